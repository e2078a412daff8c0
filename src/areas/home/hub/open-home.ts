import type { QueryClient } from '@tanstack/react-query'
import { fromWireTime } from '#src/lib/wire-time.ts'
import { cardsOf, ownOrder, type CardName } from './cards.ts'
import { prefetchDay } from '../hours/day.queries.ts'
import { prefetchTables } from '../first-day/first-day.queries.ts'
import { prefetchReturn } from '../return/return.queries.ts'
import { firstStepHere } from './first-step.ts'
import { homeQuery, widgetsQuery } from './home.queries.ts'
import { toHome } from './home.ts'
import { loadCards } from './late-cards.ts'
import { leadOf } from './lead.ts'
import { momentOf } from './moment.ts'

/** What home looks like until it is opened again. */
export interface Opened {
  cards: readonly CardName[]
}

/**
 * Opens home: asks for what it shows, decides what stands where, and brings the code of the cards that are not always there. Called when the
 * address is opened, when its tab is tapped again, when a card was acted on, and after a minute away: nothing moves in between.
 */
export async function openHome(queryClient: QueryClient): Promise<Opened> {
  const query = homeQuery()
  const known = queryClient.getQueryState(query.queryKey)
  // What a write made stale is asked again first; else the last answer stands at once, and is renewed behind it.
  const wire = known?.isInvalidated ? await queryClient.fetchQuery(query) : await queryClient.ensureQueryData(query)
  const home = toHome(wire, 'ko', String)
  const told = fromWireTime(wire.nowDt)?.getTime() ?? Date.now()
  const receivedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? Date.now()
  const step = firstStepHere(home.firstStep)
  const lead = leadOf(home, step, momentOf(new Date(told + Math.max(0, Date.now() - receivedAt))))
  const cards = cardsOf(home, lead, step, ownOrder(queryClient.getQueryData(widgetsQuery().queryKey)))
  await Promise.all([
    loadCards(cards),
    cards.includes('choose') && prefetchTables(queryClient),
    cards.includes('return') && prefetchReturn(queryClient),
    cards.includes('day') && prefetchDay(queryClient, wire.nowDt),
  ])
  return { cards }
}
