// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { act, cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { EventScreen } from './event.screen.tsx'

afterEach(cleanup)

const event = {
  eventSeq: 57,
  eventTypeCode: 'QUIZ',
  eventNm: '등푸른 생선 주간',
  eventNmEng: 'Oily fish week' as string | null,
  statusCode: 'ING',
  startDt: '20261116',
  endDt: '20261120',
  announceDt: null,
  thumbUrl: null,
  artCode: '고등어구이',
  joinYn: 'N',
  likeCnt: 0,
  myLikeYn: 'N',
  leftCnt: 0,
  boardCnt: null as number | null,
  boardGoalCnt: null as number | null,
  contentsTxt: 'Oily fish is rich in omega-3.',
  imgList: [],
  noticeList: ['한 사람이 한 번 참여할 수 있어요.'],
  noticeListEng: ['You can take part once.'] as string[] | null,
  joinCnt: 0,
  joinMaxCnt: 1,
  joinDtm: null,
  drawCnt: 0,
  marketingYn: 'N',
  marketingAgreeYn: 'N',
  prizeList: [] as object[],
  questionList: [] as object[],
  stamp: null as object | null,
  recomm: null as object | null,
  cntrlEvl: null,
  rewardPoint: 0,
  answerAllCnt: null,
  lastDraw: null as object | null,
  linkMenu: null,
  linkSeq: null,
}
type Event = typeof event
const prize = (prizeSeq: number, prizeNm: string, prizeNmEng: string | null, prizeCode: string, seatCnt: number) => ({
  prizeSeq,
  prizeNm,
  prizeNmEng,
  prizeCode,
  winCnt: null,
  leftCnt: null,
  seatCnt,
  artCode: '비빔밥',
  imgUrl: null,
})
const table = [prize(1, '머그잔', 'A mug', 'GOODS', 1), prize(2, '빈 그릇', 'An empty bowl', 'NONE', 3)]
const board = (stampCnt: number, todayYn: 'Y' | 'N') => ({
  stampCnt,
  goalCnt: 7,
  fullYn: stampCnt === 7 ? 'Y' : 'N',
  todayYn,
  stampDtmList: Array.from({ length: stampCnt }, (_, at) => `2026111${String(2 + at)}1221`),
  rewardTxt: '',
})
const plates = {
  leftCnt: 1,
  boardCnt: 2,
  boardGoalCnt: 7,
  joinYn: 'Y',
  joinCnt: 2,
  rewardPoint: 500,
  stamp: board(2, 'N'),
}
const question = {
  questionSeq: 1,
  questionTxt: '등푸른 생선은?',
  questionTxtEng: 'Which is an oily fish?',
  answerCode: 'ONE',
  requiredYn: 'Y',
  choiceList: [
    {
      choiceNo: 1,
      choiceTxt: '고등어',
      choiceTxtEng: 'Mackerel' as string | null,
      artCode: null,
      imgUrl: null,
      choiceRate: null,
    },
  ],
  myAnswer: null,
  answerNoList: null,
  commentTxt: null,
  commentTxtEng: null,
  showWhen: null,
  whyTxt: null,
  whyTxtEng: null,
  maxChoiceCnt: null,
}

/** The event as who reads English sees it: all of its words in both languages where nothing else is said. */
async function open(more: Partial<Event>) {
  cleanup()
  const known = { ...event, ...more }
  connectApi(
    fakePorts(async (request) => answer(envelope(request.url.includes('/detail') ? known : { totalCnt: 0, list: [] }))),
  )
  const Opened = () => (
    <Suspense fallback={null}>
      <EventScreen eventSeq={known.eventSeq} />
    </Suspense>
  )
  const data = screen({
    entry: { name: 'serviceEventQuiz' },
    kind: 'detail',
    title: { id: '이벤트', message: '이벤트' },
  })
  await renderRouter(
    testRouter([{ path: '/service/event/quiz', data, component: Opened }], { at: '/service/event/quiz' }),
  )
  await page.findByRole('heading', { level: 1 })
  act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  await page.findByText(known.contentsTxt)
}
const notes = () => page.queryAllByText('이 글은 한국어로만 있어요.')

