import type { Schemas } from '#src/contract/schemas.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { clockOf } from '#src/lib/wire-time.ts'
import { foodNameOf } from '../one-meal/one-meal.ts'

/** A food of the day in the list of all of them. */
export interface ListedFood {
  number: number
  meal: Schemas['MealType']
  source: Schemas['IntakeSource']
  clock: string
  name: string
  /** The Korean name that chooses its bowl. */
  bowl: string
  qty: number
  unit: string
  /** The list names no code of a unit: weights and measures are known by their signs. */
  unitCode: Schemas['FoodUnitCode']
  kcal: number | null
}

const SIGNS: Partial<Record<string, Schemas['FoodUnitCode']>> = { g: 'GRAM', ml: 'ML' }

export const toListedFood = (row: Schemas['DiaryFood'], language: 'ko' | 'en'): ListedFood => ({
  number: row.hcUclSeqNo,
  meal: row.menuMealType,
  source: row.sourceCode,
  clock: clockOf(row.eatDt),
  name: foodNameOf({ source: row.sourceCode, name: row.foodNm, english: row.menuNameEng }, language),
  bowl: splitJoined(row.dishTxt)[0] ?? row.foodNm,
  qty: row.eatQty,
  unitCode: SIGNS[row.unitNm.toLowerCase()] ?? 'SERVING',
  unit: language === 'en' ? row.unitNmEng : row.unitNm,
  kcal: parseWireNumber(row.kcal),
})
