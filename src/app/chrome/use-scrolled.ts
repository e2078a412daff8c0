import { useSyncExternalStore } from 'react'
import { scrollPlace } from '#src/ui/overlay/scroll-lock.ts'
import { createStore } from '../store.ts'

/** A bar counts as scrolled from here on. */
const ENOUGH_PX = 4

// Read where the position changes and kept: asking for it while a page is being drawn would lay the page out at once.
const scrolled = createStore(false)
const note = () => scrolled.set(scrollPlace() > ENOUGH_PX)
let watchers = 0

function subscribe(listener: () => void): () => void {
  watchers += 1
  if (watchers === 1) addEventListener('scroll', note, { passive: true })
  const stop = scrolled.subscribe(listener)
  return () => {
    stop()
    watchers -= 1
    if (watchers === 0) removeEventListener('scroll', note)
  }
}

/** True once the page stands below its top: the bar then needs its own ground. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, scrolled.get, () => false)
}
