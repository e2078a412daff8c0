import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import type { Day } from '#src/lib/days.ts'
import { formatAmount } from '#src/lib/units.ts'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { useAmountWords } from './use-amount-words.ts'
import type { EatenFood } from './one-meal.ts'
import css from './one-meal.module.css'

interface Props {
  day: Day
  meal: MealType
  foods: readonly EatenFood[]
  onRemove(food: EatenFood): void
}

/** The foods of a meal with their amounts. A food opens where it is changed; its cross takes it off the record. */
export function MealFoods({ day, meal, foods, onRemove }: Props) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const amount = useAmountWords()
  return (
    <Rows labelledBy="foods">
      {foods.map((food) => (
        <li key={food.number} className={css.food}>
          <FoodLink day={day} meal={meal} food={food}>
            <Dish {...dishFor(food.bowls[0] ?? food.name)} size={44} />
            <span className={css.words}>
              <b>{food.name}</b>
              <small>{amount(food)}</small>
            </span>
            {food.kcal === null || numbersOff ? null : (
              <span className={css.kcal}>
                <b>{formatAmount(food.kcal, 'kcal')}</b> kcal
              </span>
            )}
          </FoodLink>
          <IconButton quiet size="s" icon={X} label={t`${food.name} 지우기`} onClick={() => onRemove(food)} />
        </li>
      ))}
    </Rows>
  )
}

/**
 * Where a food is changed: a course by its bowls, any other food by its amount; what came from the phone is changed
 * there.
 */
function FoodLink({
  day,
  meal,
  food,
  children,
}: Omit<Props, 'foods' | 'onRemove'> & { food: EatenFood; children: ReactNode }) {
  const hcUclSeqNo = food.number
  if (food.source === 'COURSE')
    return (
      <Link className={css.link} to="/meal/update" search={{ hcUclSeqNo }}>
        {children}
      </Link>
    )
  if (food.foodId === null) return <div className={css.link}>{children}</div>
  // `never`: the compiler knows the queries of built screens only.
  return (
    <Link
      className={css.link}
      to="/healthlog/mealRecordSearchDetail"
      search={{ foodId: food.foodId, day, meal, hcUclSeqNo } as never}
    >
      {children}
    </Link>
  )
}
