import { expect, test } from 'vitest'
import {
  draftOf,
  pointsOf,
  problemOf,
  recordsOf,
  sinceLastMonth,
  toReadings,
  writtenOf,
  type BodyReading,
} from './body.ts'

const at = (time: string, value: number): BodyReading => ({ at: `${time}00`, origin: 'inbody', value })
const readings = [at('202611190810', 22.4), at('202611120810', 22.8), at('202610180810', 23.1), at('202608010810', 24)]

test('the last value is compared with that of about a month before', () => {
  expect(sinceLastMonth(readings)).toBe(-0.7)
  expect(sinceLastMonth([at('202611190810', 22.4), at('202608010810', 24)])).toBeNull()
  expect(sinceLastMonth([])).toBeNull()
})

test('a day of the graph is its last value, oldest first', () => {
  expect(pointsOf([at('202611190910', 22.5), ...readings].toReversed(), '20261101')).toEqual([
    { day: '20261112', value: 22.8 },
    { day: '20261119', value: 22.5 },
  ])
})

test('a point without a key cannot be corrected and is left out', () => {
  const point = {
    helhDate: '20261119',
    indicatorVal: '22.4',
    subVal: null,
    inptDt: '20261119081000',
    helhidxOriCode: '4' as const,
    sleepDtl: null,
  }
  expect(toReadings([point, { ...point, inptDt: null, helhidxOriCode: null }])).toEqual([readings[0]])
})

test('values of both reads count once, and the earlier ones of a day with them', () => {
  const row = (inptDt: string, indicatorVal: string) => ({ indicatorVal, inptDt, helhidxOriCode: '4' as const })
  const last = row('20261119081000', '22.4')
  expect(toReadings([last, last, row('20261119070000', '22.9')]).map(({ at: key, value }) => [key, value])).toEqual([
    ['20261119081000', 22.4],
    ['20261119070000', 22.9],
  ])
})

test('what is typed has the limits of its code and one decimal', () => {
  expect([problemOf('BDF', ''), problemOf('BDF', '2.9'), problemOf('BDF', '22.4'), problemOf('SKM', '81')]).toEqual([
    'missing',
    'range',
    null,
    'range',
  ])
  const [reading] = readings
  if (!reading) throw new Error('there are readings')
  expect(writtenOf('BDF', { ...draftOf(reading), value: '22,35' }, reading)).toMatchObject([
    { helhidxCode: 'BDF', inptDt: reading.at, helhidxVal: '22.4' },
  ])
  expect(recordsOf('SKM', reading)).toMatchObject([{ helhidxCode: 'SKM', helhidxVal: '22.4', helhidxOriCode: '4' }])
})
