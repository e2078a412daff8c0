/** The event that a shell may send to the page when the app comes back to the front. */
export const RESUME_EVENT = 'wpresume'

/** A shell's event and the browser's own tell the same return: within this time they count as one. [RSM-01] */
const SAME_RETURN_MS = 1000

interface Foreground {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  now?: () => number
}

/**
 * Calls back whenever the app returns to the foreground; the first load is no return. [RSM-01, RSM-21] Answers the way
 * to stop.
 */
export function watchForeground({ document, window, now = Date.now }: Foreground, returned: () => void): () => void {
  let lastMs = Number.NEGATIVE_INFINITY
  const reportReturn = () => {
    if (now() - lastMs < SAME_RETURN_MS) return
    lastMs = now()
    returned()
  }
  const seen = () => {
    if (document.visibilityState === 'visible') reportReturn()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener(RESUME_EVENT, reportReturn)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener(RESUME_EVENT, reportReturn)
  }
}
