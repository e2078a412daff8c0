import type { paths } from '#openapi/generated/schema.d.ts'
import { drop, keep } from '#src/app/outbox/outbox.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { toWireTime } from '#src/lib/wire-time.ts'
import { aboutCourse, REGI, SIDES } from './waiting-course.ts'

interface Record {
  course: CourseKey
  /** Null where nothing of the tray was eaten, only something beside it. */
  body: Schemas['MealRegiInput'] | null
  sides: Schemas['MealFoodListForm'] | null
  stale: readonly (keyof paths)[]
}

/**
 * Keeps the record of a course on the phone until somebody answers. What is left to the server's clock otherwise is
 * said here: it was eaten now, not when it is sent.
 *
 * @returns the way back, which tells whether all of it still lay there; null where it could not be kept
 */
export async function keepCourse(
  { course, body, sides, stale }: Record,
  now: Date,
): Promise<(() => Promise<boolean>) | null> {
  const about = aboutCourse(course)
  const ids = body ? [await keep({ path: REGI, body: { eatDt: toWireTime(now), ...body }, stale, about })] : []
  if (sides) ids.push(await keep({ path: SIDES, body: sides, stale, about }))
  const kept = ids.filter((id) => id !== null)
  if (kept.length === ids.length) return () => dropCourse(kept)
  await dropCourse(kept)
  return null
}

/** Takes back what waits of a course. @returns whether all of it still lay there: else some was sent meanwhile */
export async function dropCourse(ids: readonly string[]): Promise<boolean> {
  let all = true
  for (const id of ids) all = (await drop(id)) && all
  return all
}
