/** What a medicine has to be, and when it is taken. */
import { isDay } from '#server/seoul.ts'
import type { DoseUnit, MealRelation } from './schema.ts'

export type MedicineForm = {
  medicineNm: string
  purposeTxt?: string | null | undefined
  doseQty: number
  doseUnitCode: DoseUnit
  takeList: readonly { takeTm: string; mealRelCode: MealRelation }[]
  weekDayList: readonly string[]
  startDt: string
  endDt?: string | null | undefined
  alarmYn: 'Y' | 'N'
  memo?: string | null | undefined
}

/** The field that cannot be saved as sent; undefined when all can. */
export function medicineFault({ medicineNm, doseQty, takeList, startDt, endDt }: MedicineForm): string | undefined {
  if (medicineNm.trim() === '') return 'medicineNm'
  // A thousandth is the least that is kept: nothing of a dose may be rounded away.
  if (Math.abs(doseQty * 1000 - Math.round(doseQty * 1000)) > 1e-6 || doseQty < 0.001) return 'doseQty'
  if (new Set(takeList.map(({ takeTm }) => takeTm)).size < takeList.length) return 'takeList'
  if (!isDay(startDt)) return 'startDt'
  if (endDt != null && (!isDay(endDt) || endDt < startDt)) return 'endDt'
  return undefined
}

/** Begun and not over, both days included. */
export const isTaken = ({ startDt, endDt }: { startDt: string; endDt: string | null }, today: string): boolean =>
  startDt <= today && (endDt === null || endDt >= today)
