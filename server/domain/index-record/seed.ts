/** What the demo's people have measured. */
import { aroundTime, curve, lastMorning, round1, unrest } from '#server/db/seed/believable.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { lunchDishes } from '#server/domain/intake/seed.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { healthIndexRecords, heartRates, sleepNights } from './schema.ts'
import { glucoses } from './seed/glucose.ts'
import { ratesOf } from './seed/heart-rates.ts'
import { nightsOf } from './seed/nights.ts'
import { pressures } from './seed/pressure.ts'
import { type IndexRow, record } from './seed/record.ts'

export const recordsOf: Partial<Record<Persona, (now: Date) => IndexRow[]>> = {
  haneul: (now) => [...haneulsWeights(now), ...haneulsBody(now), ...pressures(now)],
  // Nothing of the last year.
  dasom: (now) =>
    [430, 437, 445, 451, 460, 471, 480, 494, 506, 520].map((ago, index) =>
      record(
        addDays(seoulDay(now), -ago),
        aroundTime('0640', 30, ago),
        'BW',
        round1(59.4 + index * 0.09 + unrest(ago) * 0.2),
        '1',
      ),
    ),
  // From an iPhone.
  emily: (now) => {
    const newest = lastMorning(now, '0648')
    return Array.from({ length: 19 }, (_, index) => index * 3).map((ago) => {
      const kg = curve(EMILYS_WEIGHTS, ago) + (ago === 0 ? 0 : unrest(ago) * 0.25)
      return record(addDays(newest, -ago), ago === 0 ? '064800' : aroundTime('0635', 30, ago), 'BW', round1(kg), '3')
    })
  },
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const { records, nights } = nightsOf(persona, now)
    const glucose =
      persona === 'haneul' ? glucoses(now, await lunchDishes(tx, addDays(seoulDay(now), -DAYS_OF_LUNCHES))) : []
    await insertMany(
      tx,
      healthIndexRecords,
      owned(hcId, [...(recordsOf[persona]?.(now) ?? []), ...records, ...glucose]),
    )
    await insertMany(tx, sleepNights, owned(hcId, nights))
    await insertMany(tx, heartRates, owned(hcId, ratesOf(persona, now)))
  },
}

/** Menus stand for three weeks. */
const DAYS_OF_LUNCHES = 21

const EMILYS_WEIGHTS = [
  [0, 61.3],
  [27, 62],
  [54, 62.6],
] as const

/** The weights that a member would remember, newest first: days ago, time, kilograms, origin. */
const RECENT_WEIGHTS = [
  [0, '071200', 68.4, '2'],
  [2, '070500', 68.7, '1'],
  [4, '082000', 68.9, '2'],
  [7, '071000', 69, '4'],
  [9, '070200', 69.2, '2'],
  [12, '071600', 69.5, '1'],
  [30, '070800', 70.4, '2'],
] as const

/** The year before that: a little up over the holidays, then steadily down. */
const WEIGHT_YEAR = [
  [15, 69.6],
  [30, 70.4],
  [60, 71.3],
  [120, 72.6],
  [160, 73],
  [220, 73.6],
  [290, 74.5],
  [330, 75.1],
  [364, 74.7],
] as const

/** Two weeks without scales, in the summer. */
const onHoliday = (daysAgo: number) => daysAgo >= 96 && daysAgo <= 109

function haneulsWeights(now: Date): IndexRow[] {
  const newest = lastMorning(now, '0712')
  const records = RECENT_WEIGHTS.map(([ago, time, kg, origin]) => record(addDays(newest, -ago), time, 'BW', kg, origin))
  let count = 0
  for (let ago = 15; ago <= 364; ago += count % 3 === 0 ? 3 : 2) {
    count += 1
    if (onHoliday(ago) || Math.abs(ago - 30) < 2) continue
    const kg = curve(WEIGHT_YEAR, ago) + unrest(ago) * 0.3
    const mostly = count % 4 === 0 ? '1' : '2'
    const origin = count % 14 === 0 ? '4' : mostly
    records.push(record(addDays(newest, -ago), aroundTime('0655', 40, ago), 'BW', round1(kg), origin))
  }
  return records
}

/** Height once, body composition monthly. */
function haneulsBody(now: Date): IndexRow[] {
  const newest = lastMorning(now, '0740')
  const on = (ago: number) => addDays(newest, -ago)
  const records = [record(on(360), '090000', 'HT', 174, '1')]
  for (let month = 0; month < 12; month += 1) {
    const ago = 7 + month * 30
    records.push(record(on(ago), '071000', 'BDF', round1(22.4 + month * 0.32 + unrest(month) * 0.2), '4'))
    records.push(record(on(ago), '071000', 'SKM', round1(31.6 - month * 0.06 + unrest(month + 0.3) * 0.2), '4'))
  }
  return records
}
