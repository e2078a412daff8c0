import type { Session } from './create-session.ts'
import type { SessionSnapshot } from './session.machine.ts'

import { createContext, use, useSyncExternalStore } from 'react'

/** Holds the app's session; `src/start/main.tsx` fills it once. */
export const SessionContext = createContext<Session | null>(null)

/** The session's verbs: signIn, signOut, setHealthTerms. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('No SessionContext around this component')
  return session
}

/**
 * One fact about the session, kept current: `useSessionState((s) => s.hasTag('busy'))`, `(s) => s.can({type: …})`.
 * The selector returns a plain value; a new object on each call would render without end.
 */
export function useSessionState<Value extends string | number | boolean | null>(
  select: (snapshot: SessionSnapshot) => Value,
): Value {
  const { actor, subscribe } = useSession()
  return useSyncExternalStore(subscribe, () => select(actor.getSnapshot()))
}

export const useIsSignedIn = (): boolean => useSessionState((snapshot) => snapshot.hasTag('signedIn'))

/** Sign-in or sign-out is under way: buttons that start one are disabled. */
export const useIsSessionBusy = (): boolean => useSessionState((snapshot) => snapshot.hasTag('busy'))
