import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChartColumn from 'lucide-react/icons/chart-column'
import Search from 'lucide-react/icons/search'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import { addDays, today as dayIn, weekOf } from '#src/lib/days.ts'
import { koreanDays, withJosa } from '#src/lib/korean.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { DayRow } from './day-row.tsx'
import { weekSoFarQuery } from './diary.queries.ts'
import { EarlierWeeks, useRange } from './earlier-weeks.tsx'
import { ThisWeek } from './this-week.tsx'
import { weeksOf } from './weeks.ts'

/** The diary of meals: this week, and the weeks before it. */
export function DiaryScreen() {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const numbersOff = useNumbersOff()
  const range = useRange()
  const { data: rows } = useSuspenseQuery(weekSoFarQuery(today))
  const [monday = today] = weekOf(today)
  const sunday = addDays(monday, 6)
  const days = weeksOf(rows, monday, sunday)[0]?.days ?? []
  const written = days.filter(({ meals }) => meals.length > 0).length
  const count = i18n.locale === 'ko' ? withJosa(koreanDays(written), '을/를') : written

  return (
    <ListPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/healthlog/mealRecord"
          actions={
            <IconButton label={t`지난 식사 찾기`} icon={Search} render={<Link to="/healthlog/record/entire" />} />
          }
        />
      }
      lead={{
        above: range(monday, sunday),
        title: written === 0 ? t`이번 주는 아직 적은 식사가 없어요` : t`이번 주 ${count} 적었어요`,
      }}
    >
      {numbersOff || written === 0 ? null : <ThisWeek days={days} today={today} />}
      <Card>
        <Rows label={t`이번 주`}>
          {days
            .filter(({ day }) => day <= today)
            .toReversed()
            .map((day) => (
              <DayRow key={day.day} day={day} today={today} />
            ))}
        </Rows>
      </Card>
      {numbersOff ? null : (
        <Card tight>
          <Rows>
            <ListRow
              render={<Link to="/healthlog/weeklyReport" />}
              lead={<RowIcon icon={ChartColumn} />}
              title={t`주간 식사 보고서`}
              sub={t`한 주를 어떻게 드셨는지 봐요`}
              chevron
            />
          </Rows>
        </Card>
      )}
      <EarlierWeeks monday={monday} today={today} />
    </ListPage>
  )
}
