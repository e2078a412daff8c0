import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { QuantityStepper } from '#src/ui/quantity-stepper/quantity-stepper.tsx'
import { type Body, type Daily, LEAST_KCAL, type Measured, missing, type Way } from './ways.ts'
import css from './set.module.css'

type Props = {
  daily: Daily
  onChange: (daily: Daily) => void
  way: Way | null
  isGain: boolean
  usual: Measured
  gender: Body['gender']
}

/** What a day comes to, each with its reason; together they fit the way, or say by how much they do not. */
export function DailyStep({ daily, onChange, way, isGain, usual, gender }: Props) {
  const { t } = useLingui()
  const short = missing(way, isGain, daily, usual)
  const [steps, eaten, used] = [formatNumber(usual.steps), formatNumber(usual.eatKcal), formatNumber(usual.useKcal)]
  const [kcal, stepsText] = [formatNumber(Math.abs(short ?? 0)), formatNumber(daily.step)]
  const rows = [
    {
      key: 'step',
      name: t`걸음`,
      value: daily.step,
      text: t`${stepsText}보`,
      why: usual.known.steps ? t`요즘은 하루 ${steps}보예요` : t`기록이 없어 하루 ${steps}보로 셈했어요`,
      min: 1000,
      max: 50_000,
      step: 500,
    },
    {
      key: 'eat',
      name: t`먹기`,
      value: daily.eat,
      text: `${formatNumber(daily.eat)} kcal`,
      why: usual.known.eatKcal ? t`요즘은 하루 ${eaten} kcal이에요` : t`기록이 없어 하루 ${eaten} kcal로 셈했어요`,
      min: LEAST_KCAL[gender ?? 'M'],
      max: 5000,
      step: 50,
    },
    {
      key: 'use',
      name: t`쓰기`,
      value: daily.use,
      text: `${formatNumber(daily.use)} kcal`,
      why: usual.known.useKcal ? t`요즘은 하루 ${used} kcal이에요` : t`기록이 없어 하루 ${used} kcal로 셈했어요`,
      min: 50,
      max: 3000,
      step: 10,
    },
  ] as const
  return (
    <>
      <Card>
        <ul className={css.daily}>
          {rows.map(({ key, name, value, text, why, min, max, step }) => (
            <li key={key}>
              <span>
                <b>{name}</b>
                <small>{why}</small>
              </span>
              <QuantityStepper
                label={name}
                value={value}
                onChange={(next) => onChange({ ...daily, [key]: next })}
                min={min}
                max={max}
                step={step}
                valueText={text}
                look="neutral"
                className={css.stepper}
              />
            </li>
          ))}
        </ul>
      </Card>
      {way === null ? null : (
        <p className={css.fits}>
          {short === null
            ? t`고른 속도와 맞아요.`
            : short > 0
              ? t`고른 속도보다 하루 ${kcal} kcal 모자라요.`
              : t`고른 속도보다 하루 ${kcal} kcal 넉넉해요.`}
        </p>
      )}
    </>
  )
}
