import { CancelledError, MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query'
import { ApiError, backoffMs, shouldRetry } from '#src/contract/api-error.ts'
import { noteReach } from '#src/app/connection.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept encrypted for reading without a connection (src/app/kept-queries.ts). */
      keptOffline?: boolean
      /**
       * The one name under which it is kept, where the question holds a day: tomorrow, what was read today is still the
       * member's. It begins with the path.
       */
      keptAs?: string
    }
  }
}

/** Answers count as fresh this long: a screen that opens twice in a row asks once. */
const FRESH_MS = 10_000

const reachedBy = (error: unknown) => !(error instanceof ApiError && error.kind === 'network')

/**
 * The one query cache. Calls go out even where the device says that it is offline: they then fail at once, and what
 * was kept is shown instead of waiting without end. `persister` wraps every query (kept-queries.ts).
 */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  const reach = { onSuccess: () => noteReach(true), onError: (error: unknown) => noteReach(reachedBy(error)) }
  const client = new QueryClient({
    queryCache: new QueryCache(reach),
    mutationCache: new MutationCache(reach),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: shouldRetry,
        retryDelay: backoffMs,
        ...(persister ? { persister } : {}),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  const fetchQuery = client.fetchQuery.bind(client)
  // A loader that asks for what the screen before is still waiting for waits for the same call, and that screen takes
  // it back as it leaves (`revert`): then the loader asks for itself. What is forgotten at the end of a session is
  // cancelled otherwise, and not asked for again.
  client.fetchQuery = (async (options) => {
    try {
      return await fetchQuery(options)
    } catch (error) {
      if (error instanceof CancelledError && error.revert) return fetchQuery(options)
      throw error
    }
  }) as typeof fetchQuery // as generic as what it stands for
  return client
}
