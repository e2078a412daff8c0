import type { ReactNode } from 'react'
import { DishPhoto } from '#src/ui/dish/dish.tsx'
import type { HomeCourse } from '../hub/home.ts'
import css from './first-day.module.css'

/** A whole meal on its mat, as large as the page lets it. */
export function BigTable({ course, label, children }: { course: HomeCourse; label: string; children: ReactNode }) {
  return (
    <section className={css.feast} aria-label={label}>
      <DishPhoto src={course.photo} alt="" dishes={course.bowls} size="100%" className={css.big} />
      {children}
    </section>
  )
}
