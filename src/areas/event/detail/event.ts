import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { addDays, daysBetween, type Day } from '#src/lib/days.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { dishFor, type Drawing } from '#src/ui/dish/dish-name.ts'
import type { EventAnswer, EventDetail, EventPrize, EventQuestion } from './event.queries.ts'

/** The name in the language that is spoken; an operator's own stays Korean. */
export const nameOf = (
  { eventNm, eventNmEng }: Pick<EventDetail, 'eventNm' | 'eventNmEng'>,
  language: string,
): string => (language === 'en' && eventNmEng) || eventNm

export const prizeName = (
  { prizeNm, prizeNmEng }: Pick<EventPrize, 'prizeNm' | 'prizeNmEng'>,
  language: string,
): string => (language === 'en' && prizeNmEng) || prizeNm

const inEnglish = (question: EventQuestion): EventQuestion => ({
  ...question,
  questionTxt: question.questionTxtEng || question.questionTxt,
  commentTxt: question.commentTxtEng || question.commentTxt,
  whyTxt: question.whyTxtEng || question.whyTxt,
  choiceList: question.choiceList.map((choice) => ({ ...choice, choiceTxt: choice.choiceTxtEng || choice.choiceTxt })),
})

/**
 * Something with questions, which it asks in the language that is spoken; those that the operator wrote in Korean alone
 * stay so.
 */
export const askedIn = <Asking extends { questionList: EventQuestion[] }>(asking: Asking, language: string): Asking =>
  language === 'en' ? { ...asking, questionList: asking.questionList.map(inEnglish) } : asking

/** All words of questions, as they are shown. */
export const wordsOf = (questions: readonly EventQuestion[]): string[] =>
  questions.flatMap(({ questionTxt, choiceList }) => [questionTxt, ...choiceList.map(({ choiceTxt }) => choiceTxt)])

/** An answer as it is sent, of one as it was told. */
export const answerOf = ({
  questionSeq,
  choiceNoList,
  answerTxt,
  score,
}: NonNullable<EventQuestion['myAnswer']>): EventAnswer => ({
  questionSeq,
  ...(choiceNoList.length > 0 && { choiceNoList }),
  ...(answerTxt !== null && { answerTxt }),
  ...(score !== null && { score }),
})

/** What was answered, by the question; nothing where it says nothing. */
export type Answers = Readonly<Record<number, EventAnswer>>

const chosen = (answers: Answers, questionSeq: number): number[] => answers[questionSeq]?.choiceNoList ?? []

/** Whether an answer says anything: words of blanks do not. */
export const isAnswered = (answer: EventAnswer | undefined): answer is EventAnswer =>
  answer !== undefined &&
  ((answer.choiceNoList?.length ?? 0) > 0 || (answer.answerTxt ?? '').trim() !== '' || answer.score !== undefined)

/** Why a question cannot be sent as it is answered; undefined where it can. */
export function problemOf(
  { requiredYn }: EventQuestion,
  answer: EventAnswer | undefined,
): 'missing' | 'long' | undefined {
  if (requiredYn === 'Y' && !isAnswered(answer)) return 'missing'
  return isBeyond(answer?.answerTxt ?? '', MOST_LETTERS.eventAnswer) ? 'long' : undefined
}

/** Questions that are asked after these answers: a branch that was left asks no longer, nor what hangs on it. */
export function visible(questions: readonly EventQuestion[], answers: Answers): EventQuestion[] {
  const shown: EventQuestion[] = []
  for (const question of questions) {
    const { showWhen } = question
    const isLed =
      showWhen === null ||
      (shown.some(({ questionSeq }) => questionSeq === showWhen.questionSeq) &&
        chosen(answers, showWhen.questionSeq).some((no) => showWhen.choiceNoList.includes(no)))
    if (isLed) shown.push(question)
  }
  return shown
}

/** The answers that are sent: of what is asked, and said. */
export const prune = (questions: readonly EventQuestion[], answers: Answers): EventAnswer[] =>
  visible(questions, answers).flatMap(({ questionSeq }) => {
    const answer = answers[questionSeq]
    if (!isAnswered(answer)) return []
    return [answer.answerTxt === undefined ? answer : { ...answer, answerTxt: answer.answerTxt.trim() }]
  })

/** The first question of a quiz that was not answered right: all that is right was chosen, and nothing else. */
export const firstWrong = (questions: readonly EventQuestion[]): EventQuestion | undefined =>
  questions.find(({ answerNoList, myAnswer }) => {
    const [right, own] = [answerNoList ?? [], myAnswer?.choiceNoList ?? []]
    return right.length === 0 || right.length !== own.length || !right.every((no) => own.includes(no))
  })

