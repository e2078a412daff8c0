import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { Card } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { QuantityStepper } from '#src/ui/quantity-stepper/quantity-stepper.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { Pick } from '#src/ui/select-button/select-button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { measureOf, stepOf, type Drink, type DrinkUnit, type Line } from './drinks.ts'
import { useDrinkWords } from './use-drink-words.ts'
import css from './drinks.module.css'

/** The most that is believed of one day (`drinkQty` of the contract). */
const MOST = 50

interface Props {
  drinks: readonly Drink[]
  value: readonly Line[]
  onChange(lines: Line[]): void
}

/** Every drink with its vessel and how many. */
export function DrinkRows({ drinks, value: lines, onChange }: Props) {
  const { t } = useLingui()
  const words = useDrinkWords()
  const [choosing, setChoosing] = useState<number | null>(null)
  const change = (at: number, part: Partial<Line>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  const chosen = choosing === null ? undefined : lines[choosing]
  const drinkOf = ({ code }: Line) => drinks.find((drink) => drink.code === code)
  const isFree = (line: Line, unit: DrinkUnit) =>
    unit === line.unit || !lines.some((other) => other.code === line.code && other.unit === unit)

  return (
    <Card tight label={t`술`}>
      <ul className={css.rows}>
        {lines.map((line, at) => {
          const drink = drinkOf(line)
          const measure = measureOf(drinks, line)
          if (!drink || !measure) return null
          const vessel = words.vessel(line.unit, measure.ml)
          return (
            <li key={`${line.code}-${String(at)}`}>
              <span className={css.tile}>
                <Dish {...dishFor(measure.drawn)} size={40} />
              </span>
              <span className={css.drink}>
                <b>{drink.name}</b>
                {drink.measures.length > 1 ? (
                  <Pick open={choosing === at} aria-label={`${drink.name}, ${vessel}`} onClick={() => setChoosing(at)}>
                    {vessel}
                  </Pick>
                ) : (
                  <small>{vessel}</small>
                )}
              </span>
              <Amount
                name={drink.name}
                line={line}
                text={words.counted(line.unit, line.quantity)}
                onChange={(quantity) => change(at, { quantity })}
              />
            </li>
          )
        })}
      </ul>
      {choosing !== null && chosen ? (
        <Sheet open title={drinkOf(chosen)?.name ?? ''} onCloseRequest={() => setChoosing(null)}>
          <RadioRows
            label={t`무엇으로 드셨어요?`}
            name="unit"
            value={chosen.unit}
            options={(drinkOf(chosen)?.measures ?? []).map(({ unit, ml }) => ({
              value: unit,
              title: words.vessel(unit, ml),
              disabled: !isFree(chosen, unit),
            }))}
            onChange={(unit) => {
              // Half a bottle is no half glass.
              change(choosing, { unit, quantity: stepOf(unit) === 1 ? Math.ceil(chosen.quantity) : chosen.quantity })
              setChoosing(null)
            }}
          />
        </Sheet>
      ) : null}
    </Card>
  )
}

/**
 * How many; of a drink that was not taken a plus alone. What is pressed away hands the focus on to what takes its
 * place.
 */
function Amount({
  name,
  line,
  text,
  onChange,
}: {
  name: string
  line: Line
  text: string
  onChange(quantity: number): void
}) {
  const { t } = useLingui()
  const place = useRef<HTMLSpanElement>(null)
  const isNone = line.quantity === 0
  const turned = useRef(false)
  const change = (quantity: number) => {
    turned.current = (quantity === 0) !== isNone
    onChange(quantity)
  }
  useEffect(() => {
    if (!turned.current) return
    turned.current = false
    const stepper = place.current?.querySelector<HTMLElement>('[role="spinbutton"]')
    const next = stepper ?? place.current?.querySelector('button')
    next?.focus({ preventScroll: true })
  })
  return (
    <span ref={place} className={css.amount}>
      {isNone ? (
        <IconButton className={css.add} icon={Plus} size="s" label={t`${name} 담기`} onClick={() => change(1)} />
      ) : (
        <QuantityStepper
          label={name}
          value={line.quantity}
          valueText={text}
          step={stepOf(line.unit)}
          max={MOST}
          onChange={change}
        />
      )}
    </span>
  )
}
