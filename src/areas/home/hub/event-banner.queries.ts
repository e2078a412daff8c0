import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { keyOf, query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { isSurveyBegun } from '#src/domain/event/survey-begun.ts'

/**
 * Whether a survey was begun on this phone and not sent: the server may not have heard of it. Asked each time home
 * opens.
 */
export const begunQuery = (eventSeq: number) =>
  queryOptions({
    queryKey: ['home', 'begun', eventSeq] as const,
    queryFn: () => isSurveyBegun(eventSeq),
    staleTime: 0,
    networkMode: 'always',
  })

export const prefetchBegun = async (client: QueryClient, card: Schemas['MainData']['bannerCard']): Promise<void> => {
  if (card?.event?.textCode === 'SURVEY_ENDS') await client.prefetchQuery(begunQuery(card.event.eventSeq))
}

const NOTICES = '/api/member/getPushList'
/** What counts the same notices. */
const COUNTS = [NOTICES, '/api/member/getPushCount', '/api/main/mainData', '/api/main/getNewAlarmList'] as const
/** A prize is told of here for two weeks: its notice is among the newest. */
const NEWEST = 100

/**
 * Whoever followed the way to a prize has looked at it: its notice is read, as by the list of notices, and home does
 * not say it again. [PSH-02]
 */
export async function readPrize(client: QueryClient, eventSeq: number): Promise<void> {
  const { list } = await client.fetchQuery({
    ...query('get', NOTICES, { params: { query: { pageNo: 1, pageSize: NEWEST } }, background: true }),
    staleTime: 0,
  })
  const notice = list.find(
    ({ menu, linkSeq, readYn }) => menu === 'serviceEventResDetail' && linkSeq === eventSeq && readYn === 'N',
  )
  if (notice === undefined) return
  await unwrap(api.GET('/api/member/setPushRead', { params: { query: { pushSeq: notice.pushSeq } }, background: true }))
  await Promise.all(COUNTS.map((path) => client.invalidateQueries({ queryKey: keyOf(path) })))
}
