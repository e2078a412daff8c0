import type { Schemas } from '#src/contract/schemas.ts'
import { indexRecord, originOf } from '#src/domain/index-record/index-record.ts'
import { clockMean, minuteOfDay, minutesLater } from '#src/lib/clock-mean.ts'
import { limits } from '#src/domain/index-record/limits.ts'
import { usual } from '#src/domain/index-record/usual.ts'
import { addDays, weekdayOf, weekOf, type Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { clockOf, dayBefore, dayOf, fromWireTime, toWireTime, wireTimeOf, type WireTime } from '#src/lib/wire-time.ts'
import { keyOf, minutesApart, momentNow, momentOf, type Moment } from '../kit/index-records.ts'
import type { IndexEntry, Taken } from '../kit/record-kind.ts'

export type Stage = Schemas['SleepStageCode']

/** One sleep; its key is the moment of waking, and the night belongs to that day. */
export interface Night extends Taken {
  /** Asleep. */
  minutes: number
  /** Null where nobody knows when it began. */
  startAt: WireTime | null
  /** Minutes from its begin; empty without a watch. */
  stages: { stage: Stage; from: number; to: number }[]
}

type Row = Pick<Schemas['MyHelhIdxRecord'], 'indicatorVal' | 'sleepDtl'> & {
  inptDt: WireTime | null
  helhidxOriCode: Schemas['HelhIdxOriCode'] | null
}

export function toNight({ indicatorVal, inptDt, helhidxOriCode, sleepDtl }: Row): Night | null {
  const minutes = parseWireNumber(indicatorVal)
  if (minutes === null || inptDt === null || helhidxOriCode === null) return null
  const stages = (sleepDtl?.stageList ?? []).map(({ fromDt, stageCode, durationSec }) => {
    const from = Math.max(0, minutesApart(sleepDtl?.startDt ?? fromDt, fromDt))
    return { stage: stageCode, from, to: from + durationSec / 60 }
  })
  return { at: inptDt, origin: originOf(helhidxOriCode), minutes, startAt: sleepDtl?.startDt ?? null, stages }
}

/** Nights of several reads, newest first: the last month comes with stages, the years before without. */
export function mergeNights(lists: readonly (readonly Row[])[]): Night[] {
  const byKey = new Map<WireTime, Night>()
  for (const night of lists.flat().map(toNight)) {
    if (night && (byKey.get(night.at)?.stages.length ?? 0) <= night.stages.length) byKey.set(night.at, night)
  }
  return [...byKey.values()].toSorted((one, other) => other.at.localeCompare(one.at))
}

/** Two sleeps that share a minute are one, as two sources tell it. */
const overlap = (one: Night, other: Night): boolean => {
  const apart = minutesApart(one.at, other.at)
  return apart < other.minutes && -apart < one.minutes
}

/** Longest first; of two that are as long the later one. */
const byLength = (one: Night, other: Night): number => other.minutes - one.minutes || other.at.localeCompare(one.at)

/**
 * The longest sleep of each day, newest first; the others of a day are naps. What overlaps a longer one, also over
 * midnight, is a part of that; the server's means are of the same (server/domain/index-record/night.rules.ts).
 */
export function nightsOf(nights: readonly Night[]): Night[] {
  const kept = new Map<Day, Night[]>()
  for (const night of nights.toSorted(byLength)) {
    const day = dayOf(night.at)
    // None is longer than a day: it touches those that end on the day itself and the two beside it.
    const near = [-1, 0, 1].flatMap((by) => kept.get(addDays(day, by)) ?? [])
    if (!near.some((other) => overlap(night, other))) kept.set(day, [...(kept.get(day) ?? []), night])
  }
  return [...kept.values()]
    .flatMap(([longest]) => longest ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at))
}

/** Less is a nap, also where nothing else was slept that day. */
const SHORTEST_NIGHT = 180

/** The last sleep that was a night: the next one begins with its clocks. */
export const isNight = (minutes: number): boolean => minutes >= SHORTEST_NIGHT

/** What a mean is of: a day on which only a nap was told has no night. */
export const wholeNights = (nights: readonly Night[]): Night[] =>
  nightsOf(nights).filter(({ minutes }) => isNight(minutes))

export const lastNight = (nights: readonly Night[]): Night | undefined => wholeNights(nights)[0]

