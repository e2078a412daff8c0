/** What is decided about events without looking anything up: kinds, phases, branches, seats, shares, refusals. */
import { createHash, randomInt } from 'node:crypto'
import type { Words } from '#server/domain/member/language.rules.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'

export type EventKind =
  | 'PROMOTION'
  | 'POINT'
  | 'ROULET'
  | 'QUES'
  | 'SURVEY'
  | 'QUESTIONNAIRE'
  | 'VOTE'
  | 'REPLY'
  | 'STAMP'
  | 'STAMPEVAL'
  | 'QUIZ'
  | 'RECOMM'
  | 'WELGREENER'
  | 'HEALTHYDRAW'
  | 'HEALTHCHECKUP'
  | 'CNTRLEVL'
export type AnswerCode = 'ONE' | 'MANY' | 'TEXT' | 'SCORE'
export type PrizeCode = 'POINT' | 'COUPON' | 'GOODS' | 'NONE'
export type CouponName = 'lunch' | 'salad' | 'soyMilk'
/**
 * What fills a board by itself: a rated meal, a day with the step goal reached, an emptied tray, a fetched check-up, a
 * picked-up order.
 */
const EARNED_RULES = ['EVAL', 'STEPS', 'GREEN', 'CHECKUP', 'ORDER'] as const
export type EarnedRule = (typeof EARNED_RULES)[number]
/** How a board fills: a visit a day, the code at the counter once a day, or by itself. */
export type StampRule = 'VISIT' | 'CODE' | EarnedRule
/** Boards that take one stamp a day, under the key of the day. */
export const DAILY_RULES: readonly StampRule[] = ['VISIT', 'CODE', 'STEPS']

export const isEarnedRule = (rule: StampRule | null): rule is EarnedRule =>
  EARNED_RULES.some((earned) => earned === rule)

export interface ShowWhen {
  questionSeq: number
  choiceNos: number[]
}

/** What a take brings; for a board, what filling it brings. */
export interface Reward {
  points?: number
  turns?: number
  entries?: number
  coupon?: CouponName
}

/** Kinds of event by the call that takes part in them. */
export const QUESTION_KINDS: readonly EventKind[] = ['QUES', 'VOTE', 'CNTRLEVL']
export const SURVEY_KINDS: readonly EventKind[] = ['SURVEY', 'QUESTIONNAIRE']
/** Kinds that give for each stamp, and not for the full board. */
const EACH_KINDS: readonly EventKind[] = ['POINT', 'HEALTHYDRAW']
export const isEach = (kind: EventKind): boolean => EACH_KINDS.includes(kind)
/** Kinds whose questions come with the event itself; a survey has a call of its own. */
export const DETAIL_QUESTION_KINDS: readonly EventKind[] = ['QUIZ', ...QUESTION_KINDS]

export type Phase = 'ready' | 'open' | 'over'

/** By the server's own day: a phone's clock says nothing. */
export function phaseOf({ startDt, endDt }: { startDt: string; endDt: string }, today: string): Phase {
  if (today < startDt) return 'ready'
  return today > endDt ? 'over' : 'open'
}

/** Days of an event as instants: from the first midnight to the one after the last day. */
export const instantsOf = ({ startDt, endDt }: { startDt: string; endDt: string }) => ({
  from: seoulInstant(startDt, '0000'),
  to: seoulInstant(addDays(endDt, 1), '0000'),
})

