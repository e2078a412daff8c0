import { Trans, useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { ProgressRing } from '#src/charts/progress-ring.tsx'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { shareOfGoal, type Home, type Measure } from './home.ts'
import css from './home.module.css'

type Summary = Pick<Home, 'steps' | 'intakeKcal' | 'burnedKcal' | 'stepsAgainstYesterday'>

/** Steps, intake and energy burned today, each against its goal. */
export function TodaySummary({ steps, intakeKcal, burnedKcal, stepsAgainstYesterday }: Summary) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const difference = formatNumber(Math.abs(stepsAgainstYesterday ?? 0))

  return (
    <Card label={t`오늘 요약`}>
      <ul className={css.today}>
        <Ring name={t`걸음`} unit={t`보`} measure={steps} color="steps" goal={(goal) => t`목표 ${goal}보`} value={(value) => t`${value}보`} />
        {numbersOff ? null : <Ring name={t`섭취`} unit="kcal" measure={intakeKcal} color="intake" goal={(goal) => t`목표 ${goal} kcal`} value={(v) => `${v} kcal`} />}
        <Ring name={t`소모`} unit="kcal" measure={burnedKcal} color="burned" goal={(goal) => t`목표 ${goal} kcal`} value={(v) => `${v} kcal`} />
      </ul>
      {stepsAgainstYesterday === null ? null : (
        <p className={css.insight}>
          {stepsAgainstYesterday === 0 ? (
            t`어제 이 시간만큼 걸었어요`
          ) : stepsAgainstYesterday > 0 ? (
            <Trans>
              어제 이 시간보다 <b>{difference}보</b> 더 걸었어요
            </Trans>
          ) : (
            <Trans>
              어제 이 시간보다 <b>{difference}보</b> 덜 걸었어요
            </Trans>
          )}
        </p>
      )}
    </Card>
  )
}

interface RingProps {
  name: string
  /** Stands where the goal would while there is none. */
  unit: string
  measure: Measure
  color: 'steps' | 'intake' | 'burned'
  value(amount: string): string
  goal(amount: string): string
}

function Ring({ name, unit, measure, color, value, goal }: RingProps) {
  const { t } = useLingui()
  const amount = measure.value === null ? null : formatNumber(measure.value)
  const goalText = measure.goal === null ? t`목표 없음` : goal(formatNumber(measure.goal))
  const reading = amount === null ? t`기록 없음` : value(amount)
  return (
    <li>
      <ProgressRing percent={shareOfGoal(measure)} color={color} label={`${name} ${reading}, ${goalText}`}>
        <b>{amount ?? '–'}</b>
      </ProgressRing>
      <p className={css.name}>{name}</p>
      <p>{measure.goal === null ? unit : goalText}</p>
    </li>
  )
}
