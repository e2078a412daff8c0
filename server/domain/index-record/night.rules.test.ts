import { describe, expect, test } from 'vitest'
import { weekOfReadings } from '#server/domain/indicator/week.rules.ts'
import { nightOfDay } from './day-points.rules.ts'
import { isNight, type Night, nightsOf, sleepOfDays, stagesOf, stagesText } from './night.rules.ts'
import type { Reading } from './readings.queries.ts'

const night: Night = {
  inptDt: '20261119064000',
  startDt: '20261118235900',
  stageList: [
    { fromDt: '20261118235900', stageCode: 'L', durationSec: 4620 },
    { fromDt: '20261119011600', stageCode: 'D', durationSec: 4200 },
    { fromDt: '20261119030000', stageCode: 'A', durationSec: 180 },
  ],
}

test('stages come back from their text as they went in, over midnight and with a pause', () => {
  expect(stagesText(night)).toBe('0L4620 4620D4200 10860A180')
  expect(stagesOf(night.startDt, stagesText(night))).toEqual(night.stageList)
  expect(stagesOf(night.startDt, '')).toEqual([])
})

test('a night ends after it began, within a day, and its stages lie in it one after the other', () => {
  expect(isNight(night)).toBe(true)
  expect(isNight({ ...night, stageList: [] })).toBe(true)
  const [first, second] = night.stageList
  const wrong: Partial<Night>[] = [
    { startDt: night.inptDt },
    { startDt: '20261118063959' },
    { startDt: '20261131235900' },
    { stageList: [{ fromDt: '20261118235859', stageCode: 'L', durationSec: 60 }] },
    { stageList: [{ fromDt: '20261119063930', stageCode: 'L', durationSec: 60 }] },
    { stageList: [second, first].filter((span) => span !== undefined) },
  ]
  expect(wrong.map((change) => isNight({ ...night, ...change }))).toEqual(wrong.map(() => false))
})

describe('a night counts once', () => {
  const slept = (inptDt: string, minutes: number) => ({ inptDt: `202611${inptDt}00`, minutes })
  const ends = (list: readonly { inptDt: string }[]) => list.map(({ inptDt }) => inptDt.slice(6, 12))

  test('of a day the longest, of two as long the later; the naps of it are none', () => {
    const [nap, night, again] = [slept('191500', 60), slept('190640', 390), slept('190700', 390)]
    expect(ends(nightsOf([nap, night]))).toEqual(['190640'])
    expect(ends(nightsOf([night, again]))).toEqual(['190700'])
    expect(ends(nightsOf([again, night]))).toEqual(['190700'])
  })

  test('told by two sources it is the longer one, also where one of them ends before midnight', () => {
    // From 18:00 to 23:50, and from 23:00 to 07:00: an hour of both is the same.
    const [evening, night] = [slept('182350', 350), slept('190700', 480)]
    expect(ends(nightsOf([evening, night]))).toEqual(['190700'])
    // One ends as the other begins: two sleeps of two days.
    expect(ends(nightsOf([slept('182300', 300), night]))).toEqual(['182300', '190700'])
    // What overlaps the longest of its day is a part of it, and hides no other day's night.
    expect(ends(nightsOf([slept('180700', 420), evening, night]))).toEqual(['180700', '190700'])
  })

  test('a day on which only a nap was told has a sleep and no night', () => {
    const days = [slept('180700', 400), slept('191500', 40)]
    expect([ends(sleepOfDays(days)), ends(nightsOf(days))]).toEqual([['180700', '191500'], ['180700']])
    expect([slept('190300', 179), slept('190300', 180)].map((one) => nightsOf([one]).length)).toEqual([0, 1])
  })

  test('a week is the mean of its nights: told twice, or with naps, it is no longer than before', () => {
    const reading = ({ inptDt, minutes }: { inptDt: string; minutes: number }): Reading => ({
      inptDt,
      origin: '2',
      values: { SLP: minutes },
    })
    const before = ['09', '10', '11'].map((day) => slept(`${day}0640`, 380))
    const now = ['16', '17', '18'].map((day) => slept(`${day}0640`, 380))
    const sleepOf = (list: readonly { inptDt: string; minutes: number }[]) =>
      weekOfReadings(list.map(reading), '20261116').indexes.find(({ code }) => code === 'SLP')
    const even = { code: 'SLP', count: 3, mean: 380, before: 380, difference: 0 }
    expect(sleepOf([...before, ...now])).toEqual(even)
    // A watch tells the nights of this week again, and a nap of last week lies between.
    const twice = ['16', '17'].map((day) => slept(`${day}0638`, 370))
    const naps = ['09', '10'].map((day) => slept(`${day}1500`, 50))
    // They are records all the same, and counted as such.
    expect(sleepOf([...before, ...naps, ...now, ...twice])).toEqual({ ...even, count: 5 })
    expect(sleepOf([slept('121500', 40), ...now])).toMatchObject({ mean: 380, before: null, difference: null })
  })

  test('a graph has one point a day, and what overlaps a longer night is none', () => {
    const points = nightOfDay(
      [slept('182350', 350), slept('190700', 480), slept('201400', 50)].map(({ inptDt, minutes }) => ({
        inptDt,
        origin: '2' as const,
        values: { SLP: minutes },
      })),
    )
    expect(points.map(({ day, value }) => [day, value])).toEqual([
      ['20261119', 480],
      ['20261120', 50],
    ])
  })
})
