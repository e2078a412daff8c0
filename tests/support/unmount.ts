import { afterEach } from 'vitest'

// Setup of the unit tests: what a test has drawn is gone before the next one. Only where there is a document.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
