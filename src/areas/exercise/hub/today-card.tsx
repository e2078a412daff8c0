import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { Bar } from '#src/charts/bar.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { WorkoutRow } from './workout-row.tsx'
import type { Workout } from './week.ts'
import css from './exercise.module.css'

/** What has been done today, and how far it is to the goal of energy. */
export function TodayCard({ workouts, energy }: { workouts: readonly Workout[]; energy: Schemas['UseKcalDay'] }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const { useKcal, useKcalGoal, goalRate } = energy
  const used = useKcal === null ? '' : formatQuantity(useKcal, 'kcal')
  return (
    <Card>
      <CardHead title={t`오늘`} />
      {!numbersOff && useKcal !== null && useKcalGoal !== null && goalRate !== null && (
        <div className={css.energy}>
          <Bar percent={goalRate} color="burned" />
          {t`걸음까지 ${used}, 목표 ${formatQuantity(useKcalGoal, 'kcal')}의 ${goalRate}%`}
        </div>
      )}
      {workouts.length === 0 ? (
        <p className={css.quiet}>{t`오늘은 아직 운동한 기록이 없어요.`}</p>
      ) : (
        <Rows label={t`오늘 한 운동`}>
          {workouts.map((workout) => (
            <WorkoutRow key={workout.sn} workout={workout} />
          ))}
        </Rows>
      )}
    </Card>
  )
}
