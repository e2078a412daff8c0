import { useQuery } from '@tanstack/react-query'
import { AsideSteps, asideDaysOf } from '#src/domain/day/aside-steps.tsx'
import type { Day } from '#src/lib/days.ts'
import { daysQuery } from './challenge.queries.ts'

/** As many days as are told of at once, the newest. */
const MOST = 3

/** Own steps of a walk that were not counted. Nothing where all were, and in a challenge of something else. */
export function WalkAside({
  chalnCode,
  today,
  isSettled = false,
}: {
  chalnCode: string
  today: Day
  isSettled?: boolean
}) {
  const { data } = useQuery(daysQuery(chalnCode))
  const days = data?.dayList.map(({ stepDt, asideStepCnt }) => ({ day: stepDt, steps: asideStepCnt })) ?? []
  return <AsideSteps days={asideDaysOf(days).slice(0, MOST)} today={today} isFinal={isSettled} />
}
