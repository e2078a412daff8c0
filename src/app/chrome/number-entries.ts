import type { RouterHistory } from '@tanstack/react-router'
import { onPop } from '../pops.ts'

/**
 * Numbers the history entries that the router did not make: an address typed by hand, or set by a shell. The router
 * tells back from forward by its numbers; without one, going back would leave the page where it should close what lies
 * over it. Answers how to stop.
 */
export function numberEntries(history: RouterHistory): () => void {
  const number = ({ state }: PopStateEvent) => {
    if (state !== null) return
    // not through window.history, whose replaceState the router has wrapped: it would take this for a navigation of its
    // own
    const numbered = { __TSR_index: entryNumber(history) + 1, __TSR_key: Math.random().toString(36).slice(2) }
    History.prototype.replaceState.call(window.history, numbered, '')
  }
  return onPop(number)
}

/** The number of the entry that is shown, as the router counts them. */
export function entryNumber(history: RouterHistory): number {
  const { __TSR_index: number } = history.location.state
  return number
}
