import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { addDays, seoulDay, weekday } from '#server/seoul.ts'
import { amountOf } from './queries.ts'
import { type DrinkUnit, drinkIntakes, drinks, drinkUnits } from './schema.ts'

type Unit = readonly [unitCode: DrinkUnit, unitNm: string, ml: number, kcal: number]

/** Name, English name, percent of alcohol, and the glass, bottle and can it comes in here, the usual one first. */
const DRINKS: readonly (readonly [nm: string, eng: string, rate: number, units: readonly Unit[]])[] = [
  [
    '소주',
    'Soju',
    16,
    [
      ['GLASS', '잔', 50, 56],
      ['BOTTLE', '병', 360, 403],
    ],
  ],
  [
    '맥주',
    'Beer',
    4.5,
    [
      ['GLASS', '잔', 200, 92],
      ['CAN', '캔', 355, 163],
      ['BOTTLE', '병', 500, 230],
    ],
  ],
  [
    '막걸리',
    'Makgeolli',
    6,
    [
      ['GLASS', '잔', 200, 92],
      ['BOTTLE', '병', 750, 345],
    ],
  ],
  [
    '와인',
    'Wine',
    13,
    [
      ['GLASS', '잔', 150, 126],
      ['BOTTLE', '병', 750, 630],
    ],
  ],
  ['위스키', 'Whisky', 40, [['GLASS', '잔', 30, 71]]],
  [
    '하이볼',
    'Highball',
    7,
    [
      ['GLASS', '잔', 300, 147],
      ['CAN', '캔', 350, 172],
    ],
  ],
]

const OFFERED = DRINKS.map(([drinkNm, drinkNmEng, alcoholRate, units], index) => ({
  drinkCode: `D${String(index + 1).padStart(3, '0')}`,
  drinkNm,
  drinkNmEng,
  alcoholRate,
  units,
}))

type Evening = readonly [daysBefore: number, ...(readonly [nm: string, unitCode: DrinkUnit, quantity: number])[]]

/** Evenings of 90 days, counted back from the last Friday before today. */
const EVENINGS: Partial<Record<Persona, readonly Evening[]>> = {
  haneul: [
    [0, ['맥주', 'GLASS', 2], ['소주', 'GLASS', 3]],
    [7, ['소주', 'GLASS', 3]],
    [14, ['맥주', 'CAN', 2]],
    [16, ['막걸리', 'BOTTLE', 0.5]],
    [20, ['와인', 'GLASS', 2]],
    [21, ['소주', 'GLASS', 4], ['맥주', 'GLASS', 1]],
    [30, ['맥주', 'BOTTLE', 1]],
    [42, ['소주', 'BOTTLE', 1]],
    [49, ['맥주', 'GLASS', 3]],
    [58, ['하이볼', 'GLASS', 2]],
    [70, ['소주', 'GLASS', 2], ['맥주', 'GLASS', 2]],
    [77, ['와인', 'BOTTLE', 0.5]],
  ],
}

/** The last Friday that is over. */
const lastFriday = (today: string): string => addDays(today, -((weekday(today) + 2) % 7 || 7))

export const seed: NounSeed = {
  shared: async (tx) => {
    const rows = OFFERED.map(({ drinkCode, drinkNm, drinkNmEng, alcoholRate }, index) => ({
      drinkCode,
      drinkNm,
      drinkNmEng,
      alcoholRate,
      orderSeq: index + 1,
    }))
    await insertMany(tx, drinks, rows)
    const units = OFFERED.flatMap(({ drinkCode, units: list }) =>
      list.map(([unitCode, unitNm, ml, kcal], index) => ({
        drinkCode,
        unitCode,
        orderSeq: index + 1,
        unitNm,
        ml,
        kcal,
      })),
    )
    await insertMany(tx, drinkUnits, units)
  },
  person: async (tx, { hcId, persona }, now) => {
    const friday = lastFriday(seoulDay(now))
    const drunk = (EVENINGS[persona] ?? []).toReversed().flatMap(([daysBefore, ...list]) =>
      list.map(([nm, unitCode, quantity]) => ({
        baseDt: addDays(friday, -daysBefore),
        unitCode,
        quantity,
        ...unitNamed(nm, unitCode, quantity),
      })),
    )
    if (drunk.length === 0) return
    await insertMany(
      tx,
      drinkIntakes,
      owned(
        hcId,
        drunk.map((row, index) => ({ ...row, drinkSeq: index + 1 })),
      ),
    )
    await tx.insert(memberCounters).values({ hcId, counter: 'drink', last: drunk.length })
  },
}

function unitNamed(nm: string, code: DrinkUnit, quantity: number) {
  const drink = OFFERED.find(({ drinkNm }) => drinkNm === nm)
  const [, unitNm, ml, kcal] = drink?.units.find(([unitCode]) => unitCode === code) ?? []
  if (!drink || unitNm === undefined || ml === undefined || kcal === undefined)
    throw new Error(`${nm} is not sold so: ${code}`)
  return { drinkCode: drink.drinkCode, unitNm, ...amountOf({ ml, kcal, alcoholRate: drink.alcoholRate }, quantity) }
}
