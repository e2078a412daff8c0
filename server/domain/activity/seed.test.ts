import { expect, test } from 'vitest'
import type { Persona } from '#server/db/seed/noun.ts'
import { addDays } from '#server/seoul.ts'
import { activityOf } from './seed.ts'

/** Thursday 19 November 2026, 11:24 in Seoul. */
const NOW = new Date('2026-11-19T02:24:00Z')
const TODAY = '20261119'

const of = (persona: Persona, now: Date) => activityOf[persona]?.(now) ?? { days: [], steps: [] }

test('steps so far are 420 more than yesterday at this time, as on the board', () => {
  const { steps, days } = of('haneul', NOW)
  const at = (day: string, time: string) =>
    steps.find((each) => each.activityDt === day && each.readAt === time)?.steps ?? 0
  const yesterday = addDays(TODAY, -1)
  const yesterdayNow = at(yesterday, '1100') + ((at(yesterday, '1130') - at(yesterday, '1100')) * 24) / 30
  expect(at(TODAY, '1124')).toBe(3842)
  expect(Math.round(at(TODAY, '1124') - yesterdayNow)).toBe(420)
  expect(days.at(-1)).toEqual({ activityDt: TODAY, steps: 3842, burnedKcal: 148, eatenKcal: 356 })
})

test('readings over a day never fall and end at the day’s total', () => {
  const { steps, days } = of('haneul', NOW)
  for (const day of new Set(steps.map((each) => each.activityDt))) {
    const values = steps.filter((each) => each.activityDt === day).map((each) => each.steps)
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(values.at(-1)).toBe(days.find((each) => each.activityDt === day)?.steps)
  }
})

test('a day on which nothing was counted has no row, and no value is an invented zero', () => {
  const night = of('haneul', new Date('2026-11-18T18:00:00Z'))
  expect(night.days.some((each) => each.activityDt === TODAY)).toBe(false)
  for (const day of [...of('haneul', NOW).days, ...of('emily', NOW).days, ...of('dasom', NOW).days]) {
    expect([day.steps, day.burnedKcal, day.eatenKcal]).not.toContain(0)
  }
})

test('seeded early in the morning there are no steps of later', () => {
  const early = new Date('2026-11-18T21:30:00Z')
  for (const persona of ['haneul', 'emily', 'dasom'] as const) {
    expect(of(persona, early).steps.filter((each) => each.activityDt === TODAY && each.readAt > '0630')).toEqual([])
  }
})
