import { wholeText, yn } from '#server/wire.ts'
import type { DrinkDay, drinkQueries } from './queries.ts'
import { alcoholG } from './rules.ts'
import { oneDecimal } from '#server/rounding.ts'

type Unit = Awaited<ReturnType<ReturnType<typeof drinkQueries>['units']>>[number]

/** Drinks with the units that each comes in. */
export function drinkList(units: readonly Unit[]) {
  return [...Map.groupBy(units, ({ drinkCode }) => drinkCode).values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [
          {
            drinkCode: first.drinkCode,
            drinkNm: first.drinkNm,
            drinkNmEng: first.drinkNmEng,
            alcoholRate: first.alcoholRate,
            unitList: [first, ...more].map(({ unitCode, unitNm, ml, kcal, alcoholRate }) => ({
              unitCode,
              unitNm,
              ml,
              alcoholG: alcoholG(ml, alcoholRate),
              kcal: wholeText(kcal),
            })),
          },
        ],
  )
}

/** A day without drinks has no sums, never zeros. */
export function drinkDay({ baseDt, drunk, weekG, lastWeekG, limitG }: DrinkDay) {
  const isAny = drunk.length > 0
  return {
    baseDt,
    drinkYn: yn(isAny),
    sumKcal: isAny ? wholeText(drunk.reduce((sum, each) => sum + each.kcal, 0)) : null,
    sumAlcoholG: isAny ? oneDecimal(drunk.reduce((sum, each) => sum + each.alcoholG, 0)) : null,
    weekAlcoholG: weekG,
    lastWeekAlcoholG: lastWeekG,
    weekLimitG: limitG,
    drinkList: drunk.map(
      ({ drinkSeq, drinkCode, drinkNm, drinkNmEng, unitCode, unitNm, quantity, alcoholG: grams, kcal }) => ({
        drinkSeq,
        drinkCode,
        drinkNm,
        drinkNmEng,
        unitCode,
        unitNm,
        drinkQty: quantity,
        alcoholG: grams,
        kcal: wholeText(kcal),
      }),
    ),
  }
}
