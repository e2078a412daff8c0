// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetKept } from '#src/app/kept/kept.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { Answers } from '../detail/event.ts'
import { dropAnswers, keepAnswers, recallAnswers } from './survey-draft.ts'
import { SurveyScreen } from './survey.screen.tsx'

const choice = (choiceNo: number, choiceTxt: string) => ({ choiceNo, choiceTxt, artCode: null, imgUrl: null, choiceRate: null })
const question = (questionSeq: number, questionTxt: string, showWhen: object | null = null) => ({
  questionSeq, questionTxt, showWhen, answerCode: 'ONE', requiredYn: 'Y', choiceList: [choice(1, `${questionTxt} 하나`), choice(2, `${questionTxt} 둘`)], myAnswer: null, answerNoList: null, commentTxt: null, whyTxt: null, maxChoiceCnt: null,
})
const event = { eventSeq: 91, eventTypeCode: 'SURVEY', eventNm: '설문', eventNmEng: null, statusCode: 'ING', startDt: '20261117', endDt: '20261123', rewardPoint: 300, noticeList: [], questionList: [] }
let sent: unknown[]

beforeEach(() => {
  sent = []
})
afterEach(async () => {
  cleanup()
  await dropAnswers(91)
  await forgetKept()
})

// The route's own schema and loader are told here once more: a screen is made anew for each question.
function Opened() {
  const { q } = useSearch({ strict: false }) as { q?: number }
  const left = useLoaderData({ strict: false }) as Answers
  return (
    <Suspense fallback={null}>
      <SurveyScreen eventSeq={91} left={left} question={q} path="/service/event/survey" />
    </Suspense>
  )
}

const three = [question(1, '코너'), question(2, '반찬', { questionSeq: 1, choiceNoList: [1] }), question(3, '국')]

async function open(left: Answers = {}, questionList: object[] = three) {
  await keepAnswers(91, left)
  connectApi(
    fakePorts(async (request) => {
      if (request.method === 'POST') sent.push(await request.clone().json())
      if (request.method === 'POST') return answer(envelope({ eventSeq: 91, joinCnt: 1, savePoint: 300, drawCnt: 0, messageTxt: null }))
      if (request.url.includes('/detail')) return answer(envelope(event))
      return answer(envelope({ eventSeq: 91, questionnaireNm: '설문', guideTxt: '', answerDtm: null, questionList }))
    }),
  )
  const data = screen({ entry: { name: 'serviceEventSurvey' }, kind: 'survey', title: { id: '설문', message: '설문' } })
  const router = testRouter([{ path: '/service/event/survey', data, loader: () => recallAnswers(91), component: Opened }], { at: '/service/event/survey?eventSeq=91' })
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}
const asked = () => page.getByRole('heading', { level: 1 }).textContent
const choose = (name: string) => userEvent.click(page.getByRole('radio', { name }))
const next = (name = '다음') => userEvent.click(page.getByRole('button', { name }))

test('an answer alone leads no further where the address names no question; what answering brings is said with the first', async () => {
  await open()
  expect(page.getByText('답하면 300포인트를 드려요.')).toBeTruthy()
  await choose('코너 하나')
  expect([asked(), page.getByRole('radio', { name: '코너 하나', checked: true }) !== null]).toEqual(['코너', true])
  await next()
  await page.findByRole('heading', { name: '반찬' })
  expect(page.queryByText('답하면 300포인트를 드려요.')).toBeNull()
})

test('it goes on where one stopped, and asks no branch that was left', async () => {
  await open({ 1: { questionSeq: 1, choiceNoList: [2] } })
  expect(asked()).toBe('국')
  await choose('국 둘')
  await next('보내기')
  await expect.poll(() => sent).toEqual([{ eventSeq: 91, answerList: [{ questionSeq: 1, choiceNoList: [2] }, { questionSeq: 3, choiceNoList: [2] }] }])
})

test('Back leads to each question in turn, to the one at which the survey was opened as well', async () => {
  const router = await open()
  await choose('코너 하나')
  await next()
  await page.findByRole('heading', { name: '반찬' })
  await choose('반찬 하나')
  await next()
  await page.findByRole('heading', { name: '국' })
  for (const name of ['반찬', '코너']) {
    act(() => router.history.back())
    await page.findByRole('heading', { name })
  }
  expect(page.getByRole('radio', { name: '코너 하나', checked: true })).toBeTruthy()
})

test('of thirty questions it goes on at the one where one stopped, and says where an answer is missing', async () => {
  const thirty = Array.from({ length: 30 }, (_, at) => question(at + 1, `질문 ${String(at + 1)}`))
  const left = Object.fromEntries(thirty.slice(0, 16).map(({ questionSeq }) => [questionSeq, { questionSeq, choiceNoList: [1] }]))
  await open(left, thirty)
  expect(asked()).toBe('질문 17')
  await next()
  expect([asked(), page.getByText('답을 골라 주세요').textContent]).toEqual(['질문 17', '답을 골라 주세요'])
  await choose('질문 17 둘')
  await next()
  await page.findByRole('heading', { name: '질문 18' })
})
