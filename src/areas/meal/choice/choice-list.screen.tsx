import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { choicesQuery } from './choice.queries.ts'
import { toChoice } from './choice.ts'
import { useChoiceWords } from './use-choice-words.ts'
import css from './choice.module.css'

/** Meals that the restaurant lets its people choose, and what became of the last ones. */
export function ChoiceListScreen({ restaurantCode }: { restaurantCode: string | undefined }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const words = useChoiceWords()
  const choices = useSuspenseQuery(choicesQuery(restaurantCode)).data.map((row) => toChoice(row, language))
  const [open, over] = [choices.filter((choice) => choice.open), choices.filter((choice) => !choice.open)]
  const [first] = open
  const none = (
    <EmptyState
      level={1}
      title={t`지금은 고를 메뉴가 없어요`}
      text={t`새로 고를 것이 생기면 오늘 식단 아래에서 알려 드려요.`}
      action={<Button render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
    />
  )

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/menu/todayMenu" />}
      lead={
        first
          ? {
              title: open.length === 1 ? words.question(first) : t`무엇이 좋을까요?`,
              below: t`많이 고른 쪽으로 준비해요.`,
            }
          : over.length > 0
            ? { title: t`지금은 고를 메뉴가 없어요` }
            : undefined
      }
      instead={choices.length === 0 ? none : undefined}
    >
      {open.map((choice) => (
        <Card key={choice.choiceSeq} as="article" className={css.open}>
          <div className={css.top}>
            <span>{choice.place}</span>
            {choice.chosen ? <Badge kind="positive">{t`골랐어요`}</Badge> : null}
          </div>
          <h2>
            <Link to="/meal/choiceDetail" search={{ choiceSeq: choice.choiceSeq, restaurantCode }}>
              {choice.trays.map(({ name }) => name).join(t` 또는 `)}
            </Link>
          </h2>
          <div className={css.pair}>
            {choice.trays.map(({ itemSeq, bowls }) => (
              <DishTray key={itemSeq} dishes={bowls} size={112} />
            ))}
          </div>
          <p>{words.until(choice)}</p>
        </Card>
      ))}
      {over.length > 0 ? (
        <Card>
          <CardHead title={t`지난 투표`} id="over" />
          <Rows labelledBy="over">
            {over.map((choice) => (
              <ListRow
                key={choice.choiceSeq}
                lead={<DishTray dishes={(choice.winner ?? choice.trays[0])?.bowls ?? []} size={48} />}
                title={words.meal(choice)}
                sub={words.result(choice)}
                chevron
                render={<Link to="/meal/choiceDetail" search={{ choiceSeq: choice.choiceSeq, restaurantCode }} />}
              />
            ))}
          </Rows>
        </Card>
      ) : null}
    </ListPage>
  )
}
