import { afterEach } from 'vitest'

// Setup of the unit tests: what a test has drawn is gone before the next one, and what it waits for may take its time on a busy
// machine (one second else). Only where there is a document.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
}