/** `day` and `clock` are those of getting up. */
export interface SleepDraft extends Moment {
  /**
   * `HH:mm` of going to bed: the last such moment before getting up. It has no day of its own, so the two never stand
   * apart (docs/decisions/385).
   */
  bedClock: string
}

/** What most people come near to; the next time it begins with the clocks of the last night. */
const USUAL = { bed: '23:30', up: '07:00' }

/** No draft is longer: what would be asked about when it is typed is nobody's usual night. */
const [, LONGEST_NIGHT] = limits.SLP.usual

/** The clocks of a night that is not too long to begin the next one with. */
function usualClocks(last: Night | undefined): { bed: string; up: string } {
  if (!last) return USUAL
  const draft = draftOf(last)
  const minutes = minutesOf(draft)
  return isNight(minutes) && minutes <= LONGEST_NIGHT ? { bed: draft.bedClock, up: draft.clock } : USUAL
}

/**
 * The night that is most likely meant: until now by who wakes before the usual time, else the last one that is over.
 * Whoever has hardly gone to bed by then has not slept this night.
 */
export function newDraft(last: Night | undefined, now: Date): SleepDraft {
  const present = momentNow(now)
  const { bed, up } = usualClocks(last)
  const untilNow = { ...present, bedClock: bed }
  const whole = minutesOf({ day: present.day, clock: up, bedClock: bed })
  const lain = minutesOf(untilNow)
  if (isNight(lain) && lain < whole) return untilNow
  return { day: up <= present.clock ? present.day : addDays(present.day, -1), clock: up, bedClock: bed }
}

export function draftOf({ at, startAt, minutes }: Night): SleepDraft {
  const begin = startAt ?? toWireTime(new Date((fromWireTime(at)?.getTime() ?? 0) - minutes * 60_000))
  return { ...momentOf(at), bedClock: clockOf(begin) }
}

/** The day of going to bed. */
export const bedDayOf = (draft: SleepDraft): Day => dayBefore(draft.bedClock, draft)

export const minutesOf = (draft: SleepDraft): number =>
  minutesApart(wireTimeOf(bedDayOf(draft), draft.bedClock), wireTimeOf(draft.day, draft.clock))

export const isSameDraft = (one: SleepDraft, other: SleepDraft): boolean =>
  one.day === other.day && one.clock === other.clock && one.bedClock === other.bedClock

/** A typed night has a begin and no stages; one whose times are as they were keeps what a watch has measured. */
export function writtenOf(draft: SleepDraft, replacing?: Night): IndexEntry[] {
  const at = keyOf(draft, replacing)
  if (replacing && isSameDraft(draftOf(replacing), draft)) return recordsOf(replacing)
  return [
    {
      ...indexRecord('SLP', at, String(minutesOf(draft))),
      sleepDtl: { startDt: wireTimeOf(bedDayOf(draft), draft.bedClock), stageList: [] },
    },
  ]
}

/** A night as the server keeps it, its stages with it. */
export function recordsOf({ at, origin, minutes, startAt, stages }: Night): IndexEntry[] {
  const record = indexRecord('SLP', at, String(minutes), origin)
  const begin = startAt === null ? null : fromWireTime(startAt)
  if (startAt === null || begin === null) return [record]
  const stageList = stages.map(({ stage, from, to }) => ({
    stageCode: stage,
    fromDt: toWireTime(new Date(begin.getTime() + from * 60_000)),
    durationSec: Math.max(1, Math.round((to - from) * 60)),
  }))
  return [{ ...record, sleepDtl: { startDt: startAt, stageList } }]
}

/** Minutes of each stage. They add up to the time from lying down to waking, as far as the watch saw it. */
export function sumsOf({ stages }: Pick<Night, 'stages'>): Record<Stage, number> {
  const sum = (wanted: Stage) =>
    Math.round(stages.filter(({ stage }) => stage === wanted).reduce((total, { from, to }) => total + to - from, 0))
  return { D: sum('D'), L: sum('L'), R: sum('R'), A: sum('A') }
}

const MINUTES_A_DAY = 1440
const minuteOf = (at: WireTime) => Number(at.slice(8, 10)) * 60 + Number(at.slice(10, 12))

/** Minutes from the midnight of the day of waking; less than 0 in the evening before. */
export function spanOf({ at, startAt }: Night): { from: number; to: number } | null {
  if (startAt === null) return null
  const to = minuteOf(at)
  return { from: to - minutesApart(startAt, at), to }
}

