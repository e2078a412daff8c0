import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { YearLadder } from '#src/charts/year-ladder.tsx'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { Row } from './years.ts'
import css from './years.module.css'

const COLORS = { NORMAL: 'positive', CAUTION: 'caution', DANGER: 'danger' } as const

type Props = { rows: readonly Row[]; onOpen: (row: Row) => void }

/** A card of items with how many there are. */
export function ItemCard({
  title,
  kind,
  rows,
  onOpen,
  children,
}: Props & { title: string; kind: 'caution' | 'positive'; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <Card>
      <CardHead title={title} more={<Badge kind={kind}>{t`${rows.length}가지`}</Badge>} />
      <ItemRows rows={rows} onOpen={onOpen} />
      {children}
    </Card>
  )
}

/** Each item with its years on the usual zone; pressing one explains it. */
export function ItemRows({ rows, onOpen }: Props) {
  const { t } = useLingui()
  const wordOf = ({ statusCode, side }: Row) => {
    if (statusCode === 'NORMAL') return t`정상`
    if (statusCode === 'CAUTION') return t`주의`
    if (side === null) return t`다시 재기`
    return side === 'low' ? t`낮음` : t`높음`
  }
  const sinceOf = (change: number, years: number) => {
    const by = formatNumber(change, { decimals: 1, sign: 'always' })
    // Two check-ups of one year.
    if (years === 0) return change === 0 ? t`그대로` : by
    return change === 0 ? t`${years}년 새 그대로` : t`${years}년 새 ${by}`
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ul role="list" className={css.rows}>
      {rows.map((row) => {
        const { itemCode, itemNm, itemVal, unitNm, values, usual, change, years, statusCode } = row
        const undrawn = row.undrawn.join(', ')
        const word = wordOf(row)
        return (
          <li key={itemCode}>
            <button type="button" className={css.item} onClick={() => onOpen(row)}>
              <span className={css.name}>
                <b>{itemNm}</b>
                {change !== null && <span>{sinceOf(change, years)}</span>}
              </span>
              <span>
                {values.length > 1 && (
                  <YearLadder
                    values={values}
                    usual={usual}
                    color={COLORS[statusCode]}
                    label={`${itemNm}, ${values.join(' → ')} ${unitNm}, ${word}`}
                  />
                )}
              </span>
              <span className={css.value}>
                <b>{itemVal}</b>
                {statusCode === 'NORMAL' ? (
                  <span>{unitNm}</span>
                ) : (
                  <Badge kind={statusCode === 'CAUTION' ? 'caution' : 'danger'}>{word}</Badge>
                )}
              </span>
              {undrawn !== '' && <span className={css.undrawn}>{t`숫자가 아닌 해: ${undrawn}`}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
