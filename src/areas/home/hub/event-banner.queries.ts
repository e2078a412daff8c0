import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Schemas } from '#src/contract/schemas.ts'
import { isSurveyBegun } from '#src/domain/event/survey-begun.ts'

/** Whether a survey was begun on this phone and not sent: the server does not know. Asked each time home opens. */
export const begunQuery = (eventSeq: number) =>
  queryOptions({ queryKey: ['home', 'begun', eventSeq] as const, queryFn: () => isSurveyBegun(eventSeq), staleTime: 0, networkMode: 'always' })

export const prefetchBegun = async (client: QueryClient, card: Schemas['MainData']['bannerCard']): Promise<void> => {
  if (card?.event?.textCode === 'SURVEY_ENDS') await client.prefetchQuery(begunQuery(card.event.eventSeq))
}