export interface Bar {
  day: Day
  span: { from: number; to: number } | null
  /** Begins and ends are known, and too different for a mean. */
  varied: boolean
  minutes: number
}

/** What a bar stands for, and how the day it is named by is found: the Monday of its week, the first of its month. */
const FIRST_DAYS = {
  night: (day: Day) => day,
  week: (day: Day) => weekOf(day)[0] ?? day,
  month: (day: Day) => `${day.slice(0, 6)}01`,
} as const
export type BarOf = keyof typeof FIRST_DAYS

/**
 * A bar a night, or the mean of a week's or a month's, which has none where the clocks lie too far apart (`varied`).
 * Oldest first.
 */
export function barsOf(nights: readonly Night[], from: Day, barOf: BarOf): Bar[] {
  const within = (those: readonly Night[]) => those.filter(({ at }) => dayOf(at) >= from).toReversed()
  if (barOf === 'night')
    return within(nightsOf(nights)).map((night) => ({
      day: dayOf(night.at),
      span: spanOf(night),
      varied: false,
      minutes: night.minutes,
    }))
  return [...Map.groupBy(within(wholeNights(nights)), ({ at }) => FIRST_DAYS[barOf](dayOf(at)))].map(([day, those]) => {
    const spans = those.map(spanOf).filter((span) => span !== null)
    const span = meanSpan(spans)
    return {
      day,
      span,
      varied: span === null && spans.length > 0,
      minutes: mean(those.map(({ minutes }) => minutes)),
    }
  })
}

/** From the mean of going to bed to the mean of getting up; null where one of them has none. */
function meanSpan(spans: readonly { from: number; to: number }[]): Bar['span'] {
  const [bed, up] = [clockMean(spans.map(({ from }) => from)), clockMean(spans.map(({ to }) => to))]
  if (bed === null || up === null) return null
  const to = Math.round(up)
  return { from: to - minuteOfDay(to - Math.round(bed)), to }
}

const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** How much later one goes to bed at weekends, in half hours; null where nobody can tell. */
export type Weekend = { is: 'even' } | { is: 'varied' } | { is: 'later' | 'earlier'; halfHours: number }

const FEWEST_WEEKDAYS = 3
const FEWEST_WEEKENDS = 2
const HALF_HOUR = 30

export function weekendOf(nights: readonly Night[]): Weekend | null {
  const begins = (is: (weekday: number) => boolean) =>
    wholeNights(nights)
      .flatMap((night) => (is(weekdayOf(dayOf(night.at))) ? [spanOf(night)?.from] : []))
      .filter((begin) => begin !== undefined)
  // the nights before Saturday and Sunday
  const free = begins((weekday) => weekday === 0 || weekday === 6)
  const working = begins((weekday) => weekday > 0 && weekday < 6)
  if (free.length < FEWEST_WEEKENDS || working.length < FEWEST_WEEKDAYS) return null
  const [late, usual] = [clockMean(free), clockMean(working)]
  if (late === null || usual === null) return { is: 'varied' }
  const halfHours = Math.round(minutesLater(late, usual) / HALF_HOUR)
  if (halfHours === 0) return { is: 'even' }
  return { is: halfHours > 0 ? 'later' : 'earlier', halfHours: Math.abs(halfHours) }
}

/** By how many minutes the night differs from the mean of the seven days before its week. */
export function besideLastWeek(night: Night, nights: readonly Night[]): number | null {
  const [monday = dayOf(night.at)] = weekOf(dayOf(night.at))
  const before = wholeNights(nights).filter(({ at }) => dayOf(at) < monday && dayOf(at) >= addDays(monday, -7))
  return before.length < FEWEST_WEEKDAYS ? null : night.minutes - mean(before.map(({ minutes }) => minutes))
}

/** The end of what sleep is too short. */
export const ENOUGH_MINUTES = usual.SLP.from

/** `HH:mm` of a minute of the night that began then. */
export function clockAfter(startAt: WireTime, minutes: number): string {
  const at = (minuteOf(startAt) + Math.round(minutes)) % MINUTES_A_DAY
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Even hours within a night, as minutes from its begin: what may be named under it. */
export function hoursWithin(startAt: WireTime, length: number): number[] {
  const first = (120 - (minuteOf(startAt) % 120)) % 120
  return Array.from(
    { length: Math.max(0, Math.ceil((length - first) / 120)) },
    (_, index) => first + index * 120,
  ).filter((at) => at > 0 && at < length)
}
