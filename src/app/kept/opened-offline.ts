import { createStore } from '../store.ts'

/**
 * Whether all that this page has shown so far was kept from an earlier visit: nobody has answered since it was opened
 * (docs/decisions/209).
 */
export const openedOffline = createStore(false)
