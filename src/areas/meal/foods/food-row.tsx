import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import type { Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { amountIn } from '../add/food-words.ts'
import type { ListedFood } from './foods.ts'

interface Props {
  day: Day
  food: ListedFood
  /** Given while several are chosen. */
  checked?: boolean
  onCheck?: (on: boolean) => void
}

/** A food with when, from where and how much; it opens its meal, or is chosen. */
export function FoodRow({ day, food, checked, onCheck }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const numbersOff = useNumbersOff()
  const source = {
    COURSE: t`회사 밥`,
    SEARCH: t`찾은 음식`,
    WRITE: t`직접 입력`,
    TAKEOUT: t`포장`,
    PHOTO: t`사진`,
    PHONE: t`휴대폰`,
  }[food.source]
  const amount = amountIn(language, food.qty, { code: food.unitCode, name: food.unit, nameEng: food.unit })
  const texts = {
    lead: <Dish {...dishFor(food.bowl)} size={44} />,
    title: food.name,
    sub: `${food.clock} · ${source} · ${amount}`,
  }
  if (onCheck)
    return (
      <ListRow
        as="label"
        {...texts}
        end={<Checkbox hideLabel label={food.name} checked={checked ?? false} onChange={onCheck} />}
      />
    )
  return (
    <ListRow
      {...texts}
      render={<Link to="/diary/detail" search={{ day, meal: food.meal }} />}
      end={food.kcal === null || numbersOff ? undefined : formatQuantity(food.kcal, 'kcal')}
      chevron
    />
  )
}
