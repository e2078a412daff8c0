import { useLingui } from '@lingui/react/macro'
import type { DataColor } from '#src/charts/data-color.ts'
import { LineChart } from '#src/charts/line-chart.tsx'
import type { DataOf } from '#src/contract/query.ts'
import { formatDay } from '#src/lib/days.ts'
import type { Challenge } from '../challenge.ts'

interface Props {
  challenge: Pick<Challenge, 'start' | 'end'>
  course: DataOf<'get', '/api/chalen/challenge/chalIndicatorChart'>
  /** What is drawn, in the member's language. */
  name: string
  color: DataColor
  format: (value: number) => string
}

/** The values of a challenge from its first day to its last, so that what is left of it shows as well. */
export function CourseChart({ challenge: { start, end }, course, name, color, format }: Props) {
  const { t, i18n } = useLingui()
  const points = course.pointList.map(({ baseDt, indicatorVal }) => ({
    day: baseDt,
    value: indicatorVal === null ? null : Number(indicatorVal),
  }))
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const first = format(known[0] ?? 0)
  const last = format(known.at(-1) ?? 0)
  const goal = course.goalVal === null ? null : Number(course.goalVal)
  return (
    <LineChart
      points={points}
      from={start}
      to={end}
      color={color}
      {...(goal !== null && { goal: { value: goal, label: t`목표 ${format(goal)}` } })}
      label={t`${name}, ${first}에서 ${last}까지`}
      tableCaption={t`챌린지 동안의 ${name}`}
      tableHead={[t`날`, name]}
      formatDay={(day) => formatDay(day, i18n.locale, 'tiny')}
      formatValue={format}
      markerLabel={t`날짜 고르기`}
      emptyText=""
    />
  )
}
