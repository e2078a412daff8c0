import { useLingui } from '@lingui/react/macro'
import { ageLevel, type AgeLevel } from '#src/charts/age-gap.ts'
import { AgeGapMeter, AgeScale } from '#src/charts/age-gap-meter.tsx'
import { Card } from '#src/ui/card/card.tsx'
import type { HealthAge } from './age.ts'
import { useAgeWords } from './age-words.ts'
import css from './age.module.css'

/** The bounds of the levels in whole years [CRT-13]; a range may break after its "~". */
const RANGES: readonly (readonly [AgeLevel, string])[] = [
  ['best', '−10~'],
  ['good', '−9~\u200b−5'],
  ['mid', '−4~\u200b−1'],
  ['zero', '0'],
  ['warning', '+1~\u200b+4'],
  ['danger', '+5~\u200b+9'],
  ['worst', '+10~'],
]

/** How far the body is from its years, on seven levels. */
export function AgeMeter({ age: { realAge, healthAge, gapAge } }: { age: HealthAge }) {
  const { t } = useLingui()
  const { levels } = useAgeWords()
  if (realAge === null || healthAge === null || gapAge === null) return null
  const level = levels[ageLevel(gapAge)]
  const years = Math.abs(gapAge)
  const label =
    gapAge < 0
      ? t`건강나이 ${healthAge}세, 실제 나이 ${realAge}세보다 ${years}살 젊음. 일곱 단계 가운데 ${level}.`
      : gapAge > 0
        ? t`건강나이 ${healthAge}세, 실제 나이 ${realAge}세보다 ${years}살 많음. 일곱 단계 가운데 ${level}.`
        : t`건강나이 ${healthAge}세, 실제 나이와 같음.`
  return (
    <Card label={t`건강나이`} className={css.meter}>
      <AgeGapMeter gapYears={gapAge} label={label} animated>
        <b>
          {healthAge}
          <small>{t`세`}</small>
        </b>
        <span>{t`실제 나이 ${realAge}세`}</span>
      </AgeGapMeter>
      <AgeScale
        label={t`일곱 단계`}
        gapYears={gapAge}
        steps={RANGES.map(([each, range]) => ({ level: each, name: levels[each], range }))}
      />
    </Card>
  )
}
