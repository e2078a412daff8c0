import type { QueryPersister } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { noteReach } from '../connection.ts'
import { parseKept, type Kept } from './kept-text.ts'
import { openedOffline } from './opened-offline.ts'
import type { Vault } from './vault.ts'

/**
 * The query client's persister: what queries marked `meta: { keptOffline: true }` receive is kept in the vault, and is
 * what they answer, with its real age, when nobody can be reached and the cache holds nothing yet. Other queries pass
 * through untouched.
 */
export function keepOffline(vault: Vault, now: () => number = Date.now): QueryPersister {
  let isAnswered = false
  return async (queryFn, context, query) => {
    if (query.meta?.keptOffline !== true) return queryFn(context)
    const name = query.meta.keptAs ?? query.queryHash
    try {
      const data = await queryFn(context)
      openedOffline.set(false)
      isAnswered = true
      void vault.write(name, JSON.stringify({ data, receivedMs: now() } satisfies Kept))
      return data
    } catch (error) {
      if (query.state.data !== undefined || !(error instanceof ApiError) || error.kind !== 'network') throw error
      const kept = parseKept(await vault.read(name))
      if (!kept) throw error
      if (!isAnswered) openedOffline.set(true)
      // After the query has taken the answer for a fresh one: it is as old as it is.
      setTimeout(() => {
        query.setState({ dataUpdatedAt: kept.receivedMs })
        noteReach(false)
      })
      return kept.data as Awaited<ReturnType<typeof queryFn>> // written by the same query, under its own key
    }
  }
}
