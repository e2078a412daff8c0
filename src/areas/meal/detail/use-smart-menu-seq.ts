import { useQuery } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { type Day, today } from '#src/lib/days.ts'
import { toWireTime } from '#src/lib/wire-time.ts'

/** Courses of a day that can be ordered ahead. */
const orderedAheadQuery = (menuDt: Day, restaurantCode: string) =>
  query('get', '/api/meal/getMealSmartOrderMenuListForWelfit', {
    params: { query: { menuDt, restaurantCode } },
    background: true,
  })

/**
 * The number by which a portion of the course is reserved now; null where it is not, is not any more, or nothing is
 * left.
 */
export function useSmartMenuSeq(course: CourseKey, now: Date): string | null {
  const { data } = useQuery({
    ...orderedAheadQuery(course.menuDt, course.restaurantCode),
    enabled: course.menuDt >= today(now),
  })
  const row = data?.find(
    ({ hallNo, menuCourseType, menuMealType }) =>
      hallNo === course.hallNo && menuCourseType === course.menuCourseType && menuMealType === course.menuMealType,
  )
  const minute = toWireTime(now, 'minute')
  const isOpen =
    row &&
    row.smartReservationStartDtm <= minute &&
    minute <= row.smartReservationEndDtm &&
    row.smartRemainingQuantity > 0
  return isOpen ? row.smartMenuSeq : null
}
