/** What a member's readings come to: newest values, nights, means of days and weeks (docs/definitions.md). */
import type { Code, Member, Reading } from '../members.ts'
import { daysFrom, momentOf, mondayOf, plusDays } from './days.ts'
import { shown } from './borders.ts'

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Minutes; less is a nap. */
export const SHORTEST_NIGHT = 180

/**
 * One sleep a day: the longest that ended on it. What shares a minute with a longer one, also over midnight, is a part
 * of that: a second source's view of the same night is no night more.
 */
export function sleepsOfDays(sleeps: readonly Reading[]): Reading[] {
  const span = ({ at, value }: Reading) => [momentOf(at).getTime() - value * 60_000, momentOf(at).getTime()] as const
  const whole: { sleep: Reading; from: number; to: number }[] = []
  for (const sleep of sleeps.toSorted((a, b) => b.value - a.value || (a.at < b.at ? 1 : -1))) {
    const [from, to] = span(sleep)
    if (!whole.some((other) => from < other.to && other.from < to)) whole.push({ sleep, from, to })
  }
  const byDay = Map.groupBy(whole, ({ sleep }) => sleep.at.slice(0, 8))
  return [...byDay.values()].flatMap(([longest]) => longest?.sleep ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

const nightsOfMember = new WeakMap<Member, Reading[]>()
/** What means of sleep are of. */
function nightsOf(member: Member): Reading[] {
  const known = nightsOfMember.get(member)
  if (known !== undefined) return known
  const sleeps = member.readings.filter(({ code }) => code === 'SLP')
  const nights = sleepsOfDays(sleeps).filter(({ value }) => value >= SHORTEST_NIGHT)
  nightsOfMember.set(member, nights)
  return nights
}

/** The readings of a code, oldest first; of sleep the nights. */
export const readingsOf = (member: Member, code: Code): Reading[] =>
  code === 'SLP' ? nightsOf(member) : member.readings.filter((one) => one.code === code)

/** Between two days, both included. */
export const valuesOf = (member: Member, code: Code, from: string, to: string): number[] =>
  readingsOf(member, code).flatMap(({ at, value }) => (at.slice(0, 8) >= from && at.slice(0, 8) <= to ? [value] : []))

/** In the last `days` days up to `asOf`, that day included. */
export const lately = (member: Member, code: Code, asOf: string, days: number): number[] =>
  valuesOf(member, code, plusDays(asOf, 1 - days), asOf)

/** The last; of sleep the longest of the last day that has any, be it a nap. */
export function newest(member: Member, code: Code): Reading | undefined {
  const found = member.readings.filter((one) => one.code === code)
  const last = found.at(-1)
  if (code !== 'SLP' || last === undefined) return last
  const ofDay = found.filter(({ at }) => at.slice(0, 8) === last.at.slice(0, 8))
  return ofDay.reduce((longest, one) => (one.value >= longest.value ? one : longest))
}

/** The height measured last, else the one told at sign-up. */
export const heightOf = (member: Member): number | null => newest(member, 'HT')?.value ?? member.heightCm

export const bmiOf = (kg: number | null, cm: number | null): number | null =>
  kg === null || cm === null ? null : kg / (cm / 100) ** 2

/** The mean of Monday to Sunday, or of what there is of it. */
export const weekMean = (member: Member, code: Code, day = member.today): number | null =>
  mean(valuesOf(member, code, mondayOf(day), plusDays(mondayOf(day), 6)))

/** "Than last week": what is shown of this week's mean less what is shown of the last one's. */
export function sinceLastWeek(member: Member, code: Code, day = member.today): number | null {
  const [now, before] = [weekMean(member, code, day), weekMean(member, code, plusDays(day, -7))]
  return now === null || before === null ? null : shown(code, shown(code, now) - shown(code, before))
}

/** Days of a month that is over, or goes on: today counts in no mean of days. */
export function daysOf(member: Member, asOf: string, length: number): Member['days'] {
  const last = asOf < member.today ? asOf : plusDays(member.today, -1)
  return member.days.filter(({ day }) => day <= last && daysFrom(day, last) < length)
}

/** Who told no sex is reckoned as a man. */
export const genderOf = ({ gender }: Member): 'M' | 'F' => gender ?? 'M'
