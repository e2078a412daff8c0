import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

// The paths of the questionnaire are assumed (EVT-03): they stand here and nowhere else.

export type EventDetail = Schemas['EventDetail']
export type EventRow = Schemas['EventRow']
export type EventKind = Schemas['EventType']
export type EventQuestion = Schemas['EventQuestion']
export type EventPrize = Schemas['EventPrize']
export type EventAnswer = Schemas['EventAnswer']
export type Survey = Schemas['EventQuestionnaire']
export type EventDraft = Schemas['EventDraft']
export type EventDraftAnswer = Schemas['EventDraftAnswer']

const LIST = '/api/service/event/list'
const DETAIL = '/api/service/event/detail'
const SURVEY = '/api/service/event/questionnaire'
const DRAFT = '/api/service/event/questionnaire-draft'
const WORDS = '/api/service/event/reply'
const HOME = '/api/main/mainData'
const POINTS = [
  '/api/mypage/point/getUserPointInfo',
  '/api/mypage/point/getSelectPointList',
  '/api/mypage/coupon-list',
] as const

/**
 * Events that are open, ahead and lately over: more than a member is ever offered. Kept for reading without a
 * connection.
 */
export const eventsQuery = () =>
  queryOptions({
    ...query('get', LIST, { params: { query: { pageNo: 1, pageSize: 50 } } }),
    meta: { keptOffline: true },
  })

/** Kept as the list is, whose first card is one of them. */
export const eventQuery = (eventSeq: number) =>
  queryOptions({ ...query('get', DETAIL, { params: { query: { eventSeq } } }), meta: { keptOffline: true } })

export const surveyQuery = (eventSeq: number) => query('get', SURVEY, { params: { query: { eventSeq } } })

/**
 * Keeps answers that are not sent yet for the member's other phones, and tells what is kept then. Nobody waits for it,
 * and nobody is led away by it.
 */
export const keepOnServer = (eventSeq: number, answerList: EventDraftAnswer[]): Promise<EventDraft> =>
  unwrap(api.POST(DRAFT, { body: { eventSeq, answerList }, background: true }))

/** What says of a survey whether it was begun. */
export const readBegun = (client: QueryClient) =>
  Promise.all([LIST, HOME].map((path) => client.invalidateQueries({ queryKey: [path] })))

/** The newest lines under an event: as many as anybody reads. */
export const wordsQuery = (eventSeq: number) =>
  query('get', WORDS, { params: { query: { eventSeq, pageNo: 1, pageSize: 100 } } })

/** What a take makes stale: the event everywhere, and what may have come of it. */
const STALE = [LIST, DETAIL, SURVEY, ...POINTS, HOME] as const
const quiet = { stale: STALE, done: null, failed: null }

export const useQuiz = () => useWrite('post', '/api/service/event/quiz', quiet)
export const useQues = () => useWrite('post', '/api/service/event/ques', quiet)
export const useAnswerQuestionnaire = () => useWrite('post', SURVEY, quiet)
export const useStamp = () => useWrite('post', '/api/service/event/stamp', quiet)
export const useSaveEventReply = () => useWrite('post', WORDS, { ...quiet, stale: [...STALE, WORDS] })
export const useDeleteEventReply = () =>
  useWrite('post', '/api/service/event/reply-delete', { stale: [WORDS], done: null })
export const useNameRecommender = () => useWrite('post', '/api/service/event/recomm', quiet)
export const useMarketing = () => useWrite('put', '/api/service/event/marketing', { stale: [LIST, DETAIL], done: null })
export const useLikeEvent = () => useWrite('post', '/api/service/event/like', { stale: [LIST, DETAIL], done: null })
/** What was drawn is told by the table; the event is read again only once it has stopped. */
export const useDraw = () => useWrite('post', '/api/service/event/draw', { done: null, failed: null })

export const readAgain = (client: QueryClient) =>
  Promise.all(STALE.map((path) => client.invalidateQueries({ queryKey: [path] })))
