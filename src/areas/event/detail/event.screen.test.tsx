// @vitest-environment happy-dom
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import { eventQuery } from './event.queries.ts'
import { EventScreen } from './event.screen.tsx'

const event = {
  eventSeq: 57, eventTypeCode: 'QUIZ', eventNm: '등푸른 생선 주간', eventNmEng: null, statusCode: 'ING', startDt: '20261116', endDt: '20261120', announceDt: null, thumbUrl: null, artCode: '고등어구이', joinYn: 'N', likeCnt: 0, myLikeYn: 'N',
  leftCnt: 0, boardCnt: null, boardGoalCnt: null, contentsTxt: '퀴즈를 맞히고 룰렛을 돌려 보세요.', imgList: [], noticeList: [], joinCnt: 0, joinMaxCnt: 1, joinDtm: null, drawCnt: 0, marketingYn: 'N', marketingAgreeYn: 'N', prizeList: [] as object[], questionList: [],
  stamp: null as object | null, recomm: null, cntrlEvl: null, rewardPoint: 0, answerAllCnt: null, lastDraw: null as object | null, linkMenu: null, linkSeq: null,
}
const prize = (prizeSeq: number, prizeNm: string, prizeCode: string, seatCnt: number) => ({ prizeSeq, prizeNm, prizeNmEng: null, prizeCode, winCnt: null, leftCnt: null, seatCnt, artCode: '비빔밥', imgUrl: null })
const table = [prize(1, '머그잔', 'GOODS', 1), prize(2, '빈 그릇', 'NONE', 3)]

type Event = typeof event
type Reply = { status: number; data: unknown }
/** What the server knows, and what was sent to it. */
let known: Event
let sent: { name: string; body: unknown }[]
let reply: (name: string) => Reply

beforeEach(() => {
  sent = []
  reply = () => ({ status: 200, data: {} })
})
afterEach(() => {
  act(dismissQuestions)
  clearToasts()
  cleanup()
})

async function open(first: Partial<Event>, isTable = false) {
  known = { ...event, ...first }
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'GET') return answer(envelope(name === 'detail' ? known : { totalCnt: 0, list: [] }))
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
  const data = screen({ entry: { name: 'serviceEventQuiz' }, kind: 'detail', title: { id: '이벤트', message: '이벤트' } })
  const router = testRouter([{ path: '/service/event/quiz', data, component: Opened }], { at: '/service/event/quiz' })
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return (router.options.context as RouterContext).queryClient
}
const lead = () => page.getByRole('heading', { level: 1 }).textContent

test('a table without a turn leads to the quiz that gives one, and tells whoever has answered that there is none', async () => {
  await open({ prizeList: table }, true)
  expect(lead()).toBe('먼저 퀴즈를 풀어 주세요')
  expect(page.getByRole('link', { name: '퀴즈 풀러 가기' }).getAttribute('href')).toBe('/service/event/quiz?eventSeq=57')
  cleanup()
  await open({ prizeList: table, joinYn: 'Y', joinCnt: 1 }, true)
  expect(lead()).toBe('이번에는\n돌릴 기회가 없어요')
  expect(page.getByRole('link', { name: '퀴즈 결과 보기' })).toBeTruthy()
})

const mug = { eventSeq: 57, winYn: 'Y', prize: table[0], seatNo: 1, couponNo: null, savePoint: 0, drawCnt: 0, drawDtm: '202611191124' }

test('what a broken gateway answered is no refusal: the draw is read, and the table stops where it stands; what is sent says so', async () => {
  reply = () => ({ status: 502, data: { error: '', errorMessage: null } })
  await open({ prizeList: table, joinYn: 'Y', joinCnt: 1, drawCnt: 1 }, true)
  await userEvent.click(page.getByRole('button', { name: '한 번 돌리기' }))
  const read = await page.findByRole('button', { name: '결과 보기' })
  known = { ...known, drawCnt: 0, lastDraw: mug }
  await userEvent.click(read)
  await page.findByText(/담당자가 연락드려요/)
  expect([lead(), sent.length]).toEqual(['머그잔이\n내 자리에 멈췄어요', 1])
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
