/** The addresses of the kinds of event that have one. The only place that knows them. */
export const eventPaths = {
  PROMOTION: '/service/event/promotion',
  POINT: '/service/event/point',
  ROULET: '/service/event/roulet',
  QUES: '/service/event/ques',
  VOTE: '/service/event/vote',
  QUIZ: '/service/event/quiz',
  CNTRLEVL: '/service/event/cntrlevl',
  STAMP: '/service/event/stamp',
  STAMPEVAL: '/service/event/stampevalrecentmenu',
  WELGREENER: '/service/event/welgreener',
  HEALTHYDRAW: '/service/event/healthydraw',
  HEALTHCHECKUP: '/service/event/healthcheckup',
  REPLY: '/service/event/reply',
  RECOMM: '/service/event/recomm',
  SURVEY: '/service/event/survey',
  QUESTIONNAIRE: '/service/event/questionnaire',
} as const

export type BuiltKind = keyof typeof eventPaths
export type EventPath = (typeof eventPaths)[BuiltKind]

export const isBuiltKind = (kind: string): kind is BuiltKind => Object.hasOwn(eventPaths, kind)

/**
 * Where an event is shown; a turn that is left of another take is turned at the table. Kinds without a screen of their
 * own read as words.
 */
export function eventPath(kind: string, hasTurns: boolean): EventPath {
  if (kind === 'QUIZ' && hasTurns) return eventPaths.ROULET
  return isBuiltKind(kind) ? eventPaths[kind] : eventPaths.PROMOTION
}
