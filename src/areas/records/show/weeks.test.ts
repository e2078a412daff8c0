import { expect, test } from 'vitest'
import { pressureMeans, pressureWeeks, sleepMean, sleepWeeks, sugarWeeks, weightWeeks } from './weeks.ts'

const pressure = (at: string, systolic: number, diastolic: number) => ({
  at,
  systolic,
  diastolic,
  origin: 'manual' as const,
  level: 'normal' as const,
})

test('a month of pressures is told by its weeks, mornings and evenings apart, oldest first', () => {
  const weeks = pressureWeeks(
    [
      pressure('20261117190000', 116, 74),
      pressure('20261116071000', 120, 78),
      pressure('20261110070000', 124, 80),
      pressure('20261001070000', 190, 120),
    ],
    '20261024',
  )
  expect(weeks.map(({ monday, count }) => [monday, count])).toEqual([
    ['20261109', 1],
    ['20261116', 2],
  ])
  expect(weeks[1]).toMatchObject({
    morning: { systolic: 120, count: 1 },
    evening: { systolic: 116, count: 1 },
    all: { systolic: 118, diastolic: 76 },
  })
})

test('glucose before and after meals stand apart, with the highest of the week', () => {
  const sugar = (at: string, when: 'NBD' | 'ABD', mgdl: number) => ({
    at,
    when,
    mgdl,
    origin: 'manual' as const,
    level: 'normal' as const,
  })
  expect(
    sugarWeeks(
      [sugar('20261116070000', 'NBD', 96), sugar('20261117133000', 'ABD', 128), sugar('20261118133000', 'ABD', 152)],
      '20261024',
    ),
  ).toEqual([{ monday: '20261116', before: 96, after: 140, highest: 152, lowest: 96 }])
})

test('nights of a week have one mean', () => {
  const night = (at: string, minutes: number) => ({
    at,
    minutes,
    origin: 'samsung' as const,
    startAt: null,
    stages: [],
  })
  expect(sleepWeeks([night('20261117063000', 400), night('20261118063000', 371)], '20261024')).toEqual([
    { monday: '20261116', minutes: 386, nights: 2 },
  ])
})

test('a week of weights has its mean, its lowest and its highest', () => {
  expect(
    weightWeeks([
      { day: '20261115', weightKg: 69.4 },
      { day: '20261116', weightKg: 69 },
      { day: '20261118', weightKg: 68.5 },
    ]),
  ).toEqual([
    { monday: '20261109', mean: 69.4, low: 69.4, high: 69.4 },
    { monday: '20261116', mean: 68.8, low: 68.5, high: 69 },
  ])
})

test('the mean of the month is that of its readings, not of its weeks', () => {
  const readings = [
    pressure('20261109070000', 120, 78),
    pressure('20261110070000', 121, 79),
    pressure('20261117070000', 120, 78),
    pressure('20261001070000', 190, 120),
  ]
  expect(pressureMeans(readings, '20261024')).toMatchObject({
    morning: { systolic: 120, diastolic: 78, count: 3 },
    evening: { systolic: null, count: 0 },
    all: { systolic: 120, diastolic: 78 },
  })
  const night = (at: string, minutes: number) => ({
    at,
    minutes,
    origin: 'samsung' as const,
    startAt: null,
    stages: [],
  })
  expect([
    sleepMean([night('20261109063000', 400), night('20261110063000', 401), night('20261117063000', 400)], '20261024'),
    sleepMean([], '20261024'),
  ]).toEqual([400, null])
})
