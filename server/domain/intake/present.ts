import { decimalText, orNull } from '#server/wire.ts'
import type { IntakeRow } from './queries.ts'

/** What of a record travels to and from a phone. */
type PresentedRow = Omit<IntakeRow, 'foodNameEng'>

const MEAL_TYPES = ['1', '2', '3', '4', '5', '6'] as const

export function intakeRecord(row: PresentedRow) {
  return {
    hcUclSeqNo: row.hcUclSeqNo,
    hcId: row.hcId,
    datauuid: row.sampleId,
    eatDt: row.eatDt,
    menuMealType: MEAL_TYPES.find((type) => type === row.mealType) ?? ('5' as const),
    menuName: row.foodName,
    kcal: decimalText(row.kcal),
    totCho: orNull(row.carbohydrateG, decimalText),
    totProtein: orNull(row.proteinG, decimalText),
    totFat: orNull(row.fatG, decimalText),
    totSugar: orNull(row.sugarG, decimalText),
    totFib: orNull(row.fibreG, decimalText),
    totNa: orNull(row.sodiumMg, decimalText),
  }
}
