import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { josa } from '#src/lib/korean.ts'
import { formatPortion } from '#src/lib/portions.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { PortionBowl } from '#src/ui/portion-bowl/portion-bowl.tsx'
import { QuantityStepper } from '#src/ui/quantity-stepper/quantity-stepper.tsx'
import { amountOfBowls, bowlsOf, nutrientOf, weightOf, type Amount, type Portioned } from './amount.ts'
import { firstQty, isMeasured, MOST_QTY, type FoodUnit } from './basket.ts'
import { useFoodWords } from './food-words.ts'
import css from './food.module.css'

const MeasureSheet = lazyPart(() => import('./measure-sheet.tsx'), 'MeasureSheet')

const FRACTIONS = [0.25, 0.5, 1, 1.5, 2]
const MOST_BOWLS = 10

interface Props {
  food: Portioned
  amount: Amount
  onChange(amount: Amount): void
}

/**
 * The amount four ways, each following the others: the bowl's edge, less and more, usual parts, and a number by weight.
 */
export function AmountCard({ food, amount, onChange }: Props) {
  const { t } = useLingui()
  const words = useFoodWords()
  const [measuring, setMeasuring] = useState<FoodUnit>()
  const { unit, qty } = amount
  const measured = isMeasured(unit)
  const kcal = nutrientOf(food.serving.kcal, amount)
  const energy = words.kcal(kcal === null ? null : Math.round(kcal))
  const weight = weightOf(amount, food.units)
  const set = (next: number) => onChange({ unit, qty: next })

  return (
    <>
      <Card tone="linen" className={css.bowl} label={t`먹은 양`}>
        <PortionBowl
          label={t`먹은 양`}
          dish={food.name}
          value={bowlsOf(amount)}
          max={MOST_BOWLS}
          valueText={words.line(words.amount(qty, unit), energy)}
          onChange={(bowls) => set(amountOfBowls(bowls, unit))}
        />
      </Card>
      <div className={css.amount}>
        <QuantityStepper
          look="l"
          label={t`먹은 양, ${words.unitOf(unit)}`}
          value={qty}
          min={measured ? 1 : 0.25}
          max={MOST_QTY}
          step={measured ? 10 : 0.25}
          unit={words.unitOf(unit)}
          note={words.line(...(weight ? [words.amount(weight.qty, weight.unit)] : []), energy)}
          onChange={set}
        />
        <div className={css.chips}>
          {measured
            ? null
            : FRACTIONS.map((part) => (
                <Chip key={part} pressed={part === qty} onClick={() => set(part)}>
                  {formatPortion(part)}
                </Chip>
              ))}
          {food.units
            .filter((each) => each.code !== unit.code || isMeasured(each))
            .map((each) => (
              <Chip
                key={each.code}
                onClick={() => (isMeasured(each) ? setMeasuring(each) : onChange({ unit: each, qty: firstQty(each) }))}
              >
                <ByUnit unit={each} />
              </Chip>
            ))}
        </div>
      </div>
      {measuring ? (
        <Suspense fallback={null}>
          <MeasureSheet
            unit={measuring}
            servingKcal={food.serving.kcal}
            qty={Math.round((qty * unit.servings) / measuring.servings)}
            onClose={() => setMeasuring(undefined)}
            onSet={(next) => {
              onChange({ unit: measuring, qty: next })
              setMeasuring(undefined)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** g로 적기, 장으로 세기 */
function ByUnit({ unit }: { unit: FoodUnit }) {
  const { t } = useLingui()
  const { unitOf, language } = useFoodWords()
  const name = unitOf(unit)
  if (isMeasured(unit)) return t`${name}로 적기`
  const counted = language === 'ko' ? name + josa(name, '으로/로') : name
  return t`${counted} 세기`
}
