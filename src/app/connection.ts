import { createStore } from './store.ts'

/** Whether the server can be reached, as far as is known: the device's own word, then what the last call met. */
export const connection = createStore<'online' | 'offline'>('online')

/** Follows the device's own word from now on. */
export function startConnection(): void {
  const follow = () => connection.set(navigator.onLine ? 'online' : 'offline')
  addEventListener('online', follow)
  addEventListener('offline', follow)
  follow()
}

/** A call got through, or nobody answered it. */
export function noteReach(reached: boolean): void {
  connection.set(reached ? 'online' : 'offline')
}
