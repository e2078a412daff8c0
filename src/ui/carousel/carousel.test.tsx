// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

const words = {
  label: '이번 주 소식',
  role: '캐러셀',
  slideRole: '슬라이드',
  slideLabel: (at: number, of: number) => `${of}장 가운데 ${at}장`,
  previousLabel: '앞으로',
  nextLabel: '뒤로',
  dotsLabel: '슬라이드 고르기',
}
const auto = { everyMs: 5000, pauseLabel: '멈추기', playLabel: '넘기기' }

const show = (options: { auto?: typeof auto } = {}) =>
  render(
    <Carousel {...words} {...options}>
      <a href="#/1">첫째</a>
      <a href="#/2">둘째</a>
      <a href="#/3">셋째</a>
    </Carousel>,
  )

const current = () => document.querySelector('[aria-current]')?.getAttribute('aria-label')
const region = () => screen.getByRole('region', { name: '이번 주 소식' })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function reduceMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a carousel', () => {
  test('says what it is, and which of how many each slide is', () => {
    show()
    expect(region().getAttribute('aria-roledescription')).toBe('캐러셀')
    const slides = document.querySelectorAll('[aria-roledescription=슬라이드]')
    expect([...slides].map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '3장 가운데 1장',
      '3장 가운데 2장',
      '3장 가운데 3장',
    ])
  })

  test('goes on and back by its buttons, to its ends and no further', async () => {
    show()
    expect(screen.getByRole('button', { name: '앞으로' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: '뒤로' }))
    expect(current()).toBe('3장 가운데 2장')
    await userEvent.click(screen.getByRole('button', { name: '뒤로' }))
    expect(screen.getByRole('button', { name: '뒤로' }).getAttribute('aria-disabled')).toBe('true')
    // whoever pressed it is still there, and pressing again does nothing
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '뒤로' }))
    await userEvent.keyboard('{Enter}')
    expect(current()).toBe('3장 가운데 3장')
    await userEvent.click(screen.getByRole('button', { name: '앞으로' }))
    expect(current()).toBe('3장 가운데 2장')
  })

  test('goes to the slide of a dot, by keyboard too, and only what is shown takes focus', async () => {
    show()
    screen.getByRole('button', { name: '3장 가운데 3장' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(current()).toBe('3장 가운데 3장')
    const inert = [...document.querySelectorAll('[aria-roledescription=슬라이드]')].map((slide) =>
      slide.hasAttribute('inert'),
    )
    expect(inert).toEqual([true, true, false])
  })

  test('follows a swipe', () => {
    show()
    const track = document.querySelector('[aria-live]')
    if (!track) throw new Error('no track')
    Object.defineProperties(track, { clientWidth: { value: 360 }, scrollLeft: { value: 355 } })
    fireEvent.scroll(track)
    expect(current()).toBe('3장 가운데 2장')
  })

  test('does not move by itself unless told to', () => {
    vi.useFakeTimers()
    show()
    pass(60_000)
    expect(current()).toBe('3장 가운데 1장')
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  })

  test('one slide alone has nothing to press', () => {
    render(<Carousel {...words}>하나</Carousel>)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('a carousel that moves', () => {
  test('goes round quietly, and its first button stops it', () => {
    vi.useFakeTimers()
    show({ auto })
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off')
    pass(5000)
    pass(5000)
    pass(5000)
    expect(current()).toBe('3장 가운데 1장')
    expect(screen.getAllByRole('button')[0]?.getAttribute('aria-label')).toBe('멈추기')
    fireEvent.click(screen.getByRole('button', { name: '멈추기' }))
    pass(20_000)
    expect(current()).toBe('3장 가운데 1장')
    expect(screen.getByRole('button', { name: '넘기기' })).toBeTruthy()
  })

  test('rests under pointer and focus, and goes on afterwards', () => {
    vi.useFakeTimers()
    show({ auto })
    fireEvent.pointerEnter(region())
    pass(20_000)
    expect(current()).toBe('3장 가운데 1장')
    fireEvent.pointerLeave(region())
    pass(5000)
    expect(current()).toBe('3장 가운데 2장')
    act(() => screen.getByRole('button', { name: '멈추기' }).focus())
    pass(20_000)
    expect(current()).toBe('3장 가운데 2장')
  })

  test('stops for good once the member has chosen a slide', () => {
    vi.useFakeTimers()
    show({ auto })
    fireEvent.click(screen.getByRole('button', { name: '3장 가운데 2장' }))
    pass(20_000)
    expect(current()).toBe('3장 가운데 2장')
  })

  test('does not start where less movement is asked for', () => {
    reduceMotion()
    vi.useFakeTimers()
    show({ auto })
    pass(20_000)
    expect(current()).toBe('3장 가운데 1장')
    expect(screen.getByRole('button', { name: '넘기기' })).toBeTruthy()
  })
})
