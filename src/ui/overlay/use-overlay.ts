import { useEffect, useRef, useState } from 'react'
import { watchKeyboard } from './keyboard-inset.ts'
import { registerOverlay } from './overlay-stack.ts'
import { lockScroll } from './scroll-lock.ts'

/**
 * What every open overlay does to the page: locks its scrolling, takes the back button first, stays above the keyboard,
 * gives focus back.
 */
export function useOverlay(open: boolean, onCloseRequest: () => void): void {
  const request = useRef(onCloseRequest)
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Read while the overlay is being drawn: afterwards the focus is inside it.
    if (open) setOpener(document.activeElement)
  }
  useEffect(() => {
    request.current = onCloseRequest
  })
  useEffect(() => {
    if (!open) return undefined
    const unlock = lockScroll()
    const unregister = registerOverlay(() => request.current())
    const unwatch = watchKeyboard()
    return () => {
      unwatch()
      unregister()
      unlock()
      setTimeout(() => giveFocusBack(opener))
    }
  }, [open, opener])
}

/**
 * An overlay that closes gives the focus back by itself; one that is taken away while it is open cannot, and leaves it
 * on nothing. [WID-06]
 */
function giveFocusBack(opener: Element | null): void {
  const lost = document.activeElement === null || document.activeElement === document.body
  if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}
