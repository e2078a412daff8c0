import { Trans, useLingui } from '@lingui/react/macro'
import { BarEnds } from '#src/charts/bar.tsx'
import { VerticalBars } from '#src/charts/vertical-bars.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Card } from '#src/ui/card/card.tsx'
import { averageOf, barsOf, type DiaryDay } from './weeks.ts'

/** The energy of this week's days: an outline is a day without record, nothing is a day to come. */
export function ThisWeek({ days, today }: { days: readonly DiaryDay[]; today: Day }) {
  const { t, i18n } = useLingui()
  const percents = barsOf(days)
  const average = averageOf(days, today)
  const goal = days.findLast(({ goal: each }) => each !== null)?.goal ?? null
  const weekday = (day: Day) => formatDay(day, i18n.locale, 'weekday')
  const said = days
    .filter(({ day }) => day <= today)
    .map(({ day, kcal }) => `${weekday(day)} ${kcal === null ? t`기록 없음` : formatQuantity(kcal, 'kcal')}`)
  return (
    <Card>
      <VerticalBars
        color="intake"
        label={t`이번 주에 드신 열량. ${said.join(', ')}`}
        tableCaption={t`이번 주에 드신 열량`}
        tableHead={[t`날짜`, t`열량`]}
        emptyText={t`이번 주는 아직 적은 식사가 없어요`}
        bars={days.map(({ day, kcal }, at) => ({
          key: day,
          name: weekday(day),
          percent: percents[at] ?? null,
          value: kcal === null ? t`기록 없음` : formatQuantity(kcal, 'kcal'),
          ...(day > today && { ahead: true as const }),
        }))}
      />
      <BarEnds
        start={
          average === null ? null : (
            <Trans>
              어제까지 하루 평균 <b>{formatAmount(average, 'kcal')} kcal</b>
            </Trans>
          )
        }
        end={goal === null ? null : t`목표 ${formatQuantity(goal, 'kcal')}`}
      />
    </Card>
  )
}
