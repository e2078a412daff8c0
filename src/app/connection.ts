import { createStore } from './store.ts'

/** Whether the server can be reached, as far as is known: the device's own word, then what the last call met. */
export const connection = createStore<'online' | 'offline'>('online')

/** Follows the device's own word from now on. That it is back it only believes: then an answered call tells (offline-notice.tsx). */
export function startConnection(): void {
  const gone = () => connection.set('offline')
  addEventListener('offline', gone)
  if (!navigator.onLine) gone()
}

/** A call got through, or nobody answered it. */
export function noteReach(reached: boolean): void {
  connection.set(reached ? 'online' : 'offline')
}
