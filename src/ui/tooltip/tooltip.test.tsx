// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

function Page() {
  return (
    <>
      <div data-scroll-area data-testid="list">
        <Tooltip label="건강나이 설명">검진 결과로 계산해요.</Tooltip>
      </div>
      <div data-testid="other">
        <Tooltip label="걸음 설명">휴대폰이 센 걸음이에요.</Tooltip>
      </div>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const shown = () => screen.queryAllByRole('tooltip').map((one) => one.textContent)

beforeEach(() => {
  render(<Page />)
})
afterEach(cleanup)

describe('a tooltip', () => {
  test('opens and closes on its button, and is read with it [WID-13]', async () => {
    await userEvent.click(button('건강나이 설명'))
    expect(shown()).toEqual(['검진 결과로 계산해요.'])
    expect(button('건강나이 설명').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    await userEvent.click(button('건강나이 설명'))
    expect(shown()).toEqual([])
  })

  test('closes the other one when it opens [WID-14]', async () => {
    await userEvent.click(button('건강나이 설명'))
    // The keyboard presses nothing outside: only the second tooltip itself can close the first.
    act(() => button('걸음 설명').focus())
    await userEvent.keyboard('{Enter}')
    expect(shown()).toEqual(['휴대폰이 센 걸음이에요.'])
  })

  test('closes on Escape [WID-15]', async () => {
    await userEvent.click(button('건강나이 설명'))
    await userEvent.keyboard('{Escape}')
    expect(shown()).toEqual([])
  })

  test('closes on a press outside, not on one inside [WID-16]', async () => {
    await userEvent.click(button('건강나이 설명'))
    await userEvent.click(screen.getByRole('tooltip'))
    expect(shown()).toHaveLength(1)
    await userEvent.click(screen.getByTestId('other'))
    expect(shown()).toEqual([])
  })

  test('closes when its own area scrolls, not another; without an area it is the window [WID-17]', async () => {
    await userEvent.click(button('건강나이 설명'))
    fireEvent.scroll(screen.getByTestId('other'))
    fireEvent.scroll(window)
    expect(shown()).toHaveLength(1)
    fireEvent.scroll(screen.getByTestId('list'))
    expect(shown()).toEqual([])
    await userEvent.click(button('걸음 설명'))
    fireEvent.scroll(window)
    expect(shown()).toEqual([])
  })

  test('listens only while it is open [WID-40]', async () => {
    const targets = [document, window, screen.getByTestId('list')]
    let listening = 0
    for (const target of targets) {
      const { addEventListener: add, removeEventListener: remove } = target
      vi.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
        listening += 1
        add.apply(target, args)
      })
      vi.spyOn(target, 'removeEventListener').mockImplementation((...args: Parameters<typeof remove>) => {
        listening -= 1
        remove.apply(target, args)
      })
    }
    fireEvent.click(button('건강나이 설명'))
    expect(listening).toBe(3)
    fireEvent.click(button('건강나이 설명'))
    expect(listening).toBe(0)
    vi.restoreAllMocks()
  })
})
