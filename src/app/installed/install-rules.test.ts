import { expect, test } from 'vitest'
import { mayAsk, wayOf, withDay, type InstallState } from './install-rules.ts'

const noon = new Date(2026, 10, 19, 12, 41)
const ready: InstallState = { way: 'prompt', isInstalled: false, days: ['20261117', '20261118', '20261119'], declined: [], isKept: true }
const DAY_MS = 24 * 3600_000

test('on the third different day, and not before', () => {
  expect(mayAsk(ready, noon)).toBe(true)
  expect(mayAsk({ ...ready, days: ['20261118', '20261119'] }, noon)).toBe(false)
  expect(withDay(['20261118'], '20261118')).toEqual(['20261118'])
  expect(withDay(['20261116', '20261117', '20261118'], '20261119')).toEqual(['20261117', '20261118', '20261119'])
})

test('not where it cannot be, is already, or would not keep its promise', () => {
  for (const change of [{ way: 'none' as const }, { isInstalled: true }, { isKept: false }]) expect(mayAsk({ ...ready, ...change }, noon)).toBe(false)
})

test('not in the hour before lunch', () => {
  expect(mayAsk(ready, new Date(2026, 10, 19, 11, 0))).toBe(false)
  expect(mayAsk(ready, new Date(2026, 10, 19, 12, 0))).toBe(true)
})

test('after a No once more after 90 days, then never', () => {
  const ago = (days: number) => noon.getTime() - days * DAY_MS
  expect(mayAsk({ ...ready, declined: [ago(89)] }, noon)).toBe(false)
  expect(mayAsk({ ...ready, declined: [ago(91)] }, noon)).toBe(true)
  expect(mayAsk({ ...ready, declined: [ago(400), ago(200)] }, noon)).toBe(false)
})

test('iOS is shown its two steps in Safari only', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  expect(wayOf(safari, false)).toBe('share')
  expect(wayOf(safari.replace('Version/18.0', 'CriOS/130.0'), false)).toBe('none')
  expect(wayOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36', true)).toBe('prompt')
})
