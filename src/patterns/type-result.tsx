import type { ReactNode } from 'react'
import { AxisRows, type Axis } from '#src/charts/axis-rows.tsx'
import type { RenderElement } from '#src/ui/base/slot.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { HowList } from './how-list.tsx'
import { ResultPage } from './result-page.tsx'
import { TableSet } from './table-set.tsx'
import css from './type-result.module.css'

/** What a type test found of somebody: data alone, so that every such test reads alike. */
export interface TypeFound {
  /** "든든한 한 상파". */
  name: string
  /** One line below it. */
  title: string
  /** The letters of its code with what each says; none where a type has no code. */
  letters: readonly { letter: string; word: string }[]
  /** Korean names of the dishes on its table, the one in the middle first. */
  dishes: readonly string[]
  axes: readonly Axis[]
  good: readonly string[]
  care: readonly string[]
}

interface Props {
  bar: ReactNode
  found: TypeFound
  /** See `AxisRows`. */
  describe: (nearer: string, percent: number) => string
  /** What the axes rest on: "8월 20일부터 석 달 동안의 식사 기록으로 알아봤어요." */
  basis?: ReactNode
  /** Over what is good and what to look after: "하늘님은 이렇게 드세요". */
  howTitle: string
  /** Who to eat with. */
  match?: { above: string; name: string; text: string; dish: string; render: RenderElement }
  children?: ReactNode
  action?: ReactNode
  end?: ReactNode
}

/** The type that a test found: its table, its name, where one stands on its axes, how one is, who fits. */
export function TypeResult({ bar, found, describe, basis, howTitle, match, children, action, end }: Props) {
  const { name, title, letters, dishes, axes, good, care } = found
  return (
    <ResultPage
      bar={<div className={css.bar}>{bar}</div>}
      action={action}
      end={end}
      title={name}
      text={title}
      picture={
        <>
          <TableSet dishes={dishes} className={css.table} />
          {letters.length > 0 && (
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
            <ul className={css.letters} role="list">
              {letters.map(({ letter, word }) => (
                <li key={word}>
                  <abbr title={word}>{letter}</abbr>
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {axes.length > 0 && (
        <Card>
          <AxisRows axes={axes} describe={describe} />
          {basis && <p className={css.basis}>{basis}</p>}
        </Card>
      )}
      {good.length + care.length > 0 && (
        <Card labelledBy="how">
          <CardHead id="how" title={howTitle} />
          <HowList labelledBy="how" good={good} care={care} />
        </Card>
      )}
      {match && (
        <Card tight>
          <Rows>
            <ListRow
              lead={<DishTile name={match.dish} />}
              title={<Over above={match.above}>{match.name}</Over>}
              sub={match.text}
              chevron
              render={match.render}
            />
          </Rows>
        </Card>
      )}
      {children}
    </ResultPage>
  )
}

function Over({ above, children }: { above: string; children: ReactNode }) {
  return (
    <>
      <small className={css.above}>{above}</small>
      {children}
    </>
  )
}
