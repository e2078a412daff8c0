import { useLingui } from '@lingui/react/macro'
import { LineChart } from '#src/charts/line-chart.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { periodStart, type WeightPeriod } from './weight.ts'

export interface PeriodSwitchProps {
  period: WeightPeriod
  onPeriod(period: WeightPeriod): void
}

/** A week, a month, three months or a year. */
export function PeriodSwitch({ period, onPeriod }: PeriodSwitchProps) {
  const { t } = useLingui()
  return (
    <Segmented<WeightPeriod>
      label={t`기간`}
      value={period}
      onChange={onPeriod}
      options={[
        { value: 'week', label: t`1주` },
        { value: 'month', label: t`1개월` },
        { value: 'quarter', label: t`3개월` },
        { value: 'year', label: t`1년` },
      ]}
    />
  )
}

export interface WeightGraphProps {
  period: WeightPeriod
  today: Day
  targetKg: number | null
  /** One point a day with a reading; days without one are gaps. */
  points: readonly { day: Day; weightKg: number }[]
}

/** The weight over the period, with the goal as a line. */
export function WeightGraph({ period, today, targetKg, points }: WeightGraphProps) {
  const { t, i18n } = useLingui()
  const from = periodStart(period, today)
  const periodName = { week: t`최근 1주`, month: t`최근 1개월`, quarter: t`최근 3개월`, year: t`최근 1년` }[period]

  return (
    <LineChart
      points={points.map(({ day, weightKg }) => ({ day, value: weightKg }))}
      from={from}
      to={today}
      color="weight"
      {...(targetKg === null
        ? {}
        : { goal: { value: targetKg, label: t`목표 ${formatQuantity(targetKg, 'kg')}` } })}
      label={useSummary(periodName, points, targetKg)}
      tableCaption={t`${periodName} 체중`}
      tableHead={[t`날짜`, t`체중`]}
      formatDay={(day) => formatDay(day, i18n.locale, 'short')}
      formatValue={(kg) => formatQuantity(kg, 'kg')}
      formatAxis={(kg) => formatAmount(kg, 'kg').replace(/\.0$/, '')}
      markerLabel={t`날짜 고르기`}
      emptyText={t`이 기간에는 기록이 없어요`}
    />
  )
}

/** The chart in one sentence: range, trend and latest value. */
function useSummary(periodName: string, points: WeightGraphProps['points'], targetKg: number | null): string {
  const { t, i18n } = useLingui()
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return t`${periodName} 체중. 기록이 없어요.`

  const firstDay = formatDay(first.day, i18n.locale, 'short')
  const lastDay = formatDay(last.day, i18n.locale, 'short')
  const start = formatQuantity(first.weightKg, 'kg')
  const end = formatQuantity(last.weightKg, 'kg')
  const change = formatQuantity(Math.abs(last.weightKg - first.weightKg), 'kg')
  const goal = targetKg === null ? '' : ' ' + t`목표는 ${formatQuantity(targetKg, 'kg')}이에요.`
  if (points.length === 1) return t`${periodName} 체중. ${lastDay} ${end} 한 번 쟀어요.` + goal
  if (last.weightKg < first.weightKg)
    return t`${periodName} 체중. ${firstDay} ${start}에서 ${lastDay} ${end}으로 ${change} 줄었어요.` + goal
  if (last.weightKg > first.weightKg)
    return t`${periodName} 체중. ${firstDay} ${start}에서 ${lastDay} ${end}으로 ${change} 늘었어요.` + goal
  return t`${periodName} 체중. ${firstDay}과 ${lastDay} 모두 ${end}예요.` + goal
}
