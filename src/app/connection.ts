import { createStore } from './store.ts'

/** Whether the server can be reached, as far as is known: the device's own word, then what the last call met. */
export const connection = createStore<'online' | 'offline'>('online')

/** An answer that comes so soon after the device's word was on its way before it. */
const ON_ITS_WAY_MS = 5000
let goneAt = -ON_ITS_WAY_MS

/**
 * Follows the device's own word from now on. That it is back it only believes: then an answered call tells
 * (offline-notice.tsx).
 */
export function startConnection(): void {
  const gone = () => {
    goneAt = performance.now()
    connection.set('offline')
  }
  addEventListener('offline', gone)
  if (!navigator.onLine) gone()
}

/** A call got through, or nobody answered it. */
export function noteReach(reached: boolean): void {
  // A device without a connection may still reach a server on itself: its own word stands for a moment, not for ever.
  if (reached && !navigator.onLine && performance.now() - goneAt < ON_ITS_WAY_MS) return
  connection.set(reached ? 'online' : 'offline')
}
