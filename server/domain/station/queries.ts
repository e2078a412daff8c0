/** What stations measured, and taking it over: each measurement once, as records of origin 4. */
import { and, asc, desc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import type { IndexCode } from '#server/domain/index-record/rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { memberRestaurants, restaurants } from '#server/domain/restaurant/schema.ts'
import { measuringPlaces, stationMeasures } from './schema.ts'

/** Its place among the health consents. */
export const STATION_CONSENT = 'station'

/** Told at once: three a day of a year. */
export const MOST_MEASURES = 1000

type Measure = typeof stationMeasures.$inferSelect

export function stationQueries(db: Db) {
  return {
    /** Newest first, of two days and all between them; of more than `MOST_MEASURES` the newest. */
    measures: (hcId: string, from: string, to: string) =>
      db
        .select({
          measure: stationMeasures,
          place: measuringPlaces,
          restaurantName: restaurants.restaurantName,
          restaurantNameEng: restaurants.restaurantNameEng,
        })
        .from(stationMeasures)
        .innerJoin(measuringPlaces, eq(measuringPlaces.placeCode, stationMeasures.placeCode))
        .innerJoin(restaurants, eq(restaurants.restaurantCode, measuringPlaces.restaurantCode))
        .where(
          and(
            eq(stationMeasures.hcId, hcId),
            gte(stationMeasures.measureDt, `${from}000000`),
            lte(stationMeasures.measureDt, `${to}235959`),
          ),
        )
        .orderBy(desc(stationMeasures.measureDt))
        .limit(MOST_MEASURES),

    /**
     * Takes over what was not yet; returns how many measurements that were. Calls at the same time take each over once,
     * and a record that stands at that moment already stays.
     */
    takeOver: (hcId: string, now: Date): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const fresh = await tx
            .update(stationMeasures)
            .set({ savedAt: now })
            .where(and(eq(stationMeasures.hcId, hcId), isNull(stationMeasures.savedAt)))
            .returning()
          const rows = fresh.flatMap((measure) => recordsOf(measure).map((record) => ({ ...record, savedAt: now })))
          await insertMany(tx, healthIndexRecords, rows)
          return fresh.length
        }),
      ),

    /** Where one can be measured; the member's main restaurant first. */
    places: async (hcId: string) => {
      const rows = await db
        .select({
          place: measuringPlaces,
          restaurantName: restaurants.restaurantName,
          restaurantNameEng: restaurants.restaurantNameEng,
          mainDiv: memberRestaurants.mainDiv,
        })
        .from(measuringPlaces)
        .innerJoin(restaurants, eq(restaurants.restaurantCode, measuringPlaces.restaurantCode))
        .leftJoin(
          memberRestaurants,
          and(eq(memberRestaurants.restaurantCode, restaurants.restaurantCode), eq(memberRestaurants.hcId, hcId)),
        )
        .orderBy(asc(restaurants.orderSeq), asc(measuringPlaces.placeCode))
      return rows.toSorted((a, b) => Number(b.mainDiv === 'Y') - Number(a.mainDiv === 'Y'))
    },
  }
}

function recordsOf({ hcId, measureDt, heightMm, weightG, bodyFat, muscleG, systolic, diastolic }: Measure) {
  const values: Partial<Record<IndexCode, number | null>> = {
    HT: heightMm === null ? null : heightMm / 10,
    BW: weightG === null ? null : weightG / 1000,
    BDF: bodyFat === null ? null : bodyFat / 10,
    SKM: muscleG === null ? null : muscleG / 1000,
    SBP: systolic,
    DBP: diastolic,
  }
  return Object.entries(values).flatMap(([helhidxCode, value]) =>
    value === null
      ? []
      : [
          {
            hcId,
            helhidxCode,
            inptDt: measureDt,
            helhidxVal: value,
            helhidxOriCode: '4' as const,
            helhidxLkeqmtCode: null,
            helhDate: measureDt.slice(0, 8),
          },
        ],
  )
}
