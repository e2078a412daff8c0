import { decimalText, orNull, wholeText } from '#server/wire.ts'
import type { IntakeRow } from './queries.ts'

const NOTHING = {
  mealRegiYn: 'N' as const,
  hcUclSeqNo: null,
  eatQty: null,
  eatDt: null,
  exceptMenuCodeList: [] as string[],
  memoTxt: null,
  kcal: null,
  totCho: null,
  totProtein: null,
  totFat: null,
  totSugar: null,
  totNa: null,
}

/** A recorded course on the wire; without a record everything but the flag is null or empty. */
export function eatNutrient(row: IntakeRow | undefined) {
  if (row === undefined) return NOTHING
  return {
    mealRegiYn: 'Y' as const,
    hcUclSeqNo: row.hcUclSeqNo,
    eatQty: row.quantity,
    eatDt: row.eatDt,
    exceptMenuCodeList: row.exceptMenuCodes,
    memoTxt: row.memo,
    kcal: wholeText(row.kcal),
    totCho: orNull(row.carbohydrateG, decimalText),
    totProtein: orNull(row.proteinG, decimalText),
    totFat: orNull(row.fatG, decimalText),
    totSugar: orNull(row.sugarG, decimalText),
    totNa: orNull(row.sodiumMg, wholeText),
  }
}
