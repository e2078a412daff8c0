import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { DateTile, ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { listRange, toEvenings, weeksOf, type DrinkWeek } from './drink-list.ts'
import { daysQuery } from './drinks.queries.ts'
import css from './drinks.module.css'

// Plain text: this screen comes with later work.
const day: string = '/healthlog/mealRecord'

/** The evenings of four weeks, week by week. */
export function DrinkListScreen() {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const numbersOff = useNumbersOff()
  const { from, to } = listRange(today)
  const evenings = toEvenings(useSuspenseQuery(daysQuery(from, to)).data)
  const weekName = ({ ago, monday, sunday }: DrinkWeek) =>
    ago === 0
      ? t`이번 주`
      : ago === 1
        ? t`지난주`
        : `${formatDay(monday, i18n.locale, 'short')} – ${formatDay(sunday, i18n.locale, 'short')}`
  const add = (
    <Button size="l" block render={<Link to="/diary/alcoholRegi" />}>
      {t`술 기록하기`}
    </Button>
  )

  if (evenings.length === 0) {
    return (
      <ListPage
        bar={<ScreenBar titleAs="p" backTo={day} />}
        instead={
          <EmptyState
            level={1}
            title={t`지난 4주 동안 적은 술이 없어요`}
            text={t`드신 날에 적어 두면 한 주에 얼마나 되는지 보여 드려요.`}
          />
        }
        action={add}
      />
    )
  }

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo={day} />}
      lead={{ above: t`지난 4주`, title: t`${evenings.length}번 드셨어요` }}
      action={add}
    >
      {weeksOf(evenings, today).map((week) => (
        <Card key={week.monday} tight labelledBy={week.monday}>
          <CardHead
            id={week.monday}
            title={weekName(week)}
            more={
              week.alcoholG === null ? undefined : (
                <span className={css.weekSum}>{formatQuantity(week.alcoholG, 'g')}</span>
              )
            }
          />
          <Rows labelledBy={week.monday}>
            {week.days.map((each) => (
              <ListRow
                key={each.day}
                chevron
                lead={
                  <DateTile weekday={formatDay(each.day, i18n.locale, 'weekday')} day={Number(each.day.slice(6))} />
                }
                title={formatDay(each.day, i18n.locale, 'short')}
                sub={[
                  numbersOff ? '' : formatQuantity(each.kcal, 'kcal'),
                  each.alcoholG === null ? '' : t`순수 알코올 ${formatQuantity(each.alcoholG, 'g')}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                render={<Link to="/mealRecordAlcoholDetail" search={{ day: each.day }} />}
              />
            ))}
          </Rows>
        </Card>
      ))}
    </ListPage>
  )
}
