/** Stations at two of the restaurants, and what they measured of haneul: one taken over, the newer one not yet. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { measuringPlaces, stationMeasures } from './schema.ts'

const [TOWER, CAMPUS] = RESTAURANTS

const PLACES: (typeof measuringPlaces.$inferInsert)[] = [
  {
    placeCode: 'MP0001',
    restaurantCode: TOWER.restaurantCode,
    placeTxt: '2층 건강존',
    placeTxtEng: '2F health zone',
    opensAt: '0700',
    closesAt: '1900',
  },
  {
    placeCode: 'MP0002',
    restaurantCode: CAMPUS.restaurantCode,
    placeTxt: '1층 상담실',
    placeTxtEng: '1F consulting room',
    opensAt: '1000',
    closesAt: '1700',
  },
]

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, measuringPlaces, PLACES)
  },
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const day = (ago: number) => addDays(seoulDay(now), -ago)
    const at = { placeCode: 'MP0001', heightMm: 1740 }
    const measures = [
      // The InBody of the health log's own seed, at the same minute.
      {
        ...at,
        measureSeq: 702,
        measureDt: `${day(67)}071000`,
        weightG: 71_500,
        bodyFat: 230,
        muscleG: 31_500,
        systolic: null,
        diastolic: null,
        pulse: null,
        savedAt: seoulInstant(day(67), '0715'),
      },
      {
        ...at,
        measureSeq: 771,
        measureDt: `${day(30)}114200`,
        weightG: 70_400,
        bodyFat: 227,
        muscleG: 31_500,
        systolic: 119,
        diastolic: 77,
        pulse: 72,
        savedAt: null,
      },
    ]
    await insertMany(tx, stationMeasures, owned(hcId, measures))
  },
}
