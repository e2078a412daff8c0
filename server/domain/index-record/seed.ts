/** What the demo's people have measured. */
import { aroundTime, curve, lastMorning, round1, unrest } from '#server/db/seed/believable.ts'
import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { healthIndexRecords } from './schema.ts'

type IndexRow = Owned<typeof healthIndexRecords.$inferInsert>

export const recordsOf: Partial<Record<Persona, (now: Date) => IndexRow[]>> = {
  haneul: (now) => [...haneulsWeights(now), ...haneulsOthers(now)],
  // Nothing of the last year.
  dasom: (now) =>
    [430, 437, 445, 451, 460, 471, 480, 494, 506, 520].map((ago, index) =>
      record(addDays(seoulDay(now), -ago), aroundTime('0640', 30, ago), 'BW', round1(59.4 + index * 0.09 + unrest(ago) * 0.2), '1'),
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
    await insertMany(tx, healthIndexRecords, owned(hcId, recordsOf[persona]?.(now)))
  },
}

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

/** One index record; `time` is `HHmmss`. Records typed in carry no platform. */
function record(
  day: string,
  time: string,
  helhidxCode: string,
  helhidxVal: number,
  origin: IndexRow['helhidxOriCode'],
): IndexRow {
  const platform = origin === '2' ? '1' : origin === '3' ? '2' : null
  return {
    helhidxCode,
    inptDt: `${day}${time}`,
    helhidxVal,
    helhidxOriCode: origin,
    helhidxLkeqmtCode: platform,
    helhDate: day,
  }
}

function haneulsWeights(now: Date): IndexRow[] {
  const newest = lastMorning(now, '0712')
  const records = RECENT_WEIGHTS.map(([ago, time, kg, origin]) => record(addDays(newest, -ago), time, 'BW', kg, origin))
  let count = 0
  for (let ago = 15; ago <= 364; ago += count % 3 === 0 ? 3 : 2) {
    count += 1
    if (onHoliday(ago) || Math.abs(ago - 30) < 2) continue
    const kg = curve(WEIGHT_YEAR, ago) + unrest(ago) * 0.3
    const origin = count % 14 === 0 ? '4' : count % 4 === 0 ? '1' : '2'
    records.push(record(addDays(newest, -ago), aroundTime('0655', 40, ago), 'BW', round1(kg), origin))
  }
  return records
}

/** Height once, body composition and fasting sugar monthly, blood pressure weekly, a month of sleep in minutes. */
function haneulsOthers(now: Date): IndexRow[] {
  const newest = lastMorning(now, '0740')
  const on = (ago: number) => addDays(newest, -ago)
  const records = [record(on(360), '090000', 'HT', 174, '1')]
  for (let month = 0; month < 12; month += 1) {
    const ago = 7 + month * 30
    records.push(record(on(ago), '071000', 'BDF', round1(22.4 + month * 0.32 + unrest(month) * 0.2), '4'))
    records.push(record(on(ago), '071000', 'SKM', round1(31.6 - month * 0.06 + unrest(month + 0.3) * 0.2), '4'))
    records.push(record(on(ago + 3), '072000', 'NBD', Math.round(93 + month * 0.4 + unrest(month + 0.7) * 5), '1'))
  }
  for (let week = 0; week < 52; week += 1) {
    const ago = 3 + week * 7
    records.push(record(on(ago), '073000', 'SBP', Math.round(118 + week * 0.16 + unrest(week) * 5), '2'))
    records.push(record(on(ago), '073000', 'DBP', Math.round(76 + week * 0.08 + unrest(week + 0.4) * 4), '2'))
  }
  for (let ago = 0; ago < 30; ago += 1) {
    records.push(record(on(ago), '063000', 'SLP', Math.round(370 + unrest(ago + 0.2) * 55), '2'))
  }
  return records
}
