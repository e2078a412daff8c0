import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { withoutEnergy } from '#src/domain/day/without-energy.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Dish, DishPhoto } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import type { Board, SuitedCourse } from './board.ts'
import css from './board.module.css'

/** The course that suits the meal to come; where the kitchen has none, something for home. Nothing on days gone by. */
export function NextMeal({ board: { course, home }, today }: { board: Board; today: Day }) {
  const { t } = useLingui()
  if (course) return <NextCourse course={course} today={today} />
  if (!home) return null
  return (
    <Card tone="linen" className={css.next}>
      <div className={css.course}>
        <span>
          <Badge className={css.badge}>{t`집에서`}</Badge>
          <h2>{home.name}</h2>
        </span>
        <Dish {...dishFor(home.bowl)} size={104} />
      </div>
      <p>{home.reason}</p>
    </Card>
  )
}

function NextCourse({ course, today }: { course: SuitedCourse; today: Day }) {
  const { t, i18n } = useLingui()
  const mealName = useMealTimeName()
  const numbersOff = useNumbersOff()
  const { key, kcal, sodiumMg } = course
  const meal = mealName(key.menuMealType)
  const day = formatDay(key.menuDt, i18n.locale, 'short')
  const when = () => {
    if (key.menuDt === today) return t`오늘 ${meal}`
    return key.menuDt === addDays(today, 1) ? t`내일 ${meal}` : `${day} ${meal}`
  }
  const sodium = sodiumMg === null ? null : formatQuantity(sodiumMg, 'mg')
  const reason = numbersOff ? withoutEnergy(course.reason)[0] : course.reason
  return (
    <Card tone="linen" className={css.next}>
      <Link className={css.course} to="/meal/detail" search={key}>
        <span>
          <Badge kind="food" className={css.badge}>
            {when()}, {course.corner}
          </Badge>
          <h2>{course.name}</h2>
          <small>
            {kcal === null || numbersOff ? null : (
              <span>
                <b>{formatAmount(kcal, 'kcal')}</b> kcal
              </span>
            )}
            {sodium === null ? null : <span>{t`나트륨 ${sodium}`}</span>}
          </small>
        </span>
        <DishPhoto src={course.photo} alt="" dishes={course.bowls} size={128} />
      </Link>
      {reason ? <p>{reason}</p> : null}
      <Button
        block
        render={
          <Link
            to="/menu/todayMenu"
            search={{ restaurantCode: key.restaurantCode, menuDt: key.menuDt, menuMealType: key.menuMealType }}
          />
        }
      >{t`${meal} 식단 보기`}</Button>
    </Card>
  )
}
