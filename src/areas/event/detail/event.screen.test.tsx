// @vitest-environment happy-dom
// A few lines over 400: each way of taking part is tried on the same page, against the same few answers.
import { act, cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { eventQuery } from './event.queries.ts'
import { EventScreen } from './event.screen.tsx'

const event = {
  eventSeq: 57,
  eventTypeCode: 'QUIZ',
  eventNm: '등푸른 생선 주간',
  eventNmEng: null,
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
  contentsTxt: '퀴즈를 맞히고 룰렛을 돌려 보세요.',
  imgList: [],
  noticeList: [],
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
const prize = (prizeSeq: number, prizeNm: string, prizeCode: string, seatCnt: number) => ({
  prizeSeq,
  prizeNm,
  prizeNmEng: null,
  prizeCode,
  winCnt: null,
  leftCnt: null,
  seatCnt,
  artCode: '비빔밥',
  imgUrl: null,
})
const table = [prize(1, '머그잔', 'GOODS', 1), prize(2, '빈 그릇', 'NONE', 3)]

type Event = typeof event
type Reply = { status: number; data: unknown }
/** What the server knows, and what was sent to it. */
let known: Event
/** Lines under it. */
let lines: object[]
let sent: { name: string; body: unknown }[]
let reply: (name: string) => Reply

beforeEach(() => {
  sent = []
  lines = []
  reply = () => ({ status: 200, data: {} })
})
afterEach(() => {
  vi.useRealTimers()
  act(dismissQuestions)
  clearToasts()
  cleanup()
  endDrafts('')
})

async function open(first: Partial<Event>, isTable = false) {
  known = { ...event, ...first }
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'GET')
        return answer(envelope(name === 'detail' ? known : { totalCnt: lines.length, list: lines }))
      sent.push({ name, body: await request.clone().json() })
      const { status, data } = reply(name)
      return answer(status === 200 ? envelope(data) : data, { status })
    }),
  )
  const Opened = () => (
    <Suspense fallback={null}>
      <EventScreen eventSeq={known.eventSeq} isTable={isTable} />
    </Suspense>
  )
  const data = screen({
    entry: { name: 'serviceEventQuiz' },
    kind: 'detail',
    title: { id: '이벤트', message: '이벤트' },
  })
  const router = testRouter([{ path: '/service/event/quiz', data, component: Opened }], { at: '/service/event/quiz' })
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return (router.options.context as RouterContext).queryClient
}
const said = () => toasts.shown().map(({ kind, text }) => [kind, text])
const lead = () => page.getByRole('heading', { level: 1 }).textContent

test('a table without a turn leads to the quiz that gives one; who has answered it is told there is none', async () => {
  await open({ prizeList: table }, true)
  expect(lead()).toBe('먼저 퀴즈를 풀어 주세요')
  expect(page.getByRole('link', { name: '퀴즈 풀러 가기' }).getAttribute('href')).toBe(
    '/service/event/quiz?eventSeq=57',
  )
  cleanup()
  await open({ prizeList: table, joinYn: 'Y', joinCnt: 1 }, true)
  expect(lead()).toBe('이번에는\n돌릴 기회가 없어요')
  expect(page.getByRole('link', { name: '퀴즈 결과 보기' })).toBeTruthy()
})

const mug = {
  eventSeq: 57,
  winYn: 'Y',
  prize: table[0],
  seatNo: 1,
  couponNo: null,
  savePoint: 0,
  drawCnt: 0,
  drawDtm: '202611191124',
}

test('a broken gateway’s answer is no refusal: the draw is read, and the table stops where it stands', async () => {
  reply = () => ({ status: 502, data: { error: '', errorMessage: null } })
  await open({ prizeList: table, joinYn: 'Y', joinCnt: 1, drawCnt: 1 }, true)
  await userEvent.click(page.getByRole('button', { name: '한 번 돌리기' }))
  const read = await page.findByRole('button', { name: '결과 보기' })
  known = { ...known, drawCnt: 0, lastDraw: mug }
  await userEvent.click(read)
  await page.findByText(/담당자가 연락드려요/)
  expect([lead(), sent.length]).toEqual(['머그잔이\n내 자리에 멈췄어요', 1])
})

