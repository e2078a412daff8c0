import { describe, expect, test } from 'vitest'
import { mayAskToInstall, withVisit } from './install.rules.ts'

const NEVER = { times: 0, lastMs: 0 }
const DAY = 86_400_000
const at = (time: string) => new Date(`2026-11-19T${time}:00+09:00`)

test('days of visits are counted, not visits', () => {
  expect(withVisit([], '20261119')).toEqual(['20261119'])
  expect(withVisit(['20261119', '20261118'], '20261119')).toEqual(['20261119', '20261118'])
  expect(withVisit(['20261119', '20261118', '20261117'], '20261120')).toEqual(['20261120', '20261119', '20261118'])
})

describe('a home screen is offered', () => {
  test('on the third day', () => {
    expect([1, 2, 3].map((days) => mayAskToInstall(days, NEVER, at('12:41')))).toEqual([false, false, true])
  })

  test('not in the hour before noon', () => {
    expect(['10:59', '11:00', '11:59', '12:00'].map((time) => mayAskToInstall(3, NEVER, at(time)))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test('after a no once more, ninety days later, and never again', () => {
    const now = at('12:41')
    const asked = (times: number, daysAgo: number) =>
      mayAskToInstall(3, { times, lastMs: now.getTime() - daysAgo * DAY }, now)
    expect([asked(1, 0), asked(1, 89.9), asked(1, 90), asked(2, 400)]).toEqual([false, false, true, false])
  })
})
