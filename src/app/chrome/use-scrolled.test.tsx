// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lockScroll } from '#src/ui/overlay/scroll-lock.ts'
import { useScrolled } from './use-scrolled.ts'

const Bar = () => <p>{useScrolled() ? 'its own ground' : 'none'}</p>

/** The page comes to stand here, and the browser says so. */
const scrollTo = (top: number) =>
  act(() => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
    window.dispatchEvent(new Event('scroll'))
  })

test('the bar keeps its ground while a sheet covers a scrolled page, and loses it at the top', () => {
  render(<Bar />)
  scrollTo(300)
  expect(screen.getByText('its own ground')).toBeTruthy()
  const release = lockScroll()
  scrollTo(0) // what the window reports while the body is fixed
  expect(screen.getByText('its own ground')).toBeTruthy()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  release()
  scrollTo(300)
  expect(screen.getByText('its own ground')).toBeTruthy()
  scrollTo(0)
  expect(screen.getByText('none')).toBeTruthy()
})
