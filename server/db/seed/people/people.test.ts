import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#server/seoul.ts'
import { haneul } from './haneul.ts'
import { dasom, emily, saebyeok } from './others.ts'

/** Thursday 19 November 2026, 11:24 in Seoul. */
const NOW = new Date('2026-11-19T02:24:00Z')
const TODAY = '20261119'

const weightsOf = (person: ReturnType<typeof haneul>) =>
  person.records.filter((each) => each.helhidxCode === 'BW').sort((a, b) => (a.inptDt < b.inptDt ? 1 : -1))

test('Haneul’s weights end with the five of the design board', () => {
  const shown = weightsOf(haneul(NOW)).slice(0, 5)
  expect(shown.map((each) => [each.inptDt, each.helhidxVal, each.helhidxOriCode])).toEqual([
    ['20261119071200', 68.4, '2'],
    ['20261117070500', 68.7, '1'],
    ['20261115082000', 68.9, '2'],
    ['20261112071000', 69, '4'],
    ['20261110070200', 69.2, '2'],
  ])
})

test('the year before them goes down, without jumps a body does not make', () => {
  const weights = weightsOf(haneul(NOW))
  expect(weights.length).toBeGreaterThan(120)
  expect(daysBetween(weights.at(-1)?.helhDate ?? '', TODAY)).toBeGreaterThan(350)
  const jumps = weights
    .slice(1)
    .filter((older, index) => Math.abs((weights[index]?.helhidxVal ?? 0) - older.helhidxVal) > 0.9)
  expect(jumps).toEqual([])
  expect((weights.at(-1)?.helhidxVal ?? 0) - (weights[0]?.helhidxVal ?? 0)).toBeGreaterThan(5)
  expect(new Set(weights.map((each) => each.inptDt)).size).toBe(weights.length)
})

test('seeded before seven in the morning, the newest weight is yesterday’s, never one of the future', () => {
  const early = new Date('2026-11-18T21:30:00Z')
  expect(weightsOf(haneul(early))[0]?.inptDt).toBe('20261118071200')
  for (const person of [haneul(early), emily(early), dasom(early)]) {
    expect(person.records.filter((each) => each.inptDt > '20261119063000')).toEqual([])
    expect(person.steps.filter((each) => each.activityDt === TODAY && each.readAt > '0630')).toEqual([])
  }
})

test('steps so far are 420 more than yesterday at this time, as on the board', () => {
  const { steps, days } = haneul(NOW)
  const at = (day: string, time: string) =>
    steps.find((each) => each.activityDt === day && each.readAt === time)?.steps ?? 0
  const yesterday = addDays(TODAY, -1)
  const yesterdayNow = at(yesterday, '1100') + ((at(yesterday, '1130') - at(yesterday, '1100')) * 24) / 30
  expect(at(TODAY, '1124')).toBe(3842)
  expect(Math.round(at(TODAY, '1124') - yesterdayNow)).toBe(420)
  expect(days.at(-1)).toEqual({ activityDt: TODAY, steps: 3842, burnedKcal: 148, eatenKcal: 356 })
})

test('readings over a day never fall and end at the day’s total', () => {
  const { steps, days } = haneul(NOW)
  for (const day of new Set(steps.map((each) => each.activityDt))) {
    const values = steps.filter((each) => each.activityDt === day).map((each) => each.steps)
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(values.at(-1)).toBe(days.find((each) => each.activityDt === day)?.steps)
  }
})

test('a day on which nothing was counted has no row, and no value is an invented zero', () => {
  const night = haneul(new Date('2026-11-18T18:00:00Z'))
  expect(night.days.some((each) => each.activityDt === TODAY)).toBe(false)
  for (const day of [...haneul(NOW).days, ...emily(NOW).days, ...dasom(NOW).days]) {
    expect([day.steps, day.burnedKcal, day.eatenKcal]).not.toContain(0)
  }
})

test('the new member has nothing, the dormant one nothing of the last year [MBR-16]', () => {
  const fresh = saebyeok(NOW)
  expect([fresh.records, fresh.days, fresh.steps, fresh.alarms, fresh.restaurants, fresh.liked].flat()).toEqual([])
  expect(fresh.targets).toBeUndefined()
  const asleep = dasom(NOW)
  expect(asleep.member.dormantYn).toBe('Y')
  expect(asleep.member.lastLoginDt && asleep.member.lastLoginDt < addDays(TODAY, -365)).toBe(true)
  expect(asleep.records.length).toBeGreaterThan(5)
  expect(asleep.records.filter((each) => each.inptDt > addDays(TODAY, -365))).toEqual([])
})

test('Emily reads English and holds nothing in Korean', () => {
  const person = emily(NOW)
  expect([person.member.lang, person.member.engMenuYn]).toEqual(['en', 'Y'])
  expect(JSON.stringify([person.member, person.alarms])).not.toMatch(/[가-힣]/)
})
