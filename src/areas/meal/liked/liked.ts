import type { Schemas } from '#src/contract/schemas.ts'
import { nameIn, type CourseKey } from '#src/domain/meal/course.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import type { Day } from '#src/lib/days.ts'

export interface LikedDish {
  number: number
  menuCode: string
  name: string
  /** Its Korean name: it chooses the drawn bowl. */
  bowl: string
  /** Where and when it is served next. */
  next: { course: CourseKey; place: string } | null
}

export function toLiked(rows: readonly Schemas['FavoriteMenu'][], language: 'ko' | 'en'): LikedDish[] {
  return rows.map((row) => ({
    number: row.favSeq,
    menuCode: row.menuCode,
    name: nameIn(language, row),
    bowl: row.menuName,
    next: row.nextCourse && { course: row.nextCourse, place: restaurantNameOf(row, language) },
  }))
}

export const servedOn = (dishes: readonly LikedDish[], day: Day): number =>
  dishes.filter(({ next }) => next?.course.menuDt === day).length