/** Why somebody cannot take part. The code goes over the wire. */
export const refusals = {
  eventNotFound: { status: 404, words: { ko: '찾을 수 없는 이벤트예요.', en: 'There is no such event.' } },
  eventOver: { status: 409, words: { ko: '방금 끝났어요.', en: 'It has just ended.' } },
  eventNotOpen: { status: 409, words: { ko: '아직 열리지 않았어요.', en: 'It has not begun yet.' } },
  eventAlready: { status: 409, words: { ko: '이미 참여했어요.', en: 'You have already taken part.' } },
  eventNoDraw: { status: 409, words: { ko: '돌릴 수 있는 횟수가 없어요.', en: 'You have no turns left.' } },
  eventStampToday: { status: 409, words: { ko: '오늘은 이미 찍었어요.', en: 'You already have today’s.' } },
  eventBoardFull: { status: 409, words: { ko: '다 모았어요.', en: 'Your board is full.' } },
  eventWrongCode: {
    status: 409,
    words: {
      ko: '이 이벤트의 코드가 아니에요. 퇴식구 화면의 코드를 찍어 주세요.',
      en: 'That is not a code of this event. Scan the one on the screen at the tray return.',
    },
  },
  eventCodeOver: {
    status: 409,
    words: {
      ko: '다른 끼니의 코드예요. 지금 퇴식구 화면에 보이는 코드를 찍어 주세요.',
      en: 'That code is from another meal. Scan the one on the screen now.',
    },
  },
  eventCodeClosed: {
    status: 409,
    words: {
      ko: '지금은 이 식당의 식사 시간이 아니에요. 식사하신 뒤 퇴식구에서 찍어 주세요.',
      en: 'This restaurant is not serving now. Scan the code after your meal there.',
    },
  },
  eventCodeElsewhere: {
    status: 409,
    words: {
      ko: '이 이벤트를 하지 않는 식당의 코드예요. 이벤트를 하는 식당에서 찍어 주세요.',
      en: 'That restaurant is not part of this event. Scan the code at one that is.',
    },
  },
  eventOrderNotPicked: {
    status: 409,
    words: { ko: '아직 받지 않은 주문이에요.', en: 'That order has not been picked up.' },
  },
  eventOrderOutside: {
    status: 409,
    words: {
      ko: '이벤트 기간에 받은 주문이 아니에요. 기간 안에 받은 주문만 찍을 수 있어요.',
      en: 'That order was not picked up during the event. Only orders picked up while it runs count.',
    },
  },
  eventWordsToday: {
    status: 409,
    words: {
      ko: '오늘은 세 번 남겼어요. 내일 또 남겨 주세요.',
      en: 'You have left three lines today. Come back tomorrow.',
    },
  },
  recommUnknown: { status: 404, words: { ko: '없는 코드예요.', en: 'Nobody has this code.' } },
  recommOwn: { status: 409, words: { ko: '내 코드예요. 동료의 코드를 적어 주세요.', en: 'That is your own code.' } },
  recommTwice: { status: 409, words: { ko: '이미 동료를 적었어요.', en: 'You have already named a colleague.' } },
  recommLate: { status: 409, words: { ko: '가입하고 30일이 지났어요.', en: 'You joined more than 30 days ago.' } },
  marketingNeeded: {
    status: 409,
    words: { ko: '먼저 마케팅 동의가 필요해요.', en: 'Please agree to marketing first.' },
  },
  badAnswer: { status: 400, words: { ko: '답을 확인해 주세요.', en: 'Please check your answers.' } },
} as const satisfies Record<string, { status: 400 | 404 | 409; words: Words }>

export type RefusalCode = keyof typeof refusals

/** A code that nobody has can be tried so often; whoever guesses waits. */
export const RECOMM_LIMIT = { failures: 10, windowSeconds: 3600 }
export const RECOMM_WAIT: Words = {
  ko: '코드를 여러 번 틀렸어요. 한 시간 뒤에 다시 적어 주세요.',
  en: 'Too many codes that nobody has. Please try again in an hour.',
}

/** Thrown inside a take, so that nothing of it stays. */
export class Refused extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

export interface Question {
  questionSeq: number
  answerCode: AnswerCode
  requiredYn: 'Y' | 'N'
  maxChoices: number | null
  showWhen: ShowWhen | null
  choiceNos: readonly number[]
}

export interface Answer {
  questionSeq: number
  choiceNos: number[]
  words: string | null
  score: number | null
}

/** An answer that was not sent, and when it was given. */
export interface DraftAnswer extends Answer {
  /** `YYYYMMDDHHmmss`, Seoul, by the phone on which it was given. */
  answeredDtm: string
}

/** Questions that are asked after these answers: a branch that was left asks no longer, nor what hangs on it. */
export function visible<Q extends Question>(questions: readonly Q[], answers: readonly Answer[]): Q[] {
  const asked: Q[] = []
  for (const question of questions) {
    const { showWhen } = question
    const led =
      showWhen === null ||
      (asked.some(({ questionSeq }) => questionSeq === showWhen.questionSeq) &&
        chosenOf(answers, showWhen.questionSeq).some((no) => showWhen.choiceNos.includes(no)))
    if (led) asked.push(question)
  }
  return asked
}

const chosenOf = (answers: readonly Answer[], questionSeq: number): number[] =>
  answers.find((answer) => answer.questionSeq === questionSeq)?.choiceNos ?? []

/** @throws Refused for an answer to what was never asked, a choice that is none, or two answers to one question */
export function refuseUnknown(
  questions: readonly Pick<Question, 'questionSeq' | 'choiceNos'>[],
  answers: readonly Answer[],
): void {
  const known = new Map(questions.map(({ questionSeq, choiceNos }) => [questionSeq, choiceNos]))
  const isKnown = ({ questionSeq, choiceNos }: Answer) =>
    known.has(questionSeq) && choiceNos.every((no) => known.get(questionSeq)?.includes(no))
  if (!answers.every(isKnown) || new Set(answers.map(({ questionSeq }) => questionSeq)).size < answers.length)
    throw new Refused('badAnswer')
}

/**
 * What is kept once these were written: of two answers to a question the one that was given later, whichever came
 * first. An answer that says nothing takes away what stood there.
 *
 * @param nowDtm a phone whose clock is ahead has answered now: it may not stand against the others for hours
 */
