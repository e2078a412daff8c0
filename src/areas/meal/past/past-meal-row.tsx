import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import type { PastMeal } from './past.ts'
import css from './past.module.css'

/** A name that has no English one is read out as what it is. */
const HANGUL = /[가-힣]/

/** A meal that was found: its foods, with the word set off, and when it was. */
export function PastMealRow({ meal, word, today }: { meal: PastMeal; word: string | undefined; today: Day }) {
  const { i18n } = useLingui()
  const name = useMealTimeName()(meal.meal)
  const numbersOff = useNumbersOff()
  const foods = meal.foods.join(', ')
  const day = formatDay(meal.day, i18n.locale, meal.day.slice(0, 4) === today.slice(0, 4) ? 'medium' : 'dated')
  return (
    <ListRow
      render={<Link to="/diary/detail" search={{ day: meal.day, meal: meal.meal }} />}
      lead={<Dish {...dishFor(meal.bowls[0] ?? '')} size={44} />}
      title={
        <span className={css.foods} lang={HANGUL.test(foods) ? 'ko' : undefined}>
          {marked(foods, word)}
        </span>
      }
      sub={`${day} ${name}`}
      end={meal.kcal === null || numbersOff ? undefined : formatQuantity(meal.kcal, 'kcal')}
    />
  )
}

function marked(text: string, word: string | undefined) {
  const at = word === undefined ? -1 : text.toLowerCase().indexOf(word.toLowerCase())
  if (word === undefined || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className={css.mark}>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  )
}
