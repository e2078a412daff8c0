import { Trans, useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { Donut, DonutLegend } from '#src/charts/donut.tsx'
import { NutrientBars } from '#src/charts/nutrient-bars.tsx'
import { useNutrientWords } from '#src/domain/meal/use-nutrient-words.ts'
import { formatAmount, formatQuantity, type Unit } from '#src/lib/units.ts'
import { DAY_LIMITS, energyShares, isMuch, type Nutrients } from './detail.ts'
import css from './detail.module.css'

/** The course as a whole: energy, how it divides, and what of the day's sodium and sugar it takes. */
export function Nutrition({ total }: { total: Nutrients }) {
  const { t } = useLingui()
  const isNumbersOff = useNumbersOff()
  const much = useNutrientWords().CAUTION.text
  const shares = energyShares(total)
  const parts = shares && [
    {
      key: 'carbohydrate',
      label: t`탄수화물`,
      amount: grams(total.carbohydrateG),
      share: shares.carbohydrate,
      color: 'carbohydrate' as const,
    },
    {
      key: 'protein',
      label: t`단백질`,
      amount: grams(total.proteinG),
      share: shares.protein,
      color: 'protein' as const,
    },
    { key: 'fat', label: t`지방`, amount: grams(total.fatG), share: shares.fat, color: 'fat' as const },
  ]
  const kcal = total.kcal === null || isNumbersOff ? null : formatAmount(total.kcal, 'kcal')
  const ofLimit = (value: number | null, limit: number, unit: Unit) => {
    if (value === null) return t`정보 없음`
    const amount = `${formatAmount(value, unit)} / ${formatQuantity(limit, unit)}`
    return isMuch(value, limit) ? `${amount}, ${much}` : amount
  }

  return (
    <div className={css.nutrition}>
      {total.kcal === null && !isNumbersOff ? <p className={css.rating}>{t`열량 정보가 없어요`}</p> : null}
      {parts && kcal !== null ? (
        <div className={css.macro}>
          <Donut
            label={t`열량 ${kcal} kcal. ${parts.map((part) => `${part.label} ${part.share}%`).join(', ')}`}
            parts={parts.map(({ key, label, share, color }) => ({ key, label, percent: share, color }))}
          >
            <span className={css.energy}>
              <b>{kcal}</b>
              <span>kcal</span>
            </span>
          </Donut>
          <DonutLegend
            parts={parts.map(({ key, label, amount, share, color }) => ({
              key,
              label,
              amount,
              percent: `${share}%`,
              color,
            }))}
          />
        </div>
      ) : kcal === null ? null : (
        <p className={css.kcal}>
          <Trans>
            <b>{kcal}</b> kcal
          </Trans>
        </p>
      )}
      <NutrientBars
        label={t`하루 기준과 비교`}
        rows={[
          {
            key: 'sodium',
            name: t`나트륨`,
            percent: total.sodiumMg === null ? null : (total.sodiumMg / DAY_LIMITS.sodiumMg) * 100,
            value: ofLimit(total.sodiumMg, DAY_LIMITS.sodiumMg, 'mg'),
            over: isMuch(total.sodiumMg, DAY_LIMITS.sodiumMg),
            label: t`나트륨, 하루 기준 ${formatQuantity(DAY_LIMITS.sodiumMg, 'mg')}`,
            color: 'sodium',
          },
          {
            key: 'sugar',
            name: t`당류`,
            percent: total.sugarG === null ? null : (total.sugarG / DAY_LIMITS.sugarG) * 100,
            value: ofLimit(total.sugarG, DAY_LIMITS.sugarG, 'g'),
            over: isMuch(total.sugarG, DAY_LIMITS.sugarG),
            label: t`당류, 하루 기준 ${formatQuantity(DAY_LIMITS.sugarG, 'g')}`,
            color: 'intake',
          },
        ]}
      />
    </div>
  )
}

const grams = (value: number | null) => (value === null ? '–' : formatQuantity(value, 'g'))
