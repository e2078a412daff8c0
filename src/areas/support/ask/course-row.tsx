import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { bowlsOf, cornerOf, dishName, type MenuCourse } from './ask.ts'
import css from './ask.module.css'

const CourseSheet = lazyPart(() => import('./course-sheet.tsx'), 'CourseSheet')

interface Props {
  today: Day
  course: MenuCourse | null
  restaurantCode: string
  restaurantName: string
  onPick: (course: MenuCourse) => void
}

/** The tray that it is about, filled in already. */
export function CourseRow({ today, course, restaurantCode, restaurantName, onPick }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mealName = useMealTimeName()
  const [open, setOpen] = useState(false)
  const when = (day: Day) => (day === today ? t`오늘` : formatDay(day, i18n.locale, 'short'))
  const place = course && course.restaurantCode !== restaurantCode ? '' : restaurantName
  return (
    <div className={css.course}>
      <DishTray dishes={course ? bowlsOf(course) : []} size={60} />
      <p>
        <b>{course ? dishName(course, language) : t`어떤 음식이었나요?`}</b>
        <small>
          {course
            ? [`${when(course.menuDt)} ${mealName(course.menuMealType)}`, place, cornerOf(course, language)]
                .filter(Boolean)
                .join(' · ')
            : restaurantName}
        </small>
      </p>
      <Button kind="text" size="s" onClick={() => setOpen(true)}>
        {course ? t`바꾸기` : t`고르기`}
      </Button>
      <Sheet open={open} onCloseRequest={() => setOpen(false)} title={t`어떤 음식이었나요?`}>
        <Suspense fallback={null}>
          <CourseSheet
            today={today}
            course={course}
            restaurantCode={restaurantCode}
            onPick={(picked) => {
              onPick(picked)
              setOpen(false)
            }}
          />
        </Suspense>
      </Sheet>
    </div>
  )
}
