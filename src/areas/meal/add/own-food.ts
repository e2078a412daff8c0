import * as v from 'valibot'
import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { wireTimeOf } from '#src/lib/wire-time.ts'

/** A food that the member types in, as the fields hold it. */
export interface OwnFoodDraft {
  name: string
  kcal: string
  serving: string
  cho: string
  sugar: string
  fibre: string
  protein: string
  fat: string
  sodium: string
}

export const NO_FOOD: OwnFoodDraft = {
  name: '',
  kcal: '',
  serving: '',
  cho: '',
  sugar: '',
  fibre: '',
  protein: '',
  fat: '',
  sodium: '',
}

/** What the server takes at most; sodium in milligrams. */
const LIMITS = { kcal: 10_000, nutrient: 2000, sodium: 100_000 } as const

export interface OwnFoodWords {
  name: string
  kcal: string
  number: string
}

const numberOf = (text: string) => parseWireNumber(text.trim().replace(',', '.'))
const isIn = (most: number) => (text: string) => {
  const value = numberOf(text)
  return value !== null && value >= 0 && value <= most
}

/** Name and energy are needed; what is left empty is unknown, never nothing. */
export function ownFoodForm(words: OwnFoodWords): v.GenericSchema<OwnFoodDraft, OwnFoodDraft> {
  const unknownOr = (most: number) =>
    v.pipe(
      v.string(),
      v.check((text) => text.trim() === '' || isIn(most)(text), words.number),
    )
  return v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.name), v.maxLength(60)),
    kcal: v.pipe(v.string(), v.check(isIn(LIMITS.kcal), words.kcal)),
    serving: v.pipe(v.string(), v.trim(), v.maxLength(60)),
    cho: unknownOr(LIMITS.nutrient),
    sugar: unknownOr(LIMITS.nutrient),
    fibre: unknownOr(LIMITS.nutrient),
    protein: unknownOr(LIMITS.nutrient),
    fat: unknownOr(LIMITS.nutrient),
    sodium: unknownOr(LIMITS.sodium),
  })
}

/**
 * What is sent: only what was filled in. With a meal it is recorded for it at once, at the time that was chosen
 * (`HH:mm`), if any.
 */
export function toForm(
  draft: OwnFoodDraft,
  {
    foodId,
    record,
  }: { foodId?: string | undefined; record?: { day: string; meal: string; clock: string | null } | undefined },
): Schemas['DiMealForm'] {
  const told = {
    totCho: numberOf(draft.cho),
    totSugar: numberOf(draft.sugar),
    totFib: numberOf(draft.fibre),
    totProtein: numberOf(draft.protein),
    totFat: numberOf(draft.fat),
    totNa: numberOf(draft.sodium),
  }
  return {
    ...(foodId === undefined ? {} : { foodId }),
    menuName: draft.name,
    ...(draft.serving === '' ? {} : { servingTxt: draft.serving }),
    kcal: numberOf(draft.kcal) ?? 0, // the form lets no other through
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null)),
    // checked where the meal came from an address
    ...(record
      ? {
          record: {
            baseDt: record.day,
            menuMealType: record.meal as Schemas['MealType'],
            eatQty: 1,
            ...(record.clock !== null && { eatDt: wireTimeOf(record.day, record.clock) }),
          },
        }
      : {}),
  }
}

/** An own food as it stands, to be changed. */
export const draftOf = (food: Schemas['NtntDetail']): OwnFoodDraft => ({
  name: food.menuName,
  serving: food.servingTxt,
  kcal: text(food.kcal),
  cho: text(food.totCho),
  sugar: text(food.totSugar),
  fibre: text(food.totFib),
  protein: text(food.totProtein),
  fat: text(food.totFat),
  sodium: text(food.totNa),
})

const text = (wire: string | null) => {
  const value = parseWireNumber(wire)
  return value === null ? '' : String(value)
}
