import type { Schemas } from '#src/contract/schemas.ts'
import { allergyNotice, declaredOf, listOf, type AllergyNotice, type Declared } from '#src/domain/meal/allergens.ts'
import { nameIn, photoOf } from '#src/domain/meal/course.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import type { TrayDish } from '../record/record.ts'

/** Amounts of a dish or a course; null where the kitchen did not measure. Sodium in milligrams, the rest in grams. */
export interface Nutrients {
  kcal: number | null
  carbohydrateG: number | null
  proteinG: number | null
  fatG: number | null
  sugarG: number | null
  sodiumMg: number | null
}

export interface CourseDetail {
  title: string
  /** `한식` of `A:한식`, `Korean` in English. */
  corner: string
  menuCode: string
  liked: boolean
  likeCount: number
  soldOut: boolean
  photo: string | null
  /** Korean names: they choose the drawn bowls. */
  bowls: string[]
  /** The same dishes as they can be left on the tray, named in the member's language. */
  dishes: TrayDish[]
  total: Nutrients
}

export function toCourseDetail(rows: readonly Schemas['MealDetailRow'][], language: 'ko' | 'en'): CourseDetail | null {
  const [main] = rows
  if (!main) return null
  return {
    title: nameIn(language, main),
    corner: language === 'en' ? main.courseNmEng : main.courseTxt.replace(/^[^:]*:/, ''),
    menuCode: main.menuCode,
    liked: main.myLikeMenuYn === 'Y',
    likeCount: main.likeCnt,
    soldOut: main.soldOutYn === 'Y',
    photo: photoOf(main),
    bowls: rows.map((row) => row.menuName),
    dishes: rows.map((row) => ({
      menuCode: row.menuCode,
      name: nameIn(language, row),
      bowl: row.menuName,
      kcal: parseWireNumber(row.kcal),
    })),
    total: {
      kcal: parseWireNumber(main.totKcal ?? main.sumKcal),
      carbohydrateG: parseWireNumber(main.totCho),
      proteinG: parseWireNumber(main.totProtein),
      fatG: parseWireNumber(main.totFat),
      sugarG: parseWireNumber(main.totSugar),
      sodiumMg: parseWireNumber(main.totNa),
    },
  }
}

export interface DishNutrients extends Nutrients {
  name: string
  /** Its Korean name: it chooses the drawn bowl. */
  bowl: string
}

/** The nutrient rows bear no English names; those of the detail rows stand at the same places. */
export function toDishNutrients(
  rows: readonly Schemas['MealNutrientRow'][],
  names: readonly Schemas['MealDetailRow'][],
  language: 'ko' | 'en',
): DishNutrients[] {
  return rows.map((row) => {
    const named = names.find((each) => each.menuName === row.menuName)
    return {
      name: named ? nameIn(language, named) : row.menuName,
      bowl: row.menuName,
      kcal: parseWireNumber(row.kcal),
      carbohydrateG: parseWireNumber(row.totCho),
      proteinG: parseWireNumber(row.totProtein),
      fatG: parseWireNumber(row.totFat),
      sugarG: parseWireNumber(row.totSugar),
      sodiumMg: parseWireNumber(row.totNa),
    }
  })
}

export function toDishAllergens(
  wire: Schemas['MealAllergy'],
  language: 'ko' | 'en',
): { name: string; declared: Declared }[] {
  return listOf(wire.dishList).map((dish) => ({ name: nameIn(language, dish), declared: declaredOf(dish, language) }))
}

/**
 * What the course as a whole is told to hold. Its own sum is read beside its dishes: where a list of theirs did not
 * come, no warning goes with it.
 */
export function toCourseNotice(wire: Schemas['MealAllergy'], language: 'ko' | 'en'): AllergyNotice {
  const dishes = listOf(wire.dishList).map((dish) => declaredOf(dish, language))
  return allergyNotice([...dishes, { allergens: declaredOf(wire, language).allergens, complete: dishes.length > 0 }])
}

/** Korean names of the dishes that hold what the member avoids: their bowls are ringed. */
export const avoidedBowls = (wire: Schemas['MealAllergy']): string[] =>
  listOf(wire.dishList).flatMap((dish) =>
    declaredOf(dish, 'ko').allergens.some(({ avoided }) => avoided) ? [dish.menuName] : [],
  )

export interface EnergyShares {
  carbohydrate: number
  protein: number
  fat: number
}

/** Kilocalories in a gram. */
const ENERGY = { carbohydrate: 4, protein: 4, fat: 9 } as const

/** How the energy of a course divides, in whole percent that add up to 100; null when a part is not known. */
export function energyShares({ carbohydrateG, proteinG, fatG }: Nutrients): EnergyShares | null {
  if (carbohydrateG === null || proteinG === null || fatG === null) return null
  const kcal = {
    carbohydrate: carbohydrateG * ENERGY.carbohydrate,
    protein: proteinG * ENERGY.protein,
    fat: fatG * ENERGY.fat,
  }
  const sum = kcal.carbohydrate + kcal.protein + kcal.fat
  if (sum === 0) return null
  const protein = Math.round((kcal.protein / sum) * 100)
  const fat = Math.round((kcal.fat / sum) * 100)
  return { carbohydrate: 100 - protein - fat, protein, fat }
}

/** A day's limits that the bars are drawn against: sodium after the WHO, sugar a tenth of 2,000 kcal. */
export const DAY_LIMITS = { sodiumMg: 2000, sugarG: 50 } as const

/** A whole day's amount, or more, is much: wherever an amount stands beside its limit. */
export const isMuch = (value: number | null, limit: number): boolean => value !== null && value >= limit
