import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { addDays, formatDay } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import { colon } from '../hub/lead-words.ts'
import css from './hours.module.css'

/** The next meal in one line, on a day or at an hour at which it is not yet the matter. */
export function NextMealCard({ home: { menu, nextMeal }, now }: HomeCardProps) {
  const { t, i18n } = useLingui()
  const course = menu?.courses[0]
  if (!menu || !course) return null
  const { mealName } = menu
  const day = formatDay(menu.day, i18n.locale, 'short')
  const meal = menu.day === addDays(now.day, 1) ? t`내일 ${mealName}` : `${day} ${mealName}`
  return (
    <Card label={t`다음 식사`}>
      <Link to="/meal/detail" search={course.key} className={css.mini}>
        <DishTray dishes={course.bowls} size={68} />
        <span>
          <small>{[meal, nextMeal && colon(nextMeal.opensAt), menu.restaurantName].filter(Boolean).join(' · ')}</small>
          <b>{course.title}</b>
          {course.avoid ? (
            <small>
              <AvoidMark avoid={course.avoid} />
            </small>
          ) : null}
        </span>
        <Icon of={ChevronRight} />
      </Link>
    </Card>
  )
}