test('with turns left the table turns again above the coupon; after the last one the coupon comes next', async () => {
  const lunch = prize(1, '점심 한 끼', 'COUPON', 1)
  const won = (couponNo: string, drawCnt: number) => ({ ...mug, prize: lunch, couponNo, drawCnt })
  reply = () => {
    // The event says so only once it is read again.
    known = { ...known, drawCnt: 1, lastDraw: won('CP1', 1) }
    return { status: 200, data: won('CP1', 1) }
  }
  await open({ prizeList: [lunch, table[1] ?? {}], joinYn: 'Y', joinCnt: 1, drawCnt: 2 }, true)
  await userEvent.click(page.getByRole('button', { name: '한 번 돌리기' }))
  const coupon = await page.findByRole('link', { name: /쿠폰 보기.*1번 더 돌릴 수 있어요/ })
  expect([coupon.getAttribute('href'), lead()]).toEqual([
    '/mypage/coupon-detail?couponNo=CP1',
    '점심 한 끼가\n내 자리에 멈췄어요',
  ])

  reply = () => {
    known = { ...known, drawCnt: 0, lastDraw: won('CP2', 0) }
    return { status: 200, data: won('CP2', 0) }
  }
  await userEvent.click(page.getByRole('button', { name: '한 번 돌리기' }))
  await waitFor(() =>
    expect(page.getByRole('link', { name: '쿠폰 보기' }).getAttribute('href')).toBe(
      '/mypage/coupon-detail?couponNo=CP2',
    ),
  )
  expect([sent.length, page.queryByRole('button', { name: '한 번 돌리기' })]).toEqual([2, null])
})

