import { useLingui } from '@lingui/react/macro'
import { Bar, BarEnds } from '#src/charts/bar.tsx'
import type { Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { Challenge } from '../challenge.ts'

/** Steps of today within the time that counts; nothing on a day off and in a challenge of something else. */
export function TodayCard({
  challenge: { kind, days, window, mine, dayPoints },
  today,
}: {
  challenge: Challenge
  today: Day
}) {
  const { t } = useLingui()
  if (kind !== 'STEP' || mine === null || mine.todayGoal === null || !days.includes(today)) return null
  const { today: value, todayGoal } = mine
  const count = formatNumber(value)
  const clock = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`
  const [from, to] = window === null ? ['', ''] : [clock(window.from), clock(window.to)]
  return (
    <Card>
      <CardHead
        title={window === null ? t`오늘 걸음` : t`오늘 점심 걸음`}
        more={window === null ? undefined : <span>{`${from}–${to}`}</span>}
      />
      <Bar percent={(value / todayGoal) * 100} color="steps" />
      <BarEnds
        start={<b>{t`${count}보`}</b>}
        end={
          value >= todayGoal
            ? t`오늘은 성공했어요`
            : dayPoints > 0
              ? t`${formatNumber(todayGoal)}보면 ${dayPoints}P`
              : t`${formatNumber(todayGoal)}보면 성공`
        }
      />
    </Card>
  )
}
