import { expect, test } from 'vitest'
import { allOf, asksFirst, onAgain, switched, togetherOf, wantedOf, type PushKind } from './push-settings.ts'

const rows = (['menu', 'event', 'reservation'] as const).map((pushType: PushKind) => ({
  pushType,
  pushTypeNm: pushType,
  descTxt: '',
  useYn: pushType === 'event' ? ('N' as const) : ('Y' as const),
}))

test('one kind or all of them are switched [PSH-08]', () => {
  expect(switched(rows, ['menu'], false).map(({ useYn }) => useYn)).toEqual(['N', 'N', 'Y'])
  expect(switched(rows, 'all', true).map(({ useYn }) => useYn)).toEqual(['Y', 'Y', 'Y'])
})

test('all together are switched on without events where marketing is not agreed to, and off with them [MBR-05]', () => {
  expect(togetherOf(rows, true, false)).toEqual(['menu', 'reservation'])
  expect(togetherOf(rows, true, true)).toEqual(['menu', 'event', 'reservation'])
  expect(togetherOf(rows, false, false)).toEqual(['menu', 'event', 'reservation'])
})

test('the switch above is on while any kind is', () => {
  expect(allOf(rows)).toEqual({ on: true, count: 2 })
  expect(allOf(switched(rows, 'all', false))).toEqual({ on: false, count: 0 })
})

test('only switching reservations off is asked for, alone or with the others', () => {
  expect(asksFirst(rows, ['reservation'], false)).toBe(true)
  expect(asksFirst(rows, 'all', false)).toBe(true)
  expect(asksFirst(rows, ['menu'], false)).toBe(false)
  expect(asksFirst(rows, 'all', true)).toBe(false)
  expect(asksFirst(switched(rows, ['reservation'], false), 'all', false)).toBe(false)
})

test('what was declined before all were switched off does not come with them again', () => {
  expect(onAgain(wantedOf(rows))).toEqual(['menu', 'reservation'])
  expect(onAgain(wantedOf(switched(rows, 'all', false)))).toBe('all')
})
