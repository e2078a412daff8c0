import type { Schemas } from '#src/contract/schemas.ts'

/**
 * Why nobody reserves a take-out course any more though some may be left: its last moment has passed today, or the
 * counter alone sells it.
 */
export type Unreserved = 'over' | 'counter'

type Sold = Pick<Schemas['TodayMenuCourse'], 'menuDt' | 'salesType' | 'orderEndTm'>

/** Whether the last moment to reserve a course has passed, by the answer's own time. */
export const isOrderOver = ({ menuDt, orderEndTm }: Sold, nowDt: string): boolean =>
  orderEndTm ? `${menuDt}${orderEndTm}` <= nowDt.slice(0, 12) : false

export function unreservedOf(row: Sold, nowDt: string): Unreserved | null {
  if (!row.orderEndTm) return row.salesType === 'T1' ? 'counter' : null
  return isOrderOver(row, nowDt) && row.menuDt === nowDt.slice(0, 8) ? 'over' : null
}
