import * as v from 'valibot'
import type { Schemas } from '#src/contract/schemas.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { numberOf } from '#src/lib/typed.ts'
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

const isIn = (most: number, unit: string) => (text: string) => {
  const value = numberOf(text, unit)
  return value !== null && value >= 0 && value <= most
}

/** Name and energy are needed; what is left empty is unknown, never nothing. */
export function ownFoodForm(words: OwnFoodWords): v.GenericSchema<OwnFoodDraft, OwnFoodDraft> {
  const unknownOr = (most: number, unit = 'g') =>
    v.pipe(
      v.string(),
      v.check((text) => text.trim() === '' || isIn(most, unit)(text), words.number),
    )
  return v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.name), mostLetters(MOST_LETTERS.foodName)),
    kcal: v.pipe(v.string(), v.check(isIn(LIMITS.kcal, 'kcal'), words.kcal)),
    serving: v.pipe(v.string(), v.trim(), mostLetters(MOST_LETTERS.serving)),
    cho: unknownOr(LIMITS.nutrient),
    sugar: unknownOr(LIMITS.nutrient),
    fibre: unknownOr(LIMITS.nutrient),
    protein: unknownOr(LIMITS.nutrient),
    fat: unknownOr(LIMITS.nutrient),
    sodium: unknownOr(LIMITS.sodium, 'mg'),
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
    totCho: numberOf(draft.cho, 'g'),
    totSugar: numberOf(draft.sugar, 'g'),
    totFib: numberOf(draft.fibre, 'g'),
    totProtein: numberOf(draft.protein, 'g'),
    totFat: numberOf(draft.fat, 'g'),
    totNa: numberOf(draft.sodium, 'mg'),
  }
  return {
    ...(foodId === undefined ? {} : { foodId }),
    menuName: draft.name,
    ...(draft.serving === '' ? {} : { servingTxt: draft.serving }),
    kcal: numberOf(draft.kcal, 'kcal') ?? 0, // the form lets no other through
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
