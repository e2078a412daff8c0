import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#src/app/use-language.ts'
import { userRestaurantsQuery } from '#src/domain/meal/menu.queries.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { toRestaurants } from '#src/domain/restaurant/restaurant.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { Chip } from '#src/ui/chip/chip.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { bowlsOf, cornerOf, dishName, menuIdOf, type MenuCourse } from './ask.ts'
import { coursesQuery } from './ask.queries.ts'
import css from './ask.module.css'

/** So long ago a dish may have been. */
const DAYS_BACK = 14

interface Props {
  today: Day
  course: MenuCourse | null
  /** Restaurant that the form began with. */
  restaurantCode: string
  onPick: (course: MenuCourse) => void
}

/** Which course it was: a day, a restaurant, a row. */
export function CourseSheet({ today, course, restaurantCode, onPick }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const [day, setDay] = useState(course?.menuDt ?? today)
  const [place, setPlace] = useState(course?.restaurantCode ?? restaurantCode)
  const { data: mine } = useQuery(userRestaurantsQuery())
  const { data: courses } = useQuery(coursesQuery(place, day))
  const restaurants = toRestaurants(mine ?? [], language)
  const isFirst = day <= addDays(today, -DAYS_BACK)
  return (
    <div className={css.pick}>
      <DateStepper
        text={day === today ? t`오늘` : formatDay(day, i18n.locale, 'medium')}
        previousLabel={t`전날`}
        nextLabel={t`다음 날`}
        previousDisabled={isFirst}
        nextDisabled={day >= today}
        onPrevious={() => (isFirst ? undefined : setDay(addDays(day, -1)))}
        onNext={() => (day < today ? setDay(addDays(day, 1)) : undefined)}
      />
      {restaurants.length > 1 ? (
        <div className={css.chips} role="group" aria-label={t`식당`}>
          {restaurants.map(({ code, name }) => (
            <Chip key={code} pressed={code === place} onClick={() => setPlace(code)}>
              {name}
            </Chip>
          ))}
        </div>
      ) : null}
      {courses === undefined ? (
        <Skeleton height={240} />
      ) : courses.length === 0 ? (
        <p className={css.none}>{t`이날은 식단이 없어요.`}</p>
      ) : (
        <RadioRows
          label={t`식단`}
          name="course"
          value={course ? menuIdOf(course) : null}
          options={courses.map((each) => {
            const eaten = each.eatenYn === 'Y' ? ` · ${t`먹었어요`}` : ''
            return {
              value: menuIdOf(each),
              title: dishName(each, language),
              sub: `${mealName(each.menuMealType)} · ${cornerOf(each, language)}${eaten}`,
              lead: <DishTile name={bowlsOf(each)[0] ?? each.menuName} />,
            }
          })}
          onChange={(menuId) => {
            const picked = courses.find((each) => menuIdOf(each) === menuId)
            if (picked) onPick(picked)
          }}
        />
      )}
    </div>
  )
}
