import { expect, test } from 'vitest'
import {
  bowlsOf,
  chancesOf,
  drawnSince,
  endOf,
  firstWrong,
  isAnswered,
  placesOf,
  problemOf,
  prune,
  seatsRound,
  visible,
} from './event.ts'
import { meantBy, pathOf } from './event.kind.ts'
import {
  eventQuery,
  eventsQuery,
  type EventDetail,
  type EventPrize,
  type EventQuestion,
  type EventRow,
} from './event.queries.ts'

const question = (questionSeq: number, showWhen: EventQuestion['showWhen'] = null): EventQuestion => ({
  questionSeq,
  showWhen,
  questionTxt: '무엇을 좋아하세요?',
  questionTxtEng: null,
  answerCode: 'MANY',
  requiredYn: 'Y',
  choiceList: [],
  myAnswer: null,
  answerNoList: null,
  commentTxt: null,
  commentTxtEng: null,
  whyTxt: null,
  whyTxtEng: null,
  maxChoiceCnt: null,
})
const survey = [
  question(1),
  question(2),
  question(3, { questionSeq: 2, choiceNoList: [3] }),
  question(4, { questionSeq: 3, choiceNoList: [1] }),
]
const chose = (questionSeq: number, ...choiceNoList: number[]) => ({ questionSeq, choiceNoList })

test('a branch that was left asks no longer, and its answer is not sent', () => {
  const answers = { 1: chose(1, 1), 2: chose(2, 3), 3: chose(3, 1), 4: { questionSeq: 4, answerTxt: ' 네 ' } }
  expect(visible(survey, answers)).toHaveLength(4)
  expect(prune(survey, answers)).toEqual([chose(1, 1), chose(2, 3), chose(3, 1), { questionSeq: 4, answerTxt: '네' }])
  expect(prune(survey, { ...answers, 2: chose(2, 1) })).toEqual([chose(1, 1), chose(2, 1)])
  expect([
    isAnswered({ questionSeq: 1, answerTxt: '  ' }),
    isAnswered({ questionSeq: 1, choiceNoList: [] }),
    isAnswered({ questionSeq: 1, score: 1 }),
  ]).toEqual([false, false, true])
})

test('an answer is missing where one is needed, and too long where the contract takes no more', () => {
  const free: EventQuestion = { ...question(1), requiredYn: 'N', answerCode: 'TEXT' }
  const words = (count: number) => ({ questionSeq: 1, answerTxt: ` ${'국'.repeat(count)} ` })
  expect([
    problemOf(question(1), undefined),
    problemOf(question(1), chose(1, 2)),
    problemOf(free, undefined),
    problemOf(free, words(1000)),
    problemOf(free, words(1001)),
  ]).toEqual(['missing', undefined, undefined, undefined, 'long'])
})

test('a quiz is right where all that is right was chosen and nothing else, as the server counts it', () => {
  const told = (questionSeq: number, answerNoList: number[], ...choiceNoList: number[]): EventQuestion => ({
    ...question(questionSeq),
    answerNoList,
    myAnswer: { questionSeq, choiceNoList, answerTxt: null, score: null },
  })
  expect([
    firstWrong([told(1, [3], 3), told(2, [1, 2], 2, 1)]),
    firstWrong([told(1, [1, 2], 1, 2, 3)])?.questionSeq,
  ]).toEqual([undefined, 1])
  expect([
    firstWrong([told(1, [3], 3), told(2, [1, 2], 1)])?.questionSeq,
    firstWrong([{ ...question(1), answerNoList: [3] }])?.questionSeq,
  ]).toEqual([2, 1])
})

const prize = (prizeCode: EventPrize['prizeCode'], seatCnt: number, leftCnt: number | null): EventPrize => ({
  prizeSeq: 1,
  prizeNm: '점심',
  prizeNmEng: null,
  prizeCode,
  winCnt: leftCnt,
  leftCnt,
  seatCnt,
  artCode: '비빔밥',
  imgUrl: null,
})

test('the bowls on the table are the odds, and those of a prize that is gone are empty', () => {
  const dishes = (prizes: EventPrize[]) => bowlsOf(prizes, seatsRound(prizes), null).map(({ dish }) => dish)
  expect(dishes([prize('COUPON', 1, 7), prize('POINT', 2, 9), prize('NONE', 1, null)])).toEqual([
    'empty',
    'coin',
    'coin',
    'bibim',
  ])
  expect(dishes([prize('COUPON', 1, 0), prize('NONE', 1, null)])).toEqual(['empty', 'empty'])
})

test('at the seat drawn lies what it brought: the last of its kind, too; nothing where another was faster', () => {
  const lunch = prize('COUPON', 1, 1)
  const nothing = prize('NONE', 2, null)
  const shown = (prizes: EventPrize[], drawn: EventPrize) =>
    bowlsOf(prizes, [2, 1, 3], { seatNo: 1, prize: drawn }).map(({ dish }) => dish)
  expect(shown([{ ...lunch, leftCnt: 0 }, nothing], { ...lunch, leftCnt: 0 })).toEqual(['empty', 'bibim', 'empty'])
  expect(shown([lunch, nothing], nothing)).toEqual(['empty', 'empty', 'empty'])
})

