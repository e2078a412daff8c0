import type { RouterHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { registerOverlay } from '#src/ui/overlay/overlay-stack.ts'
import { backClosesOverlays } from './back-closes-overlays.ts'

type NavigationBlocker = Parameters<RouterHistory['block']>[0]
type Blocked = Parameters<NavigationBlocker['blockerFn']>[0]

function blockerFn(action: Blocked['action']) {
  let asked: NavigationBlocker['blockerFn'] = () => false
  backClosesOverlays({
    block: (blocker) => {
      asked = blocker.blockerFn
      return () => {}
    },
  })
  return asked({ action } as Blocked)
}

test('going back closes the topmost overlay and stays on the page', async () => {
  const closeSheet = vi.fn()
  const closeDialog = vi.fn()
  const goneSheet = registerOverlay(closeSheet)
  const goneDialog = registerOverlay(closeDialog)
  expect(await blockerFn('BACK')).toBe(true)
  expect(closeDialog).toHaveBeenCalledTimes(1)
  expect(closeSheet).not.toHaveBeenCalled()
  goneDialog()
  goneSheet()
})

test('going back with nothing over the page leaves it', async () => {
  expect(await blockerFn('BACK')).toBe(false)
})

test('a link inside an overlay leads on', async () => {
  const close = vi.fn()
  const gone = registerOverlay(close)
  expect(await blockerFn('PUSH')).toBe(false)
  expect(await blockerFn('REPLACE')).toBe(false)
  expect(close).not.toHaveBeenCalled()
  gone()
})
