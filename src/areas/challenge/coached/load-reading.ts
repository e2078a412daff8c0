/** Which reading an address means. */
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { myChallengesQuery } from '../challenge.queries.ts'
import { readingQuery, readingsQuery } from './coached.queries.ts'
import { readingToOpen } from './coached.ts'

/**
 * Loads the one that is named, or the one that helps now of the challenge that is named or the member's own with a
 * dietitian; null where nothing has opened.
 */
export async function loadReading(
  client: QueryClient,
  named: { chalnCode?: string | undefined; custContentsSeq?: number | undefined },
): Promise<{ chalnCode: string; custContentsSeq: number } | null> {
  const chalnCode =
    named.chalnCode ??
    (await client.ensureQueryData(myChallengesQuery())).find(({ chalnType }) => chalnType === 'INTENSIVE')?.chalnCode
  if (chalnCode === undefined) return null
  const readings = await client.ensureQueryData(readingsQuery(chalnCode)).catch((error: unknown) => {
    // Somebody else's challenge, or none: there is nothing to read of it.
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  })
  const custContentsSeq =
    readings.length === 0 ? undefined : (named.custContentsSeq ?? readingToOpen(readings)?.custContentsSeq)
  if (custContentsSeq === undefined) return null
  if (readings.some((reading) => reading.custContentsSeq === custContentsSeq && reading.openYn === 'Y'))
    await client.ensureQueryData(readingQuery(chalnCode, custContentsSeq))
  return { chalnCode, custContentsSeq }
}