test('the odds that are told are those of now: the bowls of a prize that is gone bring nothing', () => {
  expect(chancesOf([prize('COUPON', 1, 7), prize('POINT', 3, 9), prize('NONE', 4, null)])).toEqual([1, 3, 4])
  expect(chancesOf([prize('COUPON', 1, 0), prize('POINT', 3, null), prize('NONE', 4, null)])).toEqual([0, 3, 5])
})

test('a lost answer is that of the turn just asked for, not an older one, also where the event has ended', () => {
  const drew = (drawCnt: number): EventDetail['lastDraw'] => ({
    eventSeq: 57,
    winYn: 'N',
    prize: prize('NONE', 4, null),
    seatNo: 5,
    couponNo: null,
    savePoint: 0,
    drawCnt,
    drawDtm: '202611191124',
  })
  expect([
    drawnSince({ drawCnt: 1 }, { lastDraw: drew(0) })?.seatNo,
    drawnSince({ drawCnt: 2 }, { lastDraw: drew(2) }),
    drawnSince({ drawCnt: 1 }, { lastDraw: null }),
  ]).toEqual([5, null, null])
})

test('bowls of a prize stand apart, and no prize lies at the own place before a turn', () => {
  const table = [prize('COUPON', 1, 7), prize('POINT', 3, 9), prize('NONE', 4, null)]
  expect(seatsRound(table)).toEqual([5, 2, 6, 3, 7, 4, 8, 1])
  expect(bowlsOf(table, seatsRound(table), null)[0]).toEqual({ dish: 'empty' })
  expect(
    bowlsOf(
      [prize('COUPON', 1, 7), prize('POINT', 3, 9), prize('NONE', 8, null)],
      seatsRound([prize('COUPON', 1, 7), prize('POINT', 3, 9), prize('NONE', 8, null)]),
      null,
    )
      .map(({ dish }) => dish[0])
      .join(''),
  ).toBe('eeceeceeceeb')
})

test('a board has the plates that were emptied, the one of today, and places to come', () => {
  const board: NonNullable<EventDetail['stamp']> = {
    stampCnt: 2,
    goalCnt: 4,
    fullYn: 'N',
    todayYn: 'N',
    stampDtmList: ['202611161221', '202611171218'],
    rewardTxt: '',
  }
  const words = { weekday: (day: string) => `요일 ${day.slice(6)}`, date: (day: string) => day.slice(6), today: '오늘' }
  expect(placesOf(board, true, words).map(({ label }) => label)).toEqual(['요일 16', '요일 17', '오늘', '4'])
  expect(placesOf({ ...board, todayYn: 'Y' }, true, words).map(({ is }) => is)).toEqual([
    'done',
    'done',
    'next',
    'next',
  ])
  expect(placesOf(board, false, words)[2]).toEqual({ is: 'next', label: '3' })
  // A weekday that comes twice tells nothing.
  expect(
    placesOf({ ...board, stampDtmList: ['202611161221', '202611231218'] }, false, words).map(({ label }) => label),
  ).toEqual(['16', '23', '3', '4'])
})

test('how long it runs is said in days, and the last two by name', () => {
  expect([
    endOf({ endDt: '20261119' }, '20261119'),
    endOf({ endDt: '20261120' }, '20261119'),
    endOf({ endDt: '20261129' }, '20261119'),
  ]).toEqual([{ is: 'today' }, { is: 'tomorrow' }, { is: 'days', days: 10 }])
})

test('an address without a number means the open event of its kind, then the newest that is over', () => {
  const row = (eventSeq: number, statusCode: EventRow['statusCode']) =>
    ({ eventSeq, eventTypeCode: 'QUIZ', statusCode, joinYn: 'Y', leftCnt: 1 }) as EventRow // no more of it is looked at
  expect(meantBy([row(1, 'READY'), row(2, 'ING'), row(3, 'END')], 'QUIZ')?.eventSeq).toBe(2)
  expect(meantBy([row(1, 'READY'), row(3, 'END')], 'QUIZ')?.eventSeq).toBe(3)
  expect(meantBy([row(2, 'ING')], 'VOTE')).toBeUndefined()
  expect([pathOf(row(2, 'ING')), pathOf({ ...row(2, 'ING'), leftCnt: 0 })]).toEqual([
    '/service/event/roulet',
    '/service/event/quiz',
  ])
})

test('the event whose board leads the list is kept as the list is: without a connection there are both or none', () => {
  expect([eventsQuery().meta, eventQuery(93).meta]).toEqual([{ keptOffline: true }, { keptOffline: true }])
})
