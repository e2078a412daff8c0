const listeners = new Set<(event: PopStateEvent) => void>()

/**
 * Lets `onPop` hear steps through the history before the router does. Call it before the router's history is made: for
 * events of the window browsers ask the listeners in the order in which they came, whether they listen on the way down
 * or not.
 */
export function hearPops(browser: Pick<Window, 'addEventListener'> = window): void {
  browser.addEventListener('popstate', (event) => listeners.forEach((listener) => listener(event)), { capture: true })
}

/**
 * Hears each step through the history first; the router does not hear of one whose event is stopped. Answers how to
 * stop.
 */
export function onPop(listener: (event: PopStateEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * In the state of a history entry that stands for overlays over a page: for how many (chrome/back-closes-overlays.ts).
 */
export const OVERLAYS = '__overlays'
