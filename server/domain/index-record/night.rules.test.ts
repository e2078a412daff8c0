import { expect, test } from 'vitest'
import { isNight, type Night, stagesOf, stagesText } from './night.rules.ts'

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
