import { useLingui } from '@lingui/react/macro'
import { PlainTable } from '#src/charts/chart-table.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { PaperPart } from '#src/domain/content/paper.tsx'
import { BloodPressureGraph } from '../blood-pressure/blood-pressure-graph.tsx'
import { pressureText } from '../blood-pressure/blood-pressure.ts'
import { BloodSugarGraph } from '../blood-sugar/blood-sugar-graph.tsx'
import { useSleepWords } from '../sleep/sleep-words.ts'
import { WeightGraph } from '../weight/weight-graph.tsx'
import type { pressureMeans, pressureWeeks, sleepWeeks, sugarWeeks, weightWeeks } from './weeks.ts'

// A sentence, the chart of the record page, and its weeks as a table that paper shows too.

/** A week by its Monday: 11. 16. */
function useWeekName() {
  const { i18n } = useLingui()
  return (monday: Day) => formatDay(monday, i18n.locale, 'tiny')
}

export function PressurePart({
  weeks,
  means,
  today,
}: {
  weeks: ReturnType<typeof pressureWeeks>
  means: ReturnType<typeof pressureMeans>
  today: Day
}) {
  const { t } = useLingui()
  const week = useWeekName()
  if (weeks.length === 0) return null
  const count = weeks.reduce((sum, row) => sum + row.count, 0)
  const [morning, evening, all] = [pressureText(means.morning), pressureText(means.evening), pressureText(means.all)]
  return (
    <PaperPart
      title={t`혈압 (mmHg)`}
      sentence={t`평균 ${all}, 아침 ${morning}, 저녁 ${evening}. ${count}번 쟀어요.`}
      chart={<BloodPressureGraph period="month" today={today} />}
      table={
        <PlainTable
          caption={t`주마다의 혈압 평균`}
          head={[t`주`, t({ message: '아침', context: '때' }), t({ message: '저녁', context: '때' }), t`횟수`]}
          rows={weeks.map((row) => [
            week(row.monday),
            pressureText(row.morning),
            pressureText(row.evening),
            String(row.count),
          ])}
        />
      }
    />
  )
}

export function SugarPart({ weeks, today }: { weeks: ReturnType<typeof sugarWeeks>; today: Day }) {
  const { t } = useLingui()
  const week = useWeekName()
  if (weeks.length === 0) return null
  const highest = Math.max(...weeks.map((row) => row.highest))
  const lowest = Math.min(...weeks.map((row) => row.lowest))
  return (
    <PaperPart
      title={t`혈당 (mg/dL)`}
      sentence={t`가장 높은 값 ${highest}, 가장 낮은 값 ${lowest}`}
      chart={<BloodSugarGraph period="month" today={today} />}
      table={
        <PlainTable
          caption={t`주마다의 혈당 평균`}
          head={[t`주`, t`공복·식전`, t({ message: '식후', context: '잰 때' }), t`가장 낮음`, t`가장 높음`]}
          rows={weeks.map(({ monday, before, after, highest: most, lowest: least }) => [
            week(monday),
            String(before ?? '–'),
            String(after ?? '–'),
            String(least),
            String(most),
          ])}
        />
      }
    />
  )
}

export function WeightPart({ weeks, today }: { weeks: ReturnType<typeof weightWeeks>; today: Day }) {
  const { t } = useLingui()
  const week = useWeekName()
  if (weeks.length === 0) return null
  return (
    <PaperPart
      title={t`체중`}
      chart={<WeightGraph period="month" today={today} />}
      table={
        <PlainTable
          caption={t`주마다의 체중 평균`}
          head={[t`주`, t`평균`, t`가장 낮음`, t`가장 높음`]}
          rows={weeks.map(({ monday, mean, low, high }) => [
            week(monday),
            formatQuantity(mean, 'kg'),
            formatQuantity(low, 'kg'),
            formatQuantity(high, 'kg'),
          ])}
        />
      }
    />
  )
}

export function SleepPart({ weeks, mean }: { weeks: ReturnType<typeof sleepWeeks>; mean: number | null }) {
  const { t } = useLingui()
  const { length } = useSleepWords()
  const week = useWeekName()
  if (mean === null) return null
  return (
    <PaperPart
      title={t`수면`}
      sentence={t`밤마다 평균 ${length(mean)}`}
      table={
        <PlainTable
          caption={t`주마다의 수면 평균`}
          head={[t`주`, t`평균`, t`밤`]}
          rows={weeks.map(({ monday, minutes, nights }) => [week(monday), length(minutes), String(nights)])}
        />
      }
    />
  )
}
