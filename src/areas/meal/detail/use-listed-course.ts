import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#src/app/use-language.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { keyOf } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { toCourse, type CourseKey } from '#src/domain/meal/course.ts'
import { todayMenuQuery } from '#src/domain/meal/menu.queries.ts'
import { today } from '#src/lib/days.ts'
import { type Unreserved, unreservedOf } from '../today/unreserved.ts'

/** A course as the day's menu has it. */
export interface ListedCourse {
  title: string
  /** How long one waits at its counter; null where there is no line, or nobody says. */
  waitMinutes: number | null
  unreserved: Unreserved | null
}

/**
 * What menus say of a course: the name under which the member tapped it, and the line at its counter now, which only
 * today has. A menu that this visit has read says it at once; undefined while none has.
 */
export function useListedCourse(course: CourseKey): ListedCourse | undefined {
  const client = useQueryClient()
  const { language } = useLanguage()
  const isToday = course.menuDt === today(useLatestServerNow())
  const { data } = useQuery({ ...todayMenuQuery(course.restaurantCode, course.menuDt, true), enabled: isToday })
  const read = client
    .getQueriesData<Schemas['TodayMenu']>({ queryKey: keyOf('/api/menu/getTodayMenuList') })
    .map(([, menu]) => menu)
  return listedIn([data, ...read], course, language, isToday)
}

/** The course in the first of the menus that has it. */
export function listedIn(
  menus: readonly (Schemas['TodayMenu'] | undefined)[],
  course: CourseKey,
  language: 'ko' | 'en',
  isToday: boolean,
): ListedCourse | undefined {
  for (const menu of menus) {
    const found = menu?.menuList
      .map((row) => ({ row, read: toCourse(row, language) }))
      .find(({ read: { key } }) => isSame(key, course))
    if (menu && found)
      return {
        title: found.read.title,
        waitMinutes: isToday ? found.row.waitMin : null,
        unreserved: unreservedOf(found.row, menu.nowDt),
      }
  }
  return undefined
}

const isSame = (one: CourseKey, other: CourseKey) =>
  (['menuDt', 'hallNo', 'menuCourseType', 'menuMealType', 'restaurantCode'] as const).every(
    (part) => one[part] === other[part],
  )
