import type { Calls } from './calls.ts'
import type { Api, ApiPorts } from './client.ts'

import { createApi } from './client.ts'

type Verb = keyof Calls

/** A client that is looked up at each call: its ports (the session) are made with it in hand. */
export function lateApi(find: () => Api): Calls {
  // The cast gives callers the method's own type; the arguments pass through untouched.
  const late = <V extends Verb>(verb: V) =>
    ((...args: unknown[]): unknown => Reflect.apply(find()[verb], undefined, args)) as Api[V]
  return { GET: late('GET'), POST: late('POST'), PUT: late('PUT'), DELETE: late('DELETE'), request: late('request') }
}

let connected: Api | null = null

/**
 * The app's client. It is one value that every screen may import; what it stands on (session, navigation, alerts) is
 * connected once at start, because those in turn need the client.
 */
export const api: Calls = lateApi(() => {
  if (!connected) throw new Error('connectApi has not been called')
  return connected
})

/** Gives the client its ports. Called once at start, and by tests with a server of their own. */
export function connectApi(ports: ApiPorts): void {
  const made = createApi(ports)
  connected = made
  // Constants of the build: elsewhere the branch, and all it would load, is gone.
  if ((import.meta.env.DEV || import.meta.env.MODE === 'qa') && import.meta.env.MODE !== 'test') {
    void import('./guards.ts').then(({ guardAnswers }) => made.use(guardAnswers))
    void import('./guard-panel.ts').then(({ showGuardPanel }) => showGuardPanel(import.meta.env.MODE))
  }
}
