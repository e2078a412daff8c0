import { eventPath, isBuiltKind, type BuiltKind, type EventPath } from '#src/domain/event/event-paths.ts'
import type { EventKind, EventRow } from './event.queries.ts'

/** How one takes part. */
export type Take = 'answer' | 'survey' | 'stamp' | 'draw' | 'words' | 'code' | 'none'

/** How one takes part in each kind whose address stands. */
const takes: Readonly<Record<BuiltKind, Take>> = {
  PROMOTION: 'none',
  POINT: 'stamp',
  ROULET: 'draw',
  QUES: 'answer',
  VOTE: 'answer',
  QUIZ: 'answer',
  CNTRLEVL: 'answer',
  STAMP: 'stamp',
  STAMPEVAL: 'stamp',
  WELGREENER: 'stamp',
  HEALTHYDRAW: 'stamp',
  HEALTHCHECKUP: 'stamp',
  REPLY: 'words',
  RECOMM: 'code',
  SURVEY: 'survey',
  QUESTIONNAIRE: 'survey',
}

export const takeOf = (kind: EventKind): Take => (isBuiltKind(kind) ? takes[kind] : 'none')

/** Kinds under which everybody reads what members wrote. */
export const hasWords = (kind: EventKind): boolean => kind === 'REPLY' || kind === 'VOTE'

/** Where an event is shown; a turn that is left of another take is turned at the table. */
export const pathOf = ({
  eventTypeCode,
  joinYn,
  leftCnt,
}: Pick<EventRow, 'eventTypeCode' | 'joinYn' | 'leftCnt'>): EventPath =>
  eventPath(eventTypeCode, joinYn === 'Y' && leftCnt > 0)

/**
 * The event that an address without a number means: the open one of the kind that ends first, then the newest that is
 * over.
 */
export function meantBy(rows: readonly EventRow[], kind: BuiltKind): EventRow | undefined {
  const own = rows.filter(({ eventTypeCode }) => eventTypeCode === kind)
  return own.find(({ statusCode }) => statusCode === 'ING') ?? own.find(({ statusCode }) => statusCode === 'END')
}
