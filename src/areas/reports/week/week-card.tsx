import { useLingui } from '@lingui/react/macro'
import { WeekLoom } from '#src/charts/week-loom.tsx'
import { addDays, daysOf, formatDay, type Day } from '#src/lib/days.ts'
import { useLoomRows } from './use-loom-rows.ts'
import { useWeekWords } from './use-week-words.ts'
import type { Strand } from './week.ts'

/** Monday to Friday, then the weekend. */
const WEEKEND = 5

/** The loom with its sentence and its table. */
export function WeekCard({ monday, strands, range }: { monday: Day; strands: readonly Strand[]; range: string }) {
  const { t, i18n } = useLingui()
  const words = useWeekWords()
  const rows = useLoomRows(strands)
  const days = daysOf(monday, addDays(monday, 6))
  const name = (day: Day) => formatDay(day, i18n.locale, 'weekday')
  const sentence = strands
    .map((strand) => [words.names[strand.thread], words.mean(strand), words.change(strand)].filter(Boolean).join(' '))
    .join(', ')
  return (
    <WeekLoom
      days={days.map((day) => name(day).slice(0, 1))}
      restFrom={WEEKEND}
      label={t`${range}의 평균과 그 전주와의 차이. ${sentence}`}
      table={{
        caption: range,
        head: [t`지표`, t`값`],
        rows: strands.flatMap((strand) => [
          [words.names[strand.thread], [words.mean(strand), words.change(strand)].filter(Boolean).join(', ')] as const,
          ...strand.values.flatMap((value, at) =>
            value === null
              ? []
              : [
                  [
                    `${words.names[strand.thread]} ${name(days[at] ?? monday)}`,
                    words.value(strand.thread, value, strand.lower?.values[at]),
                  ] as const,
                ],
          ),
        ]),
      }}
      rows={rows}
    />
  )
}
