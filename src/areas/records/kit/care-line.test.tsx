// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CareCode } from '#src/domain/index-record/extremes.ts'
import { CareLine } from './care-line.tsx'

/** 12:10 in Seoul. */
const NOW = new Date('2026-11-19T03:10:00Z')
const AT = '20261119120500'
const i18n = setupI18n({ locale: 'ko', messages: { ko: {} } })

const draw = (code: CareCode, at = AT) =>
  render(
    <I18nProvider i18n={i18n}>
      <CareLine code={code} at={at} />
    </I18nProvider>,
  )
const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// What is to be done, whether 119 is there to be called, and in how many minutes it is measured again.
test.each<[CareCode, RegExp, boolean, number | null]>([
  ['SUGAR_VERY_LOW', /당분 15–20 g을 먹고 15분 뒤에/, true, 15],
  ['SUGAR_LOW', /당분 15–20 g을 먹고 15분 뒤에/, false, 15],
  ['SUGAR_VERY_HIGH', /물을 마시고 다시/, true, null],
  ['BP_VERY_HIGH', /5분 앉아서 쉬고 다시/, true, 5],
  ['BP_LOW', /앉거나 누워서/, false, null],
  ['HR_VERY_LOW', /앉아서 쉬/, true, null],
  ['HR_LOW', /의료진/, false, null],
  ['HR_HIGH', /앉아서 쉬/, false, null],
  ['HR_VERY_HIGH', /앉아서 쉬/, true, null],
])('%s', (code, advice, help, minutes) => {
  draw(code)
  expect(page.getByText(advice).textContent).not.toContain('조금')
  expect(page.queryByRole('link', { name: '119에 전화하기' })?.getAttribute('href') ?? null).toBe(
    help ? 'tel:119' : null,
  )
  expect(page.queryByRole('button', { name: /뒤에 다시 재기$/ })?.textContent ?? null).toBe(
    minutes === null ? null : `${minutes}분 뒤에 다시 재기`,
  )
})

test('the moment to measure again is counted, kept over leaving, said when it comes, of that reading alone', () => {
  draw('SUGAR_LOW')
  fireEvent.click(page.getByRole('button', { name: '15분 뒤에 다시 재기' }))
  expect(page.getByRole('status').textContent).toBe('15분 뒤에 다시 재 주세요')
  // What is kept is a moment, and nothing of what was measured.
  expect(Object.values(localStorage)).toEqual([JSON.stringify({ SUGAR202611191205: NOW.getTime() + 900_000 })])
  cleanup()
  pass(5)
  draw('SUGAR_LOW', '202611191205')
  expect(page.getByRole('status').textContent).toBe('10분 뒤에 다시 재 주세요')
  pass(10)
  act(() => vi.advanceTimersByTime(1000))
  expect(page.getByRole('status').textContent).toBe('다시 잴 시간이에요')
  cleanup()
  draw('SUGAR_LOW', '20261119122500')
  expect(page.queryByRole('status')).toBeNull()
  expect(page.getByRole('button', { name: '15분 뒤에 다시 재기' })).toBeTruthy()
})

test('whoever gives it up is offered it again, and nothing is kept', () => {
  draw('BP_VERY_HIGH', '20261119120900')
  fireEvent.click(page.getByRole('button', { name: '5분 뒤에 다시 재기' }))
  fireEvent.click(page.getByRole('button', { name: '그만두기' }))
  expect(page.getByRole('button', { name: '5분 뒤에 다시 재기' })).toBeTruthy()
  expect(JSON.stringify(Object.values(localStorage))).not.toContain('202611191209')
})

test('of a reading of hours ago nobody is told to take sugar now', () => {
  draw('SUGAR_VERY_LOW', '20261119090000')
  expect(page.getByText('지금은 어떤지 다시 재 보세요. 몸이 좋지 않으면 바로 119에 전화하세요.')).toBeTruthy()
  expect(page.queryByRole('button')).toBeNull()
  expect(page.getByRole('link', { name: '119에 전화하기' })).toBeTruthy()
})
