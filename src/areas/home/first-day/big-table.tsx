import { useEffect, useState, type ReactNode } from 'react'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { classNames } from '#src/ui/base/class-names.ts'
import { DishPhoto } from '#src/ui/dish/dish.tsx'
import type { HomeCourse } from '../hub/home.ts'
import { noteChosen, wasJustChosen } from './just-chosen.ts'
import css from './first-day.module.css'

/** A whole meal on its mat, as large as the page lets it. */
export function BigTable({ course, label, children }: { course: HomeCourse; label: string; children: ReactNode }) {
  const [grows] = useState(wasJustChosen)
  // Once: the next visit finds it standing.
  useEffect(() => noteChosen(false), [])
  return (
    <section className={css.feast} aria-label={label}>
      <DishPhoto
        src={course.photo}
        alt=""
        dishes={course.bowls}
        size="100%"
        className={grows ? classNames(css.big, css.grows) : css.big}
      />
      {course.avoid ? <AvoidMark avoid={course.avoid} /> : null}
      {children}
    </section>
  )
}
