import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { meantBy } from '../detail/event.kind.ts'
import { eventQuery, eventsQuery } from '../detail/event.queries.ts'

/** As many challenges as somebody chooses between. */
const SHOWN = 3

/** Challenges that a colleague can still join, the newest first. */
export const joinableQuery = () =>
  query('get', '/api/chalen/challenge/chalAllList', {
    params: { query: { joinableYn: 'Y', pageNo: 1, pageSize: SHOWN } },
  })

/** Loads the event that gives points for bringing a colleague, and tells its number; null while there is none. */
export async function loadInvite(client: QueryClient): Promise<number | null> {
  const [{ list }] = await Promise.all([client.ensureQueryData(eventsQuery()), client.ensureQueryData(joinableQuery())])
  const eventSeq = meantBy(list, 'RECOMM')?.eventSeq
  if (eventSeq === undefined) return null
  await client.ensureQueryData(eventQuery(eventSeq))
  return eventSeq
}
