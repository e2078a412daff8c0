// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeEntry } from './code-entry.tsx'
import { useCodeCheck, type CodeCalls } from './use-code-check.ts'

const SLOW_MS = 1500
const calls: CodeCalls = {
  send: () => new Promise((resolve) => setTimeout(() => resolve({ is: 'sent', authSeq: 1, expireSec: 180 }), SLOW_MS)),
  confirm: () => Promise.resolve({ is: 'wrong', failCnt: 1, failMaxCnt: 5 }),
  block: () => Promise.resolve({ until: null }),
}

function Entry() {
  const check = useCodeCheck(calls)
  if (check.snapshot.hasTag('entry')) return <CodeEntry bar={null} check={check} to="010-0000-1119" />
  return (
    <button type="button" onClick={() => check.send({ type: 'code.asked', to: '01000001119' })}>
      번호 받기
    </button>
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const left = () => page.getByRole('timer').textContent

test('a new code has its three minutes and no second more, however long it took to be sent', async () => {
  const i18n = setupI18n({ locale: 'ko', messages: { ko: {} } })
  render(
    <I18nProvider i18n={i18n}>
      <Entry />
    </I18nProvider>,
  )
  fireEvent.click(page.getByRole('button', { name: '번호 받기' }))
  await pass(SLOW_MS)
  expect(left()).toBe('3:00')
  await pass(40_700)
  expect(left()).toBe('2:20')
  fireEvent.click(page.getByRole('button', { name: '새 번호 받기' }))
  await pass(SLOW_MS)
  expect(left()).toBe('3:00')
  await pass(1000)
  expect(left()).toBe('2:59')
})
