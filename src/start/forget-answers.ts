import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query'

/** Queries of a session that is over, still held by a screen on its way out. */
const ended = new WeakSet<object>()

/**
 * Drops every answer of the session that has ended. What a screen still shows goes with that screen: taken from under
 * it, it would ask anew at its next render, without a token, on its way out. [SES-12, STA-04]
 */
export function forgetAnswers(queries: QueryClient): void {
  const cache = queries.getQueryCache()
  const shown = new Set<Query>(cache.getAll().filter((query) => query.getObserversCount() > 0))
  for (const query of cache.getAll()) {
    if (shown.has(query)) ended.add(query)
    else cache.remove(query)
  }
  queries.getMutationCache().clear()
  if (shown.size === 0) return
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && shown.has(query) && query.getObserversCount() === 0) cache.remove(query)
    if (type === 'removed' && shown.delete(query) && shown.size === 0) stop()
  })
}

/**
 * A persister under which such a query asks nothing any more, whoever declares it stale; its call ends when it is
 * removed.
 */
export function silentOnceEnded(persister: QueryPersister): QueryPersister {
  return (queryFn, context, query) =>
    ended.has(query) ? new Promise<never>(() => {}) : persister(queryFn, context, query)
}
