import type { QueryClient } from '@tanstack/react-query'
import type { BuiltKind } from '#src/domain/event/event-paths.ts'
import { redirect } from '@tanstack/react-router'
import { orGone } from '#src/app/or-gone.ts'
import { hasWords, meantBy } from './event.kind.ts'
import { eventQuery, eventsQuery, wordsQuery } from './event.queries.ts'

/** Loads the event that an address means, and tells its number; without one that is meant the list is shown. */
export async function loadEvent(client: QueryClient, kind: BuiltKind, eventSeq: number | undefined): Promise<number> {
  const meant = eventSeq ?? meantBy((await client.ensureQueryData(eventsQuery())).list, kind)?.eventSeq
  if (meant === undefined) throw redirect({ to: '/service/event/list', replace: true })
  const { eventTypeCode } = await orGone(client.ensureQueryData(eventQuery(meant)))
  if (hasWords(eventTypeCode)) await client.ensureQueryData(wordsQuery(meant))
  return meant
}