export function draftAfter(
  kept: readonly DraftAnswer[],
  written: readonly DraftAnswer[],
  nowDtm: string,
): DraftAnswer[] {
  const after = new Map(kept.map((answer) => [answer.questionSeq, answer]))
  for (const answer of written) {
    const answeredDtm = answer.answeredDtm < nowDtm ? answer.answeredDtm : nowDtm
    const before = after.get(answer.questionSeq)
    if (before !== undefined && before.answeredDtm > answeredDtm) continue
    if (answer.choiceNos.length > 0 || answer.words !== null || answer.score !== null)
      after.set(answer.questionSeq, { ...answer, answeredDtm })
    else after.delete(answer.questionSeq)
  }
  return [...after.values()].toSorted((one, other) => one.questionSeq - other.questionSeq)
}

/**
 * The answers that stay: what a branch that was left had asked is dropped.
 *
 * @throws Refused for an answer to what was never asked, one that does not fit, or a missing one
 */
export function prune(questions: readonly Question[], answers: readonly Answer[]): Answer[] {
  const known = new Set(questions.map(({ questionSeq }) => questionSeq))
  if (
    answers.some(({ questionSeq }) => !known.has(questionSeq)) ||
    new Set(answers.map(({ questionSeq }) => questionSeq)).size < answers.length
  )
    throw new Refused('badAnswer')
  return visible(questions, answers).flatMap((question) => {
    const answer = answers.find(({ questionSeq }) => questionSeq === question.questionSeq)
    if (answer === undefined) {
      if (question.requiredYn === 'Y') throw new Refused('badAnswer')
      return []
    }
    if (!fits(question, answer)) throw new Refused('badAnswer')
    return [answer]
  })
}

function fits({ answerCode, maxChoices, choiceNos }: Question, answer: Answer): boolean {
  if (answerCode === 'TEXT') return answer.words !== null && answer.words.trim() !== ''
  if (answerCode === 'SCORE') return answer.score !== null
  const most = answerCode === 'ONE' ? 1 : (maxChoices ?? choiceNos.length)
  return (
    answer.choiceNos.length > 0 &&
    answer.choiceNos.length <= most &&
    answer.choiceNos.every((no) => choiceNos.includes(no))
  )
}

export const isRight = (rightNos: readonly number[] | null, answer: Answer | undefined): boolean =>
  rightNos !== null &&
  answer !== undefined &&
  rightNos.length === answer.choiceNos.length &&
  rightNos.every((no) => answer.choiceNos.includes(no))

/** The prize of a seat, counted from 1 through the prizes in their order; undefined beyond the table. */
export function prizeOfSeat<P extends { seats: number }>(prizes: readonly P[], seatNo: number): P | undefined {
  let last = 0
  return prizes.find(({ seats }) => (last += seats) >= seatNo)
}

export const seatsOf = (prizes: readonly { seats: number }[]): number =>
  prizes.reduce((sum, { seats }) => sum + seats, 0)

/**
 * Whole percents that sum to 100: what rounding leaves goes to the largest remainders. Without any answer all are 0.
 */
export function shares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count * 100) / all)
  const floors = exact.map(Math.floor)
  const left = 100 - floors.reduce((sum, part) => sum + part, 0)
  const largest = exact
    .map((part, at) => ({ at, rest: part - (floors[at] ?? 0) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
  for (const { at } of largest.slice(0, left)) floors[at] = (floors[at] ?? 0) + 1
  return floors
}

const SLOTS = 8

/** Which of the eight rows of a tally a member moves: always the same one. */
export const slotOf = (hcId: string): number => (createHash('sha256').update(hcId).digest()[0] ?? 0) % SLOTS

const NEWCOMER_MS = 30 * 86_400_000

/** Whoever has joined lately may say who brought them. */
export const isNewcomer = (joinedAt: Date, now: Date): boolean => now.getTime() - joinedAt.getTime() < NEWCOMER_MS

/** A sign-in name as anybody may see it; the stars tell nothing of its length. */
export function maskOf(usrId: string): string {
  const letters = [...usrId]
  const shown = letters.length <= 4 ? 1 : 2
  return `${letters.slice(0, shown).join('')}***${shown === 1 ? '' : letters.at(-1)}`
}

const NAMED_FROM = 5

/** The employer beside a winner's mask; not told where so few work there that it tells who it is. */
export const shownEmployer = (bizNm: string, people: number): string => (people < NAMED_FROM ? '' : bizNm)

export interface Picked<Who, Prize> {
  who: Who
  prize: Prize
}

/**
 * Picks winners, nobody twice, each as likely as their entries; the first prize first.
 *
 * @param random a whole number below the one given
 */
export function pickWinners<Who extends { entries: number }, Prize extends { count: number }>(
  entered: readonly Who[],
  prizes: readonly Prize[],
  random: (below: number) => number = randomInt,
): Picked<Who, Prize>[] {
  const left = [...entered]
  const picked: Picked<Who, Prize>[] = []
  for (const prize of prizes) {
    for (let given = 0; given < prize.count && left.length > 0; given += 1) {
      let at = random(left.reduce((sum, { entries }) => sum + entries, 0))
      const [who] = left.splice(
        left.findIndex(({ entries }) => (at -= entries) < 0),
        1,
      )
      if (who !== undefined) picked.push({ who, prize })
    }
  }
  return picked
}
