// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchKeyboard } from '../overlay/keyboard-inset.ts'
import { StickyAction } from './sticky-action.tsx'

const published = (name: string) => document.documentElement.style.getPropertyValue(name)

/** A phone's visible part of the page: its keyboard takes height from it without telling the page. */
class VisibleArea extends EventTarget {
  height = 844
  offsetTop = 0
  scale = 1
  show(change: Partial<Pick<VisibleArea, 'height' | 'offsetTop' | 'scale'>>) {
    Object.assign(this, change)
    this.dispatchEvent(new Event('resize'))
  }
}

let area: VisibleArea
beforeEach(() => {
  area = new VisibleArea()
  vi.stubGlobal('visualViewport', area)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

describe('a soft keyboard that lies over the page', () => {
  test('lifts what stands at the page’s end by what it covers, and lets it down again', () => {
    render(<StickyAction>저장하기</StickyAction>)
    expect(published('--keyboard-inset')).toBe('0px')
    area.show({ height: 508 })
    expect(published('--keyboard-inset')).toBe('336px')
    area.show({ offsetTop: 100 })
    expect(published('--keyboard-inset')).toBe('236px')
    area.show({ height: 844, offsetTop: 0 })
    expect(published('--keyboard-inset')).toBe('0px')
  })

  test('is told from a page that somebody has zoomed into', () => {
    render(<StickyAction>저장하기</StickyAction>)
    area.show({ height: 422, scale: 2 })
    expect(published('--keyboard-inset')).toBe('0px')
  })

  test('is followed as long as anybody needs it, and then no more', () => {
    const first = watchKeyboard()
    const second = watchKeyboard()
    first()
    area.show({ height: 508 })
    expect(published('--keyboard-inset')).toBe('336px')
    second()
    expect(published('--keyboard-inset')).toBe('')
    area.show({ height: 500 })
    expect(published('--keyboard-inset')).toBe('')
  })

  test('is none where the browser does not tell', () => {
    vi.stubGlobal('visualViewport', undefined)
    watchKeyboard()()
    expect(published('--keyboard-inset')).toBe('')
  })
})

describe('the room that a page leaves for its action', () => {
  let grown: () => void = () => undefined
  let heightPx = 92
  beforeEach(() => {
    heightPx = 92
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          grown = told
        }
        observe() {}
        disconnect() {}
      },
    )
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 390, heightPx))
  })
  const position = (value: string) =>
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: `[data-sticky-action] { position: ${value} }` }),
    )

  test('is the action’s own height, also when its words take more lines', () => {
    position('fixed')
    render(<StickyAction>저장하기</StickyAction>)
    expect(published('--action-height')).toBe('92px')
    heightPx = 187.5
    act(() => grown())
    expect(published('--action-height')).toBe('188px')
  })

  test('is none where the action stands at the end of the page', () => {
    position('static')
    render(<StickyAction>저장하기</StickyAction>)
    expect(published('--action-height')).toBe('0px')
  })

  test('is given back with the action', () => {
    position('fixed')
    render(<StickyAction>저장하기</StickyAction>).unmount()
    expect(published('--action-height')).toBe('')
  })
})