/**
 * Seats in the order in which they stand round the table: those of a prize apart from each other, and an empty one at
 * the own place, so that nothing looks nearly won before a turn.
 */
export function seatsRound(prizes: readonly EventPrize[]): number[] {
  let next = 1
  const groups = prizes.map(({ prizeCode, seatCnt }) => ({
    isNone: prizeCode === 'NONE',
    seats: Array.from({ length: seatCnt }, () => next++),
  }))
  const round: number[] = []
  let free = groups.flatMap(({ seats }) => seats).map((_, place) => place)
  for (const { seats } of groups.toSorted(
    (one, other) => Number(other.isNone) - Number(one.isNone) || other.seats.length - one.seats.length,
  )) {
    const places = free.filter(
      (_, at) =>
        Math.floor(((at + 1) * seats.length - 1) / free.length) > Math.floor((at * seats.length - 1) / free.length),
    )
    for (const [at, place] of places.entries()) round[place] = seats[at] ?? 0
    free = free.filter((place) => !places.includes(place))
  }
  return round
}

/**
 * The bowls of those seats; those of a prize that is gone are empty before anybody turns. At a seat that was drawn lies
 * what it brought, also where that was the last of its kind, or where the last one went to somebody else meanwhile.
 */
export function bowlsOf(
  prizes: readonly EventPrize[],
  round: readonly number[],
  drawn: Pick<NonNullable<EventDetail['lastDraw']>, 'seatNo' | 'prize'> | null,
): Drawing[] {
  const bySeat = prizes.flatMap((prize) => Array.from({ length: prize.seatCnt }, () => bowlOf(prize)))
  return round.map((seatNo) => (drawn?.seatNo === seatNo ? contentOf(drawn.prize) : (bySeat[seatNo - 1] ?? EMPTY)))
}

/** How many bowls bring each prize as things stand: those of a prize that is gone bring what the empty ones bring. */
export function chancesOf(prizes: readonly EventPrize[]): number[] {
  const isGone = ({ prizeCode, leftCnt }: EventPrize) => prizeCode !== 'NONE' && leftCnt === 0
  const gone = prizes.filter(isGone).reduce((sum, { seatCnt }) => sum + seatCnt, 0)
  const none = prizes.findIndex(({ prizeCode }) => prizeCode === 'NONE')
  return prizes.map((prize, at) => {
    if (isGone(prize)) return 0
    return at === none ? prize.seatCnt + gone : prize.seatCnt
  })
}

const EMPTY: Drawing = { dish: 'empty' }

export const bowlOf = (prize: EventPrize): Drawing => (prize.leftCnt === 0 ? EMPTY : contentOf(prize))

/** What a prize is, however many are left. */
export function contentOf({ prizeCode, artCode }: EventPrize): Drawing {
  if (prizeCode === 'NONE') return EMPTY
  return prizeCode === 'POINT' ? { dish: 'coin' } : dishFor(artCode ?? '')
}

/**
 * Places of a board in words: those emptied by their weekday, or by their date where weekdays come twice; today's, and
 * those to come.
 */
export function placesOf(
  { stampCnt, goalCnt, todayYn, stampDtmList }: NonNullable<EventDetail['stamp']>,
  isOpen: boolean,
  words: { weekday(of: Day): string; date(of: Day): string; today: string },
): { is: 'done' | 'now' | 'next'; label: string }[] {
  const days = stampDtmList.map(dayOf)
  const [first, last] = [days[0], days.at(-1)]
  const said = first !== undefined && last !== undefined && daysBetween(first, last) >= 7 ? words.date : words.weekday
  return Array.from({ length: goalCnt }, (_, at) => {
    const day = days[at]
    if (at < stampCnt && day !== undefined) return { is: 'done' as const, label: said(day) }
    if (at === stampCnt && isOpen && todayYn === 'N') return { is: 'now' as const, label: words.today }
    return { is: 'next' as const, label: String(at + 1) }
  })
}

/**
 * What was drawn since the table was asked to turn: it leaves a turn fewer than there were. An event that has ended
 * meanwhile has none itself, whatever was drawn.
 */
export const drawnSince = (
  before: Pick<EventDetail, 'drawCnt'>,
  { lastDraw }: Pick<EventDetail, 'lastDraw'>,
): EventDetail['lastDraw'] => (lastDraw !== null && lastDraw.drawCnt < before.drawCnt ? lastDraw : null)

/** How long it still runs: today's the last day, tomorrow is, or so many days. */
export function endOf(
  { endDt }: { endDt: Day },
  today: Day,
): { is: 'today' | 'tomorrow' } | { is: 'days'; days: number } {
  const days = daysBetween(today, endDt)
  if (days <= 0) return { is: 'today' }
  return endDt === addDays(today, 1) ? { is: 'tomorrow' } : { is: 'days', days }
}
