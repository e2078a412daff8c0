import { expect, test } from 'vitest'
import type { Persona } from '#server/db/seed/noun.ts'
import { addDays, daysBetween } from '#server/seoul.ts'
import { isNight, stagesOf } from './night.rules.ts'
import { glucoses } from './seed/glucose.ts'
import { ratesOf } from './seed/heart-rates.ts'
import { nightsOf } from './seed/nights.ts'
import { recordsOf } from './seed.ts'

/** Thursday 19 November 2026, 11:24 in Seoul. */
const NOW = new Date('2026-11-19T02:24:00Z')
const TODAY = '20261119'

const all = (persona: Persona, now: Date) => recordsOf[persona]?.(now) ?? []
const weightsOf = (persona: Persona, now: Date) =>
  all(persona, now)
    .filter((each) => each.helhidxCode === 'BW')
    .sort((a, b) => (a.inptDt < b.inptDt ? 1 : -1))

test('Haneul’s weights end with the five of the design board', () => {
  const shown = weightsOf('haneul', NOW).slice(0, 5)
  expect(shown.map((each) => [each.inptDt, each.helhidxVal, each.helhidxOriCode])).toEqual([
    ['20261119071200', 68.4, '2'],
    ['20261117070500', 68.7, '1'],
    ['20261115082000', 68.9, '2'],
    ['20261112071000', 69, '4'],
    ['20261110070200', 69.2, '2'],
  ])
})

test('the year before them goes down, without jumps a body does not make', () => {
  const weights = weightsOf('haneul', NOW)
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
  expect(weightsOf('haneul', early)[0]?.inptDt).toBe('20261118071200')
  for (const persona of ['haneul', 'emily', 'dasom'] as const) {
    expect(all(persona, early).filter((each) => each.inptDt > '20261119063000')).toEqual([])
  }
})

test('the dormant member has measured nothing within a year [MBR-16]', () => {
  expect(all('dasom', NOW).length).toBeGreaterThan(5)
  expect(all('dasom', NOW).filter((each) => each.inptDt > addDays(TODAY, -365))).toEqual([])
})

test('Haneul’s pressures of this week are those of the board, none of today, and every pair is one', () => {
  const pressures = all('haneul', NOW).filter(({ helhidxCode }) => helhidxCode === 'SBP' || helhidxCode === 'DBP')
  const pairs = [...Map.groupBy(pressures, ({ inptDt }) => inptDt)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([inptDt, values]) => [inptDt, ...values.map(({ helhidxVal }) => helhidxVal)])
  expect(pairs.slice(0, 5)).toEqual([
    ['20261118213000', 118, 76],
    ['20261117212000', 116, 74],
    ['20261117072000', 120, 78],
    ['20261116214000', 117, 75],
    ['20261115081500', 124, 80],
  ])
  expect(pairs.every((pair) => pair.length === 3 && Number(pair[1]) > Number(pair[2]))).toBe(true)
  const days = new Set(pairs.map(([at]) => String(at).slice(0, 8)).filter((day) => day > addDays(TODAY, -56)))
  expect(days.size).toBeGreaterThan(36)
  const mean = (from: number, to: number) => {
    const found = pairs.filter(
      ([at]) =>
        Number(String(at).slice(8, 10)) >= from &&
        Number(String(at).slice(8, 10)) < to &&
        String(at) > addDays(TODAY, -60),
    )
    return found.reduce((sum, [, systolic]) => sum + Number(systolic), 0) / found.length
  }
  expect(mean(4, 12) - mean(18, 24)).toBeGreaterThan(2)
})

test('nights can be true, are filled by their stages, and belong to their minutes', () => {
  for (const now of [NOW, new Date('2026-11-18T21:30:00Z'), new Date('2026-11-22T15:10:00Z')]) {
    const { records, nights } = nightsOf('haneul', now)
    expect(nights.map(({ inptDt }) => inptDt)).toEqual(records.map(({ inptDt }) => inptDt))
    const told = nights.map(({ inptDt, startDt, stages }) => ({
      inptDt,
      startDt,
      stageList: stagesOf(startDt, stages ?? ''),
    }))
    expect(told.every(isNight)).toBe(true)
    const minutes = told.map(({ stageList }) => stageList.reduce((sum, { durationSec }) => sum + durationSec, 0) / 60)
    expect(minutes.filter((sum) => sum > 0)).toHaveLength(20)
    expect(minutes.every((sum, index) => sum === 0 || sum === records[index]?.helhidxVal)).toBe(true)
  }
  expect(nightsOf('haneul', NOW).nights[0]).toMatchObject({ startDt: '20261119003500', inptDt: '20261119064500' })
})

test('a tray of noodles raises glucose more than fish does, and nothing is of the future', () => {
  const risesOn = (dishes: string) => {
    const values = glucoses(NOW, () => dishes).filter(({ helhDate }) => helhDate < TODAY)
    const after = values.filter(({ helhidxCode }) => helhidxCode === 'ABD')
    return after.map(
      ({ helhDate, helhidxVal }) =>
        helhidxVal - (values.find((one) => one.helhidxCode === 'BBD' && one.helhDate === helhDate)?.helhidxVal ?? 0),
    )
  }
  expect(Math.min(...risesOn('메밀소바,유부초밥'))).toBeGreaterThan(Math.max(...risesOn('고등어구이,소고기미역국')))
  expect(glucoses(NOW, () => undefined).filter(({ inptDt }) => inptDt > '20261119112400')).toEqual([])
  const evening = glucoses(new Date('2026-11-19T12:00:00Z'), () => undefined).filter(
    ({ helhDate }) => helhDate === TODAY,
  )
  expect(evening.map(({ helhidxCode, helhidxVal }) => [helhidxCode, helhidxVal])).toEqual([
    ['BBD', 96],
    ['ABD', 128],
  ])
})

test('a heart rate comes every half hour, highest at exercise, each moment once', () => {
  const rates = ratesOf('haneul', NOW)
  expect(rates.length).toBeGreaterThan(300)
  expect(new Set(rates.map(({ inptDt }) => inptDt)).size).toBe(rates.length)
  expect(rates.every(({ inptDt, rate }) => inptDt <= '20261119112400' && rate >= 54 && rate <= 145)).toBe(true)
  const rest = rates.filter(({ state, inptDt }) => state === 'REST' && inptDt.startsWith(TODAY)).map(({ rate }) => rate)
  expect(rest.toSorted((a, b) => a - b)[Math.floor(rest.length / 2)]).toBeGreaterThan(56)
})
