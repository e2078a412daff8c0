import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { connection } from '#src/app/connection.ts'
import { openedOffline } from '#src/app/kept/opened-offline.ts'
import { loadWords } from '#src/app/language.ts'
import { ApiError } from '#src/contract/api-error.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'
import { cardsOf, ownOrder, type CardName } from './cards.ts'
import type { KeptHome } from '../offline/kept-home.ts'
import { firstStepHere } from './first-step.ts'
import { homeQuery, widgetsQuery } from './home.queries.ts'
import { toHome } from './home.ts'
import { hurryUsual, loadCards } from './late-cards.ts'
import { leadOf } from './lead.ts'
import { momentOf } from './moment.ts'

/** What home looks like until it is opened again. */
export interface Opened {
  cards: readonly CardName[]
  /** Nobody has answered yet: the page that stands then, and what the phone holds for it. */
  offline?: { Page: ComponentType<{ kept: KeptHome }>; kept: KeptHome }
}

/**
 * Opens home: asks for what it shows, decides what stands where, and brings the code of the cards that are not always
 * there. Called when the address is opened, when its tab is tapped again, when a card was acted on, and after a minute
 * away: nothing moves in between.
 */
export async function openHome(queryClient: QueryClient): Promise<Opened> {
  hurryUsual()
  const wire = await answerOf(queryClient)
  const home = toHome(wire, 'ko', String)
  const told = fromWireTime(wire.nowDt)?.getTime() ?? Date.now()
  const receivedAt = queryClient.getQueryState(homeQuery().queryKey)?.dataUpdatedAt ?? Date.now()
  if (openedOffline.get() || isOfYesterday(receivedAt))
    return { cards: [], offline: await openOffline(wire, receivedAt) }
  const step = firstStepHere(home.firstStep)
  const lead = leadOf(home, step, momentOf(new Date(told + Math.max(0, Date.now() - receivedAt))))
  const cards = cardsOf(home, lead, step, ownOrder(queryClient.getQueryData(widgetsQuery().queryKey)))
  await Promise.all([loadCards(cards), ...cards.map((card) => prepare[card]?.(queryClient, wire))])
  return { cards }
}

/**
 * What home was told: asked again first where a write made it stale; else the last answer stands at once, and is
 * renewed behind it.
 */
async function answerOf(queryClient: QueryClient): Promise<Schemas['MainData']> {
  const query = homeQuery()
  if (!queryClient.getQueryState(query.queryKey)?.isInvalidated) return queryClient.ensureQueryData(query)
  try {
    return await queryClient.fetchQuery(query)
  } catch (error) {
    const known = queryClient.getQueryData(query.queryKey)
    if (known === undefined || !(error instanceof ApiError) || error.kind !== 'network') throw error
    return known
  }
}

/** Nobody answers, and the day has turned since somebody did: "today" of that answer is no more. */
const isOfYesterday = (receivedAt: number): boolean =>
  connection.get() === 'offline' && momentOf(new Date(receivedAt)).day !== momentOf(new Date()).day

/**
 * What the cards of some days alone are drawn with. The queries come with the cards' own files, which are asked for
 * just before.
 */
const prepare: Partial<Record<CardName, (client: QueryClient, wire: Schemas['MainData']) => Promise<unknown>>> = {
  choose: (client) =>
    import('../first-day/first-day.queries.ts')
      .then(({ prefetchTables }) => prefetchTables(client))
      .catch(() => undefined),
  return: (client) =>
    import('../return/return.queries.ts').then(({ prefetchReturn }) => prefetchReturn(client)).catch(() => undefined),
  rest: (client) =>
    import('../return/return.queries.ts').then(({ prefetchNotices }) => prefetchNotices(client)).catch(() => undefined),
  food: (client) =>
    import('../hours/home-food.queries.ts')
      .then(({ prefetchHomeFood }) => prefetchHomeFood(client))
      .catch(() => undefined),
  event: (client, { bannerCard }) =>
    import('./event-banner.queries.ts')
      .then(({ prefetchBegun }) => prefetchBegun(client, bannerCard))
      .catch(() => undefined),
  day: (client, { nowDt }) =>
    import('../hours/day.queries.ts').then(({ prefetchDay }) => prefetchDay(client, nowDt)).catch(() => undefined),
}

/** What this phone holds, by its own clock: nobody tells another. */
async function openOffline(wire: Schemas['MainData'], receivedAt: number): Promise<NonNullable<Opened['offline']>> {
  const [{ OfflineHome: Page }, { readKeptHome }] = await Promise.all([
    import('../offline/offline-home.tsx'),
    import('../offline/kept-home.ts'),
  ])
  const [kept] = await Promise.all([readKeptHome(wire, receivedAt, momentOf(new Date())), loadWords()])
  return { Page, kept }
}
