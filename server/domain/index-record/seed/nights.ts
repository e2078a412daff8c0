/**
 * Nights: to bed after midnight, an hour later before a day off. The watch tells the stages of the last three weeks.
 */
import { curve, lastMorning, unrest } from '#server/db/seed/believable.ts'
import type { Owned, Persona } from '#server/db/seed/noun.ts'
import { addDays, seoulStamp, weekday } from '#server/seoul.ts'
import { type Stage, type StageSpan, stagesText } from '../night.rules.ts'
import type { sleepNights } from '../schema.ts'
import { type IndexRow, record, stampAt } from './record.ts'

type NightRow = Owned<typeof sleepNights.$inferInsert>
type Nights = { records: IndexRow[]; nights: NightRow[] }

const DAYS = 35
const DAYS_WITH_STAGES = 21

/** The nights that haneul would remember: days ago, minutes after midnight to bed, minutes slept. */
const RECENT: Readonly<Record<number, readonly [bed: number, minutes: number]>> = {
  0: [35, 370],
  1: [12, 384],
  2: [20, 360],
}
/** Without the watch, and typed in the morning. */
const TYPED = 2

/** Minutes of a night of 370: light sleep fills what is left. Deep sleep comes first, dreams later. */
const CYCLES: readonly (readonly (readonly [Stage, number])[])[] = [
  [
    ['L', 0],
    ['D', 34],
    ['R', 9],
  ],
  [
    ['L', 0],
    ['D', 21],
    ['R', 18],
    ['A', 4],
  ],
  [
    ['L', 0],
    ['D', 10],
    ['R', 25],
    ['A', 7],
  ],
  [
    ['L', 0],
    ['R', 33],
    ['A', 9],
  ],
]
const WHOLE = 370

export function nightsOf(persona: Persona, now: Date): Nights {
  if (persona === 'haneul') return haneulsNights(now)
  return { records: persona === 'emily' ? emilysNights(now) : [], nights: [] }
}

function haneulsNights(now: Date): Nights {
  const newest = lastMorning(now, '0646')
  const found: Nights = { records: [], nights: [] }
  for (let ago = 0; ago < DAYS; ago += 1) {
    const day = addDays(newest, -ago)
    const [bed, minutes] = RECENT[ago] ?? someNight(day, ago)
    const origin = ago === TYPED ? '1' : '2'
    const [startDt, inptDt] = [stampAt(day, bed), stampAt(day, bed + minutes)]
    found.records.push(record(day, inptDt.slice(8), 'SLP', minutes, origin))
    const stageList = ago < DAYS_WITH_STAGES && ago !== TYPED ? stagesFor(day, bed, minutes, ago) : []
    found.nights.push({ inptDt, startDt, helhidxOriCode: origin, stages: stagesText({ inptDt, startDt, stageList }) })
  }
  return found
}

/** @param ago makes it another night each time */
function someNight(day: string, ago: number): readonly [bed: number, minutes: number] {
  const isDayOff = weekday(day) > 5
  return [
    Math.round(27 + (isDayOff ? 58 : 0) + unrest(ago + 0.3) * 22),
    Math.round(378 + (isDayOff ? 42 : 0) + unrest(ago + 0.2) * 40),
  ]
}

function stagesFor(day: string, bed: number, minutes: number, ago: number): StageSpan[] {
  const scaled = CYCLES.map((cycle, index) =>
    cycle.map(([stage, usual]): [Stage, number] => [
      stage,
      Math.round((usual * minutes * (1 + unrest(ago + index * 0.13) * 0.2)) / WHOLE),
    ]),
  )
  const light = minutes - scaled.flat().reduce((sum, [, length]) => sum + length, 0)
  const spans: StageSpan[] = []
  let at = 0
  for (const [index, cycle] of scaled.entries()) {
    // The share of light sleep that has passed by the end of this cycle, in whole minutes, so that all of it is used.
    const lightOf = Math.round((light * (index + 1)) / CYCLES.length) - Math.round((light * index) / CYCLES.length)
    for (const [stage, length] of cycle) {
      const span = stage === 'L' ? lightOf : length
      if (span > 0) spans.push({ fromDt: stampAt(day, bed + at), stageCode: stage, durationSec: span * 60 })
      at += span
    }
  }
  return spans
}

/** From an iPhone: minutes alone, and longer at weekends. */
function emilysNights(now: Date): IndexRow[] {
  const newest = lastMorning(now, '0655')
  return Array.from({ length: 30 }, (_, ago) => {
    const day = addDays(newest, -ago)
    const minutes = Math.round(
      curve(
        [
          [0, 402],
          [30, 388],
        ],
        ago,
      ) +
        (weekday(day) > 5 ? 45 : 0) +
        unrest(ago + 0.6) * 35,
    )
    return record(day, '065000', 'SLP', minutes, '3')
  }).filter(({ inptDt }) => inptDt <= seoulStamp(now))
}