test('whoever leaves while the table turns finds everything as it stands', async () => {
  reply = () => ({ status: 200, data: mug })
  const client = await open({ prizeList: table, joinYn: 'Y', joinCnt: 1, drawCnt: 1 }, true)
  const { queryKey } = eventQuery(57)
  await userEvent.click(page.getByRole('button', { name: '한 번 돌리기' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  cleanup()
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

const board = (stampCnt: number, todayYn: 'Y' | 'N') => ({
  stampCnt,
  goalCnt: 7,
  fullYn: 'N',
  todayYn,
  stampDtmList: Array.from({ length: stampCnt }, (_, at) => `2026111${String(6 + at)}1221`),
  rewardTxt: '',
})
const plates = {
  eventSeq: 93,
  eventTypeCode: 'STAMP',
  leftCnt: 1,
  boardCnt: 2,
  boardGoalCnt: 7,
  joinYn: 'Y',
  joinCnt: 2,
  rewardPoint: 500,
  stamp: board(2, 'N'),
}

test('a code is sent as it was typed, what is wrong told beside it, and a plate of another phone calmly', async () => {
  reply = () => ({ status: 409, data: { error: 'eventWrongCode', errorMessage: '이 이벤트의 코드가 아니에요.' } })
  await open(plates)
  await userEvent.click(await page.findByRole('button', { name: '퇴식구 코드 찍기' }))
  await userEvent.type(await page.findByRole('textbox', { name: '퇴식구 화면의 코드' }), ' Tray/rEst-312:57 ')
  const send = () => userEvent.click(page.getByRole('button', { name: '이 코드로 찍기' }))
  await send()
  expect(await page.findByText('이 이벤트의 코드가 아니에요. 퇴식구 화면의 코드를 찍어 주세요.')).toBeTruthy()
  expect([said(), sent]).toEqual([[], [{ name: 'stamp', body: { eventSeq: 93, stampCntnt: 'Tray/rEst-312:57' } }]])
  reply = () => ({ status: 409, data: { error: 'eventCodeOver', errorMessage: '다른 끼니의 코드예요.' } })
  await send()
  expect(await page.findByText('다른 끼니의 코드예요. 지금 퇴식구 화면에 보이는 코드를 찍어 주세요.')).toBeTruthy()
  reply = () => ({ status: 409, data: { error: 'eventStampToday', errorMessage: '오늘은 이미 찍었어요.' } })
  known = { ...known, leftCnt: 0, joinCnt: 3, stamp: board(3, 'Y') }
  await send()
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(said()).toEqual([['plain', '오늘은 이미 찍었어요']])
})

test('where nobody serves now the sheet closes, for no code would help', async () => {
  reply = () => ({ status: 409, data: { error: 'eventCodeClosed', errorMessage: '지금은 식사 시간이 아니에요.' } })
  await open(plates)
  await userEvent.click(await page.findByRole('button', { name: '퇴식구 코드 찍기' }))
  await userEvent.type(await page.findByRole('textbox', { name: '퇴식구 화면의 코드' }), 'yesterday')
  await userEvent.click(page.getByRole('button', { name: '이 코드로 찍기' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(said()).toEqual([['bad', '지금은 이 식당의 식사 시간이 아니에요. 식사하신 뒤 퇴식구에서 찍어 주세요.']])
})

test('turns that a board has brought lead to the table', async () => {
  await open({ ...plates, leftCnt: 1, drawCnt: 1, prizeList: table, stamp: board(3, 'Y') })
  expect((await page.findByRole('link', { name: '돌림상 돌리기' })).getAttribute('href')).toBe(
    '/service/event/roulet?eventSeq=93',
  )
})

test('on its last day nobody is asked to come tomorrow, who has the points of today', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+09:00'), toFake: ['Date'] })
  const point = { ...plates, eventSeq: 90, eventTypeCode: 'POINT', rewardPoint: 50, leftCnt: 0, stamp: board(3, 'Y') }
  await open({ ...point, endDt: '20261121' })
  await expect.poll(lead).toBe('내일 또 만나요')
  cleanup()
  await open({ ...point, endDt: '20261120' })
  await expect.poll(lead).toMatch(/^오늘 포인트까지\s*다 받았어요$/)
})

test('a stamp whose answer was lost is no failure where it counted, and one where it did not', async () => {
  const point = { ...plates, eventSeq: 90, eventTypeCode: 'POINT', rewardPoint: 50, endDt: '29991231' }
  reply = () => {
    known = { ...known, leftCnt: 0, joinCnt: 3, stamp: board(3, 'Y') }
    return { status: 502, data: { error: '', errorMessage: null } }
  }
  const client = await open(point)
  await userEvent.click(await page.findByRole('button', { name: '오늘 포인트 받기' }))
  await expect.poll(lead).toBe('내일 또 만나요')
  await expect.poll(() => client.isMutating()).toBe(0)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(said()).toEqual([])
  cleanup()
  reply = () => ({ status: 502, data: { error: '', errorMessage: null } })
  await open(point)
  await userEvent.click(await page.findByRole('button', { name: '오늘 포인트 받기' }))
  await expect.poll(said).toEqual([['bad', '보내지 못했어요. 다시 시도해 주세요.']])
})

test('consent to news is taken back after saying what goes with it; a stamp asks for it first [EVT-02]', async () => {
  reply = () => {
    known =
      known.marketingAgreeYn === 'Y'
        ? { ...known, marketingAgreeYn: 'N', leftCnt: 0 }
        : { ...known, marketingAgreeYn: 'Y', leftCnt: 1 }
    return { status: 200, data: { resultCnt: 1 } }
  }
  await open({ ...plates, marketingYn: 'Y', marketingAgreeYn: 'Y' })
  await userEvent.click(await page.findByRole('button', { name: '소식 동의 거두기' }))
  expect(await page.findByText('이 이벤트에 응모하셨다면 함께 취소돼요. 받은 포인트와 쿠폰은 그대로예요.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '거둘게요' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(await page.findByRole('button', { name: '동의하고 참여하기' }))
  expect(page.queryByRole('button', { name: '퇴식구 코드 찍기' })).toBeNull()
  const question = within(await page.findByRole('alertdialog'))
  expect(question.getByText('이 이벤트에 참여하려면 필요해요. 나중에 거둘 수 있어요.')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: '동의하고 참여하기' }))
  expect(await page.findByRole('button', { name: '퇴식구 코드 찍기' })).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([
    { eventSeq: 93, marketingAgreeYn: 'N' },
    { eventSeq: 93, marketingAgreeYn: 'Y' },
  ])
})

test('words that are too long to be sent say so, and stay', async () => {
  const asked = {
    questionSeq: 1,
    questionTxt: '더 나아지면 좋을 점을 적어 주세요.',
    answerCode: 'TEXT',
    requiredYn: 'N',
    choiceList: [],
    myAnswer: null,
    answerNoList: null,
    commentTxt: null,
    showWhen: null,
    whyTxt: null,
    maxChoiceCnt: null,
  }
  await open({ eventTypeCode: 'QUES', questionList: [asked] })
  const area = await page.findByRole<HTMLTextAreaElement>('textbox', { name: '적어 주세요' })
  fireEvent.change(area, { target: { value: '국'.repeat(1001) } })
  await userEvent.click(page.getByRole('button', { name: '보내기' }))
  expect(page.getByText('1,000자까지 쓸 수 있어요. 조금 줄여 주세요.')).toBeTruthy()
  expect([area.value.length, sent]).toEqual([1001, []])
})

test('a line whose answer was lost stands where it counted, and is kept to be sent again where not', async () => {
  const line = {
    replySeq: 3401,
    nickName: '하늘',
    usrImg: '03',
    replyTxt: '배추 스무 포기요.',
    regDtm: '202611191231',
    myYn: 'Y',
  }
  reply = () => ({ status: 502, data: { error: '', errorMessage: null } })
  await open({ eventTypeCode: 'REPLY' })
  const area = await page.findByRole<HTMLTextAreaElement>('textbox', { name: '내 한마디' })
  fireEvent.change(area, { target: { value: line.replyTxt } })
  await userEvent.click(page.getByRole('button', { name: '한마디 남기기' }))
  await expect.poll(said).toEqual([['bad', '보내지 못했어요. 다시 시도해 주세요.']])
  expect(area.value).toBe(line.replyTxt)
  act(clearToasts)
  reply = () => {
    lines = [line]
    return { status: 502, data: { error: '', errorMessage: null } }
  }
  await userEvent.click(page.getByRole('button', { name: '한마디 남기기' }))
  await waitFor(() => expect(area.value).toBe(''))
  expect([
    within(page.getByRole('region', { name: '남긴 한마디' })).getByText(line.replyTxt).textContent,
    said(),
  ]).toEqual([line.replyTxt, []])
})

test('a colleague whose naming had its answer lost is named, and nothing says that it failed', async () => {
  const recomm = { recommCode: 'SAEBYEOK', recommCnt: 0, fromNickName: null as string | null, openYn: 'Y' }
  reply = () => {
    known = { ...known, joinCnt: 1, joinYn: 'Y', recomm: { ...recomm, fromNickName: '하늘', openYn: 'N' } }
    return { status: 502, data: { error: '', errorMessage: null } }
  }
  const client = await open({ eventSeq: 95, eventTypeCode: 'RECOMM', rewardPoint: 200, recomm })
  await userEvent.type(await page.findByRole('textbox', { name: '동료의 코드' }), 'haneul7q')
  await userEvent.click(page.getByRole('button', { name: '200포인트 함께 받기' }))
  await page.findByText('하늘 님의 코드로 오셨어요.')
  await expect.poll(() => client.isMutating()).toBe(0)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect([said(), sent]).toEqual([[], [{ name: 'recomm', body: { eventSeq: 95, recommCode: 'HANEUL7Q' } }]])
})

test('each of several questions is read above its choices', async () => {
  const asks = (questionSeq: number, questionTxt: string) => ({
    questionSeq,
    questionTxt,
    answerCode: 'ONE',
    requiredYn: 'Y',
    choiceList: [{ choiceNo: 1, choiceTxt: `${questionTxt} 하나`, artCode: null, imgUrl: null, choiceRate: null }],
    myAnswer: null,
    answerNoList: null,
    commentTxt: null,
    showWhen: null,
    whyTxt: null,
    maxChoiceCnt: null,
  })
  await open({ questionList: [asks(1, '등푸른 생선은?'), asks(2, '흰살 생선은?')] })
  await page.findByRole('radio', { name: '등푸른 생선은? 하나' })
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '등푸른 생선은?',
    '흰살 생선은?',
  ])
})

test('the first line says what it brings before and after, and no later one does', async () => {
  reply = () => {
    known = { ...known, joinCnt: known.joinCnt + 1, joinYn: 'Y' }
    return { status: 200, data: {} }
  }
  await open({ eventTypeCode: 'REPLY', rewardPoint: 50 })
  const area = await page.findByRole<HTMLTextAreaElement>('textbox', { name: '내 한마디' })
  const leave = async (words: string) => {
    fireEvent.change(area, { target: { value: words } })
    await userEvent.click(page.getByRole('button', { name: '한마디 남기기' }))
    await waitFor(() => expect(area.value).toBe(''))
  }
  expect(page.getByText('한마디를 남기면 50포인트를 드려요.')).toBeTruthy()
  await leave('배추 스무 포기요.')
  await waitFor(() => expect(page.queryByText('한마디를 남기면 50포인트를 드려요.')).toBeNull())
  expect(said()).toEqual([['good', '50포인트를 드렸어요']])
  act(clearToasts)
  await leave('갓도 넣었어요.')
  expect(said()).toEqual([])
})

test('a board of orders speaks of no plates', async () => {
  await open({ ...plates, eventSeq: 97, leftCnt: 0, rewardPoint: 0 })
  expect(await page.findByRole('list', { name: '7번 가운데 2번 했어요' })).toBeTruthy()
})
