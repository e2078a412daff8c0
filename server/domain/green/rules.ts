/** What is decided about green stamps without looking anything up. */
import type { Words } from '#server/domain/member/language.rules.ts'

/** Stamps of a month that bring the points, once. */
export const GOAL = 10
export const REWARD_POINTS = 500
/** How long the picture of a deed is kept; nobody judges it. */
export const PHOTO_DAYS = 30

export const rewardWords: Words = {
  ko: `한 달에 열 번 모으면 ${String(REWARD_POINTS)}포인트를 드려요.`,
  en: `Ten in a month bring ${String(REWARD_POINTS)} points.`,
}

/** Why it cannot be. The code goes over the wire. */
export const refusals = {
  greenNotFound: { status: 404, words: { ko: '찾을 수 없어요.', en: 'There is no such thing.' } },
  greenToday: { status: 409, words: { ko: '오늘은 이미 했어요.', en: 'You already have today’s.' } },
  greenClosed: { status: 409, words: { ko: '이 퀴즈는 끝났어요.', en: 'This quiz has ended.' } },
  quizAnswered: { status: 409, words: { ko: '이미 답했어요.', en: 'You have already answered.' } },
  greenNoDeed: { status: 400, words: { ko: '오늘 할 수 있는 것이 아니에요.', en: 'That cannot be done today.' } },
  greenPhoto: { status: 400, words: { ko: '사진이 있어야 해요.', en: 'A picture is needed.' } },
  badChoice: { status: 400, words: { ko: '답을 확인해 주세요.', en: 'Please check your answer.' } },
} as const satisfies Record<string, { status: 400 | 404 | 409; words: Words }>

export type RefusalCode = keyof typeof refusals

/** Thrown inside a transaction, so that nothing of it stays. */
export class GreenRefused extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

export const isQuizOpen = ({ startDt, endDt }: { startDt: string; endDt: string }, today: string): boolean =>
  startDt <= today && today <= endDt
