// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  TOAST_ACTION_MS,
  TOAST_FADE_MS,
  TOAST_STAY_MS,
  clearToasts,
  dismissToast,
  holdToasts,
  setToastStay,
  settleToasts,
  toast,
  toasts,
} from './toast.ts'
import { ToastViewport } from './toast-viewport.tsx'
import { ToastList } from './toast-list.tsx'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const style = read('toast.module.css')
const tokens = read('../../styles/tokens.css')

const texts = () => toasts.shown().map((one) => one.text)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  holdToasts(false)
  clearToasts()
  setToastStay(null)
  vi.useRealTimers()
})

describe('notices', () => {
  test('stay 3,000 ms and then fade for 300 ms [WID-30] [WID-34] [CON-06]', () => {
    toast({ text: '저장했어요' })
    pass(2999)
    expect(toasts.shown()[0]?.leaving).toBe(false)
    pass(1)
    expect(toasts.shown()[0]?.leaving).toBe(true)
    pass(299)
    expect(texts()).toEqual(['저장했어요'])
    pass(1)
    expect(texts()).toEqual([])
    expect([TOAST_STAY_MS, TOAST_FADE_MS]).toEqual([3000, 300])
  })

  test('stay for the member’s own time once it is known [WID-30]', () => {
    setToastStay(5000)
    toast({ text: '저장했어요' })
    pass(4999)
    expect(toasts.shown()[0]?.leaving).toBe(false)
    pass(1)
    expect(toasts.shown()[0]?.leaving).toBe(true)
  })

  test('with a way back stay 5,000 ms at least, and for the member’s own time where that is longer', () => {
    const action = { label: '되돌리기', onPress: () => undefined }
    const staysOver = (ms: number) => {
      toast({ text: '지웠어요', action })
      pass(ms - 1)
      const before = toasts.shown()[0]?.leaving
      pass(1)
      const after = toasts.shown()[0]?.leaving
      clearToasts()
      return [before, after]
    }
    expect(staysOver(5000)).toEqual([false, true])
    setToastStay(1000)
    expect(staysOver(5000)).toEqual([false, true])
    setToastStay(8000)
    expect(staysOver(8000)).toEqual([false, true])
  })

  test('are five at most; later ones appear as others leave [WID-32] [CON-06]', () => {
    for (let at = 1; at <= 7; at += 1) toast({ text: `알림 ${at}` })
    expect(texts()).toEqual(['알림 5', '알림 4', '알림 3', '알림 2', '알림 1'])
    pass(TOAST_STAY_MS + TOAST_FADE_MS)
    expect(texts()).toEqual(['알림 7', '알림 6'])
  })

  test('stand with the newest on top [WID-33] [CON-06]', () => {
    toast({ text: '먼저' })
    toast({ text: '나중' })
    expect(texts()).toEqual(['나중', '먼저'])
  })

  test('leave when their cause is gone: a later one about the same takes the place of an earlier', () => {
    toast({ text: '저장하지 못했어요', about: '/api/meal/like' })
    toast({ text: '다른 일이에요', about: '/api/other' })
    toast({ text: '담았어요', about: '/api/meal/like' })
    pass(TOAST_FADE_MS)
    expect(texts()).toEqual(['담았어요', '다른 일이에요'])
    settleToasts('/api/meal/like')
    pass(TOAST_FADE_MS)
    expect(texts()).toEqual(['다른 일이에요'])
  })

  test('can be acted on once: a fading one takes no press', () => {
    const undo = vi.fn()
    toast({ text: '기록했어요', action: { label: '취소', onPress: undo } })
    render(<ToastList shown={toasts.shown()} />)
    fireEvent.click(screen.getByRole('button', { name: '취소' }))
    expect(undo).toHaveBeenCalledTimes(1)
    cleanup()
    const { container } = render(<ToastList shown={toasts.shown()} />)
    expect(container.querySelector('li')?.inert).toBe(true)
  })

  test('can be taken away early, once', () => {
    const id = toast({ text: '저장했어요' })
    dismissToast(id)
    dismissToast(id)
    pass(TOAST_FADE_MS)
    expect(texts()).toEqual([])
  })

  test('wait while someone reads them, and go on with what time was left', () => {
    toast({ text: '저장했어요' })
    pass(2000)
    holdToasts(true)
    pass(10_000)
    toast({ text: '하나 더' })
    pass(10_000)
    expect(texts()).toEqual(['하나 더', '저장했어요'])
    holdToasts(false)
    pass(1000 + TOAST_FADE_MS)
    expect(texts()).toEqual(['하나 더'])
  })
})

test('a notice under the pointer stays where it is when the one below it fades: a press would miss its button', () => {
  toast({ text: '수정했어요' })
  pass(2900)
  toast({ text: '기록을 지웠어요', action: { label: '되돌리기', onPress: () => undefined } })
  pass(200)
  holdToasts(true)
  pass(10_000)
  expect(toasts.shown().map(({ text, leaving }) => [text, leaving])).toEqual([
    ['기록을 지웠어요', false],
    ['수정했어요', true],
  ])
  holdToasts(false)
  expect(texts()).toEqual(['기록을 지웠어요'])
})

test('the last one that was pressed goes, though the pointer rests where it stood', () => {
  const id = toast({ text: '기록을 지웠어요', action: { label: '되돌리기', onPress: () => undefined } })
  holdToasts(true)
  dismissToast(id)
  pass(TOAST_FADE_MS)
  expect(texts()).toEqual([])
})

describe('where notices appear', () => {
  test('the region is there before the first notice, at the bottom centre [WID-31] [CON-06]', () => {
    render(<ToastViewport label="알림" />)
    const region = screen.getByRole('status', { name: '알림' })
    expect(region.dataset.position).toBe('bottom-center')
    expect(style).toMatch(/\.region \{[^}]*bottom:[^}]*left: 50%;[^}]*translateX\(-50%\)/)
  })

  test('fade over the fixed time [WID-34]', () => {
    expect(style).toContain('transition: opacity var(--motion-toast-fade)')
    expect(tokens).toContain('--motion-toast-fade: 300ms')
  })

  test('above the main places, the page’s action and an open sheet; only their button takes a tap', () => {
    expect(style).toMatch(/--under: 12px \+ var\(--tabbar-height\)/)
    expect(style).toMatch(/max\(\s*var\(--under,[^;]*--action-height[^;]*--sheet-height/)
    expect(
      [...style.matchAll(/([^{}]*)\{[^{}]*pointer-events: auto/g)].map(([, rule = '']) =>
        rule.split('*/').at(-1)?.trim(),
      ),
    ).toEqual(['.toast button'])
  })

  test('an action runs and takes its notice away', () => {
    const undo = vi.fn<() => void>()
    toast({ text: '기록을 지웠어요', action: { label: '되돌리기', onPress: undo } })
    render(<ToastList shown={toasts.shown()} />)
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(toasts.shown()[0]?.leaving).toBe(true)
  })

  test('focus on a notice stops its time', async () => {
    toast({ text: '기록을 지웠어요', action: { label: '되돌리기', onPress: () => undefined } })
    render(<ToastList shown={toasts.shown()} />)
    act(() => screen.getByRole('button', { name: '되돌리기' }).focus())
    await act(() => Promise.resolve())
    pass(20_000)
    expect(toasts.shown()[0]?.leaving).toBe(false)
    act(() => screen.getByRole('button', { name: '되돌리기' }).blur())
    await act(() => Promise.resolve())
    pass(TOAST_ACTION_MS)
    expect(toasts.shown()[0]?.leaving).toBe(true)
  })
})
