import { afterEach } from 'vitest'

// Setup of the unit tests: what a test has drawn is gone before the next one, and what it waits for may take its time
// on a busy machine (one second else). Only where there is a document.
if (typeof document !== 'undefined') {
  await withoutThrottle(() => import('react-dom/client'))
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
}

// A call that a test leaves unanswered gives up after 100 s, which on a busy machine may be after its file: vitest
// hands out the globals of Node when they are first asked for, and has none any more by then.
void globalThis.DOMException

/**
 * React holds back what a Suspense boundary waited for until 300 ms after the last one, so that a page does not
 * flicker: nobody looks here, and it was most of the time of these tests. It takes its timer from the surroundings
 * while it loads, and uses it for this alone.
 */
async function withoutThrottle(load: () => Promise<unknown>): Promise<void> {
  const { setTimeout } = globalThis
  globalThis.setTimeout = Object.assign((run: () => void) => setTimeout(run), setTimeout)
  await load().finally(() => (globalThis.setTimeout = setTimeout))
}
