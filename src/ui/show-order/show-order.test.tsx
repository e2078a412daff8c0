// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShowOrder, type ShowOrderRow } from './show-order.tsx'

// Why it is so stands in docs/decisions/221.

const ROW_PX = 64
const START: readonly ShowOrderRow[] = [
  { id: 'BW', name: '체중', shown: true },
  { id: 'BP', name: '혈압', shown: true },
  { id: 'BS', name: '혈당', shown: false },
  { id: 'SLP', name: '수면', shown: true, locked: true },
]

// Rows lie under each other, each as high as the last: this page has no layout of its own.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li')
    const place = row === null ? 0 : [...(row.parentElement?.children ?? [])].indexOf(row)
    return new DOMRect(0, place * ROW_PX, 320, ROW_PX)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show() {
  const changed = vi.fn<(rows: ShowOrderRow[]) => void>()
  function Kept() {
    const [rows, setRows] = useState(START)
    return (
      <ShowOrder
        label="지표"
        rows={rows}
        onChange={(next) => {
          changed(next)
          setRows(next)
        }}
      />
    )
  }
  render(<Kept />)
  return changed
}

const grip = (name: string) => screen.getByRole('button', { name: `${name} 옮기기` })
const names = () =>
  screen
    .getAllByRole('button', { name: /옮기기$/ })
    .map((each) => each.getAttribute('aria-label')?.replace(' 옮기기', ''))
/** The middle of a row. */
const middle = (place: number) => (place - 0.5) * ROW_PX
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

describe('dragged by its handle', () => {
  // For 50 ms after a drag its sensor swallows every click of the page, the next test's too.
  afterEach(() => pause(60))

  test('with a mouse a row lands where it is let go, and each step is said', async () => {
    const changed = show()
    const at = (place: number) => ({ button: 0, clientX: 20, clientY: middle(place) })
    fireEvent.mouseDown(grip('체중'), at(1))
    fireEvent.mouseMove(document, { ...at(1), clientY: middle(1) + 6 })
    await pause(60)
    expect(screen.getByText('체중 들었어요. 4개 가운데 1번째예요.')).toBeTruthy()
    fireEvent.mouseMove(document, at(2))
    await pause(30)
    fireEvent.mouseMove(document, at(3))
    await pause(30)
    expect(screen.getByText('체중, 3번째 자리예요.')).toBeTruthy()
    expect(changed).not.toHaveBeenCalled()
    fireEvent.mouseUp(document, at(3))
    await pause(0)
    expect(changed).toHaveBeenCalledTimes(1)
    expect(names()).toEqual(['혈압', '혈당', '체중', '수면'])
    expect(screen.getByText('체중, 3번째에 놓았어요.')).toBeTruthy()
  })

  test('with a finger that rests on it first a row is moved', async () => {
    const changed = show()
    const at = (place: number) => ({
      touches: [{ identifier: 1, clientX: 20, clientY: middle(place) }] as unknown as Touch[],
    })
    fireEvent.touchStart(grip('수면'), at(4))
    await pause(160)
    fireEvent.touchMove(grip('수면'), at(3))
    await pause(30)
    fireEvent.touchMove(grip('수면'), at(1))
    await pause(30)
    fireEvent.touchEnd(grip('수면'), { touches: [] })
    await pause(0)
    expect(changed).toHaveBeenCalledTimes(1)
    expect(names()).toEqual(['수면', '체중', '혈압', '혈당'])
  })

  test('a finger that only passes over it moves the page and not the row', async () => {
    const changed = show()
    const at = (place: number) => ({
      touches: [{ identifier: 1, clientX: 20, clientY: middle(place) }] as unknown as Touch[],
    })
    fireEvent.touchStart(grip('수면'), at(4))
    fireEvent.touchMove(grip('수면'), at(3))
    await pause(160)
    fireEvent.touchMove(grip('수면'), at(1))
    await pause(30)
    fireEvent.touchEnd(grip('수면'), { touches: [] })
    await pause(0)
    expect(changed).not.toHaveBeenCalled()
    expect(names()).toEqual(['체중', '혈압', '혈당', '수면'])
  })

  test('let go over its own place nothing is changed', async () => {
    const changed = show()
    const at = (place: number) => ({ button: 0, clientX: 20, clientY: middle(place) })
    fireEvent.mouseDown(grip('혈압'), at(2))
    fireEvent.mouseMove(document, at(3))
    await pause(60)
    fireEvent.mouseMove(document, at(2))
    await pause(30)
    fireEvent.mouseUp(document, at(2))
    await pause(0)
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('without dragging', () => {
  test('a tap on the handle brings two arrows, the ends go no further, and each step is said', async () => {
    const changed = show()
    await userEvent.click(grip('혈압'))
    const up = screen.getByRole('button', { name: '혈압 위로' })
    await userEvent.click(up)
    expect(names()).toEqual(['혈압', '체중', '혈당', '수면'])
    expect(screen.getByText('혈압, 1번째에 놓았어요.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '혈압 위로' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: '혈압 위로' }))
    expect(changed).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '혈압 위로' }))
  })

  test('a switch shows and hides its row alone; one that is locked stays', async () => {
    const changed = show()
    await userEvent.click(screen.getByRole('switch', { name: '혈당 보이기' }))
    expect(changed.mock.lastCall?.[0].map(({ shown }) => shown)).toEqual([true, true, true, true])
    await userEvent.click(screen.getByRole('switch', { name: '수면 보이기' }))
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