/** What there is to press in each kind. */
const takes: [kind: string, more: Partial<Event>, button: string][] = [
  ['QUIZ', { questionList: [question] }, '보내기'],
  ['QUES', { questionList: [question] }, '보내기'],
  ['VOTE', { questionList: [question] }, '보내기'],
  ['CNTRLEVL', { questionList: [{ ...question, answerCode: 'SCORE', choiceList: [] }] }, '보내기'],
  ['ROULET', { drawCnt: 1, prizeList: table }, '한 번 돌리기'],
  ['STAMP', plates, '퇴식구 코드 찍기'],
  ['POINT', plates, '오늘 포인트 받기'],
  ['REPLY', {}, '한마디 남기기'],
  [
    'RECOMM',
    { rewardPoint: 200, recomm: { recommCode: 'SAEBYEOK', recommCnt: 0, fromNickName: null, openYn: 'Y' } },
    '200포인트 함께 받기',
  ],
  ['STAMP', { ...plates, marketingYn: 'Y' }, '동의하고 참여하기'],
]

test.each(takes)(
  'a %s tells once, before one takes part, that its rules are in Korean alone [LNG-06]',
  async (eventTypeCode, more, button) => {
    await open({ ...more, eventTypeCode, noticeListEng: null })
    const press = await page.findByRole('button', { name: button })
    expect(notes().map((note) => note.compareDocumentPosition(press))).toEqual([Node.DOCUMENT_POSITION_FOLLOWING])
    // What an event is about, and its name, are promises as well.
    await open({ ...more, eventTypeCode, contentsTxt: '퀴즈를 맞혀 보세요.' })
    expect(notes()).toHaveLength(1)
    await open({ ...more, eventTypeCode, eventNmEng: null })
    expect(notes()).toHaveLength(1)
    await open({ ...more, eventTypeCode })
    await page.findByRole('button', { name: button })
    expect(notes()).toEqual([])
  },
)

test('a question or a prize in Korean alone is told as well, together with the rest', async () => {
  const bare = { ...question, choiceList: question.choiceList.map((choice) => ({ ...choice, choiceTxtEng: null })) }
  await open({ questionList: [bare] })
  expect(notes()).toHaveLength(1)
  await open({ questionList: [bare], noticeListEng: null })
  expect(notes()).toHaveLength(1)
  await open({
    eventTypeCode: 'ROULET',
    drawCnt: 1,
    prizeList: [prize(1, '머그잔', null, 'GOODS', 1), prize(2, '빈 그릇', 'An empty bowl', 'NONE', 3)],
  })
  expect(notes()).toHaveLength(1)
  await open({ ...plates, eventTypeCode: 'HEALTHYDRAW', prizeList: [prize(1, '점심 한 끼', null, 'COUPON', 0)] })
  expect(notes()).toHaveLength(1)
  await open({ ...plates, eventTypeCode: 'HEALTHYDRAW', prizeList: [prize(1, '점심 한 끼', 'A lunch', 'COUPON', 0)] })
  await page.findByText('A lunch')
  expect(notes()).toEqual([])
})

test.each<[what: string, more: Partial<Event>]>([
  ['was answered', { questionList: [question], joinYn: 'Y', joinCnt: 1 }],
  ['is full', { ...plates, eventTypeCode: 'STAMP', stamp: board(7, 'Y') }],
  ['is over', { questionList: [question], statusCode: 'END' }],
  ['is only read', { eventTypeCode: 'PROMOTION' }],
])('nothing is told of one that %s: there is nothing to take part in', async (_what, more) => {
  await open({ ...more, noticeListEng: null })
  expect(notes()).toEqual([])
})
