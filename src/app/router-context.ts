import type { QueryClient } from '@tanstack/react-query'

/** What the guard asks of the session. */
export interface SessionGate {
  /** Resolves once it is known whether a member is signed in; at once when it already is. */
  settled(): Promise<'signedIn' | 'signedOut'>
  /** Whoever is not signed in any more was signed out by another device. */
  endedElsewhere(): boolean
}

/** What loaders and guards get as `context`. */
export interface RouterContext {
  queryClient: QueryClient
  session: SessionGate
  /** Where '/' leads a signed-in member [ROU-10]. */
  firstScreen(): Promise<string>
  /** Puts the routes of all screens beside those of the first load; undefined when they are there already. */
  allRoutes(): Promise<void> | undefined
}
