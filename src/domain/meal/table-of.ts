import type { Schemas } from '#src/contract/schemas.ts'
import type { Course, CourseRow } from './course.ts'

/**
 * By its time of day (`HHmm`) the first course of the meal that is on or comes next today, else of the day's last: what
 * stands on a restaurant's table.
 */
export function tableOf(
  menu: Schemas['TodayMenu'] | undefined,
  time: string,
  read: (row: CourseRow) => Course,
): Course | undefined {
  if (!menu) return undefined
  const inOrder = menu.mealTimeList.toSorted((a, b) => a.startTm.localeCompare(b.startTm))
  const meal = inOrder.find(({ endTm }) => time < endTm) ?? inOrder.at(-1)
  const row = menu.menuList.find(({ menuMealType }) => menuMealType === meal?.menuMealType) ?? menu.menuList[0]
  return row && read(row)
}
