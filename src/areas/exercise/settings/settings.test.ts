import { expect, test } from 'vitest'
import { alarmOfClock, bodyOfSettings, clockOfAlarm, isSame, toSettings } from './settings.ts'

const list = [
  { settingCode: 'GOAL', settingNm: '목표', valList: ['STR'] },
  { settingCode: 'WEEKDAY', settingNm: '요일', valList: ['1', '4'] },
  { settingCode: 'ALARM', settingNm: '알림', valList: ['1830'] },
] as const

test('what is not in the list is not set, and all six are saved, each once', () => {
  const settings = toSettings(list.map((each) => ({ ...each, valList: [...each.valList] })))
  expect(settings.CATEGORY).toEqual([])
  expect(
    bodyOfSettings(settings).settingList.map(({ settingCode, valList }) => `${settingCode} ${valList.join()}`),
  ).toEqual(['GOAL STR', 'DIFFICULTY ', 'CATEGORY ', 'TIME ', 'WEEKDAY 1,4', 'ALARM 1830'])
})

test('the order of days is no change', () => {
  const settings = toSettings([])
  expect(isSame({ ...settings, WEEKDAY: ['1', '4'] }, { ...settings, WEEKDAY: ['4', '1'] })).toBe(true)
  expect(isSame({ ...settings, WEEKDAY: ['1', '4'] }, { ...settings, WEEKDAY: ['1'] })).toBe(false)
})

test('a time of the wire is a clock, and no time is none', () => {
  expect([clockOfAlarm(['1830']), clockOfAlarm([]), alarmOfClock('06:05')]).toEqual(['18:30', null, ['0605']])
})
