import { useLingui } from '@lingui/react/macro'
import { GoalWay } from '#src/charts/goal-way.tsx'
import { addDays, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { besidePlan, forecast, type Goal, leftOf, planRate } from './goal-way.ts'
import { shortKg, useWayWords } from './way-words.ts'
import css from './way.module.css'

type Props = { goal: Goal; rate: number | null; today: Day; weighedToday: boolean; lead: string }

/** Where one is: measured, planned and ahead, with three figures and one sentence beside the plan. */
export function WayCard({ goal, rate, today, weighedToday, lead }: Props) {
  const { t } = useLingui()
  const words = useWayWords()
  const { startKg, targetKg, currentKg, startDay, endDay, weeks } = goal
  const weighed = weeks.flatMap(({ monday, kg }) => {
    if (kg === null) return []
    const sunday = addDays(monday, 6)
    return [{ day: sunday < today ? sunday : today, value: kg }]
  })
  const points = [{ day: startDay, value: startKg }, ...weighed.filter(({ day }) => day > startDay)]
  const day = forecast(goal, rate, today)
  const beside = besidePlan(goal, rate, today)
  const now = currentKg ?? startKg
  const gone = Math.abs(startKg - now)
  const current = shortKg(now)
  const plan = shortKg(Math.abs(planRate(goal)))
  const perWeek = rate === null ? null : formatNumber(Math.abs(rate), { decimals: 1 })
  return (
    <Card>
      <GoalWay
        from={{ day: startDay, value: startKg }}
        to={{ day: endDay, value: targetKg }}
        points={points}
        ahead={day === null ? null : { day, value: targetKg }}
        color="weight"
        words={{
          plan: t`계획`,
          start: shortKg(startKg),
          now: weighedToday ? t`오늘 ${current} kg` : t`마지막 ${current} kg`,
        }}
        days={{ from: words.dayOf(startDay), now: words.dayOf(today), to: words.dayOf(endDay) }}
        label={`${lead.replace('\n', ' ')}. ${beside === null ? '' : words.beside(beside)}`}
        table={{
          caption: t`주마다 잰 몸무게`,
          head: [t`날`, 'kg'],
          rows: points.map((point) => [words.dayOf(point.day), shortKg(point.value)]),
        }}
      />
      <dl className={css.trio}>
        <div>
          <dt>{now <= startKg ? t`줄었어요` : t`늘었어요`}</dt>
          <dd>{shortKg(gone)} kg</dd>
        </div>
        <div>
          <dt>{t`남았어요`}</dt>
          <dd>{shortKg(leftOf(goal))} kg</dd>
        </div>
        <div>
          <dt>{t`요즘 속도`}</dt>
          <dd>
            {perWeek === null ? t`아직 몰라요` : t`주 ${perWeek} kg`}
            {goal.type === 'KEEP' ? null : <small>{t`계획은 주 ${plan} kg`}</small>}
          </dd>
        </div>
      </dl>
      {beside && <p className={css.beside}>{words.beside(beside)}</p>}
    </Card>
  )
}
