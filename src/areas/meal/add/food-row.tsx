import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { use, type ReactNode } from 'react'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { InListItem } from '#src/ui/list-row/list-item.ts'
import { QuantityStepper } from '#src/ui/quantity-stepper/quantity-stepper.tsx'
import { kcalOf, MOST_QTY, stepOf, type Chosen } from './basket.ts'
import { useFoodWords } from './food-words.ts'
import type { AddFoods } from './use-add-foods.ts'
import css from './add-foods.module.css'

interface Props {
  /** As it would be chosen by one tap. */
  food: Chosen
  flow: Pick<AddFoods, 'basket' | 'send' | 'busy'>
  meal: { day: string; meal: string }
  /** Before its amount while it is not chosen: 지난번. */
  before?: string
  /** Maker or restaurant. */
  brand?: string | null
  /** In place of the amount's control: while the list itself is changed. */
  end?: ReactNode
}

/**
 * A food in a list: its name leads to the page of the amount, the plus takes the amount that stands beside it, then
 * less and more.
 */
export function FoodRow({ food, flow, meal, before = '', brand, end }: Props) {
  const { t } = useLingui()
  const Item = use(InListItem) ? 'div' : 'li'
  const { nameOf, amount, kcal, line } = useFoodWords()
  const chosen = flow.basket.find(({ foodId }) => foodId === food.foodId)
  const shown = chosen ?? food
  const name = nameOf(shown)
  const text = chosen?.gone
    ? t`없어진 음식이에요`
    : line(
        [chosen ? '' : before, amount(shown.qty, shown.unit)].filter(Boolean).join(' '),
        kcal(kcalOf(shown)),
        brand ?? '',
      )
  const set = (qty: number) =>
    flow.send(
      qty === 0
        ? { type: 'food.dropped', foodId: food.foodId }
        : { type: 'food.changed', food: shown, fields: { qty } },
    )

  return (
    <Item className={css.row} data-gone={chosen?.gone || undefined}>
      <DishTile name={shown.name} />
      <Link to="/healthlog/mealRecordSearchDetail" search={{ ...meal, foodId: food.foodId }} className={css.main}>
        <b>{name}</b>
        <span>{text}</span>
      </Link>
      {end ??
        (chosen?.gone ? (
          <IconButton label={t`${name} 빼기`} icon={X} quiet onClick={() => set(0)} />
        ) : chosen ? (
          <QuantityStepper
            label={name}
            value={chosen.qty}
            step={stepOf(chosen.unit)}
            max={MOST_QTY}
            valueText={amount(chosen.qty, chosen.unit)}
            onChange={set}
          />
        ) : (
          <button
            type="button"
            className={css.add}
            aria-label={t`${name} 담기`}
            onClick={() => flow.send({ type: 'food.put', food })}
          >
            <Icon of={Plus} size="s" />
          </button>
        ))}
    </Item>
  )
}
