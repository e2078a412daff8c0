import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber, roundTo } from '#src/lib/numbers.ts'
import type { Day } from '#src/lib/days.ts'

export type DrinkUnit = Schemas['DrinkUnit']
type Language = 'ko' | 'en'

/** A glass, bottle or can of a drink. */
export interface Measure {
  unit: DrinkUnit
  ml: number
  alcoholG: number
  kcal: number
  /** Korean name of drink and vessel: it chooses the drawing. */
  drawn: string
}

/** A drink to choose from. */
export interface Drink {
  code: string
  name: string
  measures: [Measure, ...Measure[]]
}

/** So much of a drink; 0 is a drink that is offered and was not taken. */
export interface Line {
  code: string
  unit: DrinkUnit
  quantity: number
}

/** What stands on the shelf and in the words of a day. */
export interface Drunk extends Line {
  name: string
  drawn: string
  kcal: number
  alcoholG: number
}

export interface DrinkDay {
  day: Day
  drunk: Drunk[]
  /** Of the whole week, this day included, and of the week before. Grams of pure alcohol. */
  weekG: number
  lastWeekG: number
  limitG: number
}

const nameOf = (language: Language, { drinkNm, drinkNmEng }: { drinkNm: string; drinkNmEng: string | null }) =>
  language === 'en' && drinkNmEng ? drinkNmEng : drinkNm

export function toDrinks(wire: readonly Schemas['AlcholDrink'][], language: Language): Drink[] {
  return wire.flatMap((drink) => {
    const [first, ...others] = drink.unitList.map((unit): Measure => ({
      unit: unit.unitCode,
      ml: unit.ml,
      alcoholG: unit.alcoholG,
      kcal: parseWireNumber(unit.kcal) ?? 0,
      drawn: `${drink.drinkNm}${unit.unitNm}`,
    }))
    return first ? [{ code: drink.drinkCode, name: nameOf(language, drink), measures: [first, ...others] }] : []
  })
}

export function toDrinkDay(wire: Schemas['DrinkDay'], language: Language): DrinkDay {
  return {
    day: wire.baseDt,
    drunk: wire.drinkList.map((each) => ({
      code: each.drinkCode,
      unit: each.unitCode,
      quantity: each.drinkQty,
      name: nameOf(language, each),
      drawn: `${each.drinkNm}${each.unitNm}`,
      kcal: parseWireNumber(each.kcal) ?? 0,
      alcoholG: each.alcoholG,
    })),
    weekG: wire.weekAlcoholG,
    lastWeekG: wire.lastWeekAlcoholG,
    limitG: wire.weekLimitG,
  }
}

/**
 * Every drink that is offered, with what was taken of it; one that was taken by the glass and by the bottle has a line
 * for each.
 */
export function linesOf(drinks: readonly Drink[], drunk: readonly Line[]): Line[] {
  return drinks.flatMap(({ code, measures: [usual, ...others] }): Line[] => {
    const taken = [usual, ...others].flatMap(({ unit }) => {
      const quantity = drunk.reduce(
        (sum, each) => (each.code === code && each.unit === unit ? sum + each.quantity : sum),
        0,
      )
      return quantity > 0 ? [{ code, unit, quantity }] : []
    })
    return taken.length > 0 ? taken : [{ code, unit: usual.unit, quantity: 0 }]
  })
}

export const measureOf = (drinks: readonly Drink[], { code, unit }: Line): Measure | undefined =>
  drinks.find((drink) => drink.code === code)?.measures.find((measure) => measure.unit === unit)

/** What the lines come to as they stand in the form; what is not taken is left out. */
export function drunkOf(drinks: readonly Drink[], lines: readonly Line[]): Drunk[] {
  return lines.flatMap((line) => {
    const measure = measureOf(drinks, line)
    const name = drinks.find(({ code }) => code === line.code)?.name ?? ''
    if (!measure || line.quantity === 0) return []
    return [
      {
        ...line,
        name,
        drawn: measure.drawn,
        kcal: Math.round(measure.kcal * line.quantity),
        alcoholG: roundTo(measure.alcoholG * line.quantity, 1),
      },
    ]
  })
}

/** Energy and alcohol together. */
export const sumsOf = (drunk: readonly Drunk[]) => ({
  kcal: drunk.reduce((sum, each) => sum + each.kcal, 0),
  alcoholG: roundTo(
    drunk.reduce((sum, each) => sum + each.alcoholG, 0),
    1,
  ),
})

/** How many glasses, bottles and cans, in this order; what there is none of is left out. */
export function countsOf(drunk: readonly Line[]): { unit: DrinkUnit; count: number }[] {
  return (['GLASS', 'BOTTLE', 'CAN'] as const).flatMap((unit) => {
    const count = drunk.reduce((sum, each) => (each.unit === unit ? sum + each.quantity : sum), 0)
    return count > 0 ? [{ unit, count }] : []
  })
}

/** Glasses on the shelf: more are not drawn one by one. */
const SHELF = 8

/**
 * What stands on the shelf: each glass, or one of a kind with how many there are when they are too many or not whole.
 */
export function shelfOf(drunk: readonly Drunk[]): { drawn: string; times: number | null }[] {
  const fits = drunk.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0) <= SHELF
  return drunk.slice(0, SHELF).flatMap(({ drawn, quantity }): { drawn: string; times: number | null }[] => {
    if (fits && Number.isInteger(quantity)) return Array.from({ length: quantity }, () => ({ drawn, times: null }))
    return [{ drawn, times: quantity === 1 ? null : quantity }]
  })
}

/** A can or a glass is drunk up, or at least half of it; bottles are shared. */
export const stepOf = (unit: DrinkUnit): number => (unit === 'BOTTLE' ? 0.5 : 1)
