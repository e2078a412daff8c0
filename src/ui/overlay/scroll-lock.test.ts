// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lockScroll } from './scroll-lock.ts'

const body = document.body.style

function scrolledTo(y: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  return vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
}

afterEach(() => vi.restoreAllMocks())

describe('the scroll lock', () => {
  test('fixes the body at its scrolled place [WID-02] [WID-03]', () => {
    scrolledTo(300)
    const unlock = lockScroll()
    expect(body.position).toBe('fixed')
    expect(body.top).toBe('-300px')
    unlock()
    expect(body.position).toBe('')
  })

  test('brings back the scroll position from before [WID-03]', () => {
    const scrollTo = scrolledTo(300)
    lockScroll()()
    expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' })
  })

  test('stays until the last of several holders lets go [WID-05]', () => {
    scrolledTo(120)
    const first = lockScroll()
    const second = lockScroll()
    first()
    first()
    expect(body.position).toBe('fixed')
    second()
    expect(body.position).toBe('')
  })
})
