import type { MealTime } from '#src/domain/meal/meal-times.ts'
import { addDays, today, type Day } from '#src/lib/days.ts'
import { clockOf, toWireTime, wireTimeOf, type WireTime } from '#src/lib/wire-time.ts'

/** How long after closing a meal still counts as being eaten now: trays are not back at once. */
const STILL_EATING_MINUTES = 60

type Hours = Pick<MealTime, 'opensAt' | 'closesAt'>

/** Whether a course can be recorded: from the start of its serving until the end of the next day. Without hours, from the morning of its day on. */
export function canRecord(menuDt: Day, { opensAt }: Hours, now: Date): boolean {
  const day = today(now)
  if (day < menuDt || day > addDays(menuDt, 1)) return false
  return day > menuDt || clockOf(toWireTime(now)).replace(':', '') >= (opensAt ?? '0000')
}

/** When a course that is recorded now was eaten: now, which is left to the server, or when its meal ended. */
export function eatenAt(menuDt: Day, { closesAt }: Hours, now: Date): WireTime | undefined {
  if (closesAt === null) return undefined
  const stillEating = toWireTime(new Date(now.getTime() - STILL_EATING_MINUTES * 60_000))
  const closed = wireTimeOf(menuDt, `${closesAt.slice(0, 2)}:${closesAt.slice(2)}`)
  return stillEating <= closed ? undefined : closed
}

/** A dish that can be left on the tray. */
export interface TrayDish {
  menuCode: string
  name: string
  /** Its Korean name: it chooses the drawn bowl. */
  bowl: string
  kcal: number | null
}

/** What was eaten of a tray; null when a dish of it was never measured. */
export function eatenKcal(dishes: readonly TrayDish[], left: ReadonlySet<string>): number | null {
  const eaten = dishes.filter(({ menuCode }) => !left.has(menuCode)).map(({ kcal }) => kcal)
  return eaten.includes(null) ? null : Math.round(eaten.reduce<number>((sum, kcal) => sum + (kcal ?? 0), 0))
}
