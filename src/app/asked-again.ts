import { createStore } from './store.ts'

/**
 * How often an address was asked for that was shown already: what it opens over its page is opened again, as by a
 * second shake.
 */
export const askedAgain = createStore(0)
