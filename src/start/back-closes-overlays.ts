import type { RouterHistory } from '@tanstack/react-router'
import { closeTopOverlay } from '#src/ui/overlay/overlay-stack.ts'

/**
 * Going back closes what lies over the page before it leaves the page: the browser's back button, the gesture, and the
 * shell's hardware button, which does the same. Links inside a sheet or dialog lead on as ever.
 */
export function backClosesOverlays(history: Pick<RouterHistory, 'block'>): () => void {
  return history.block({
    blockerFn: ({ action }) => (action === 'BACK' || action === 'GO') && closeTopOverlay(),
    enableBeforeUnload: false,
  })
}
