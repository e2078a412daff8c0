// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { useSearch, type AnyRouter } from '@tanstack/react-router'
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetKept, keptTexts } from '#src/app/kept/kept.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { surveyDraftName } from '#src/domain/event/survey-begun.ts'
import { dismissQuestions, questions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import type { Answers } from '../detail/event.ts'
import { dropAnswers, keepAnswer, openSurvey, recallAnswers } from './survey-draft.ts'
import { SurveyScreen } from './survey.screen.tsx'

const choice = (choiceNo: number, choiceTxt: string) => ({
  choiceNo,
  choiceTxt,
  artCode: null,
  imgUrl: null,
  choiceRate: null,
})
const question = (questionSeq: number, questionTxt: string, showWhen: object | null = null) => ({
  questionSeq,
  questionTxt,
  showWhen,
  answerCode: 'ONE',
  requiredYn: 'Y',
  choiceList: [choice(1, `${questionTxt} 하나`), choice(2, `${questionTxt} 둘`)],
  myAnswer: null,
  answerNoList: null,
  commentTxt: null,
  whyTxt: null,
  maxChoiceCnt: null,
})
const event = {
  eventSeq: 91,
  eventTypeCode: 'SURVEY',
  eventNm: '설문',
  eventNmEng: null,
  statusCode: 'ING',
  startDt: '20261117',
  endDt: '20261123',
  rewardPoint: 300,
  noticeList: [],
  questionList: [],
}
type Draft = { draftNo: number; answerList: ReturnType<typeof row>[] }
interface Server {
  draft: Draft | null
  /** Bodies of what came, by the end of their path. */
  sent: unknown[]
  kept: { answerList: { questionSeq: number; answerDtm: string; choiceNoList?: number[] }[] }[]
  isReached: boolean
  /** Its answer to a draft comes after this. */
  wait?: Promise<void>
}
let server: Server

const row = (questionSeq: number, answerDtm: string, ...choiceNoList: number[]) => ({
  questionSeq,
  choiceNoList,
  answerTxt: null,
  score: null,
  answerDtm,
})
/** As the server keeps them, of answers of which none was given later elsewhere. */
function draftAfter(before: Draft | null, { answerList }: Server['kept'][number]): Draft {
  const others = (before?.answerList ?? []).filter(
    ({ questionSeq }) => !answerList.some((each) => each.questionSeq === questionSeq),
  )
  return {
    draftNo: (before?.draftNo ?? 0) + 1,
    answerList: [
      ...others,
      ...answerList.flatMap(({ questionSeq, answerDtm, choiceNoList }) =>
        choiceNoList ? [row(questionSeq, answerDtm, ...choiceNoList)] : [],
      ),
    ],
  }
}

beforeEach(() => {
  server = { draft: null, sent: [], kept: [], isReached: true }
})
afterEach(async () => {
  cleanup()
  clearToasts()
  await dropAnswers(91)
  await forgetKept()
})

// The route's own schema is told here once more: a screen is made anew for each question.
function Opened() {
  const { q } = useSearch({ strict: false }) as { q?: number }
  return (
    <Suspense fallback={null}>
      <SurveyScreen eventSeq={91} question={q} path="/service/event/survey" />
    </Suspense>
  )
}

const three = [question(1, '코너'), question(2, '반찬', { questionSeq: 1, choiceNoList: [1] }), question(3, '국')]

async function open(left: Answers = {}, questionList: object[] = three, of: object = event) {
  connectApi(
    fakePorts(async (request) => {
      if (request.url.includes('/questionnaire-draft')) {
        if (!server.isReached) throw new TypeError('Failed to fetch')
        await server.wait
        const body = (await request.clone().json()) as Server['kept'][number] // of the app itself
        server.kept.push(body)
        server.draft = draftAfter(server.draft, body)
        return answer(envelope(server.draft))
      }
      if (request.method === 'POST') server.sent.push(await request.clone().json())
      if (request.method === 'POST')
        return answer(envelope({ eventSeq: 91, joinCnt: 1, savePoint: 300, drawCnt: 0, messageTxt: null }))
      if (request.url.includes('/detail')) return answer(envelope(of))
      return answer(
        envelope({
          eventSeq: 91,
          questionnaireNm: '설문',
          guideTxt: '',
          answerDtm: null,
          questionList,
          draft: server.draft,
        }),
      )
    }),
  )
  for (const each of Object.values(left)) await keepAnswer(new QueryClient(), 91, each)
  const data = screen({ entry: { name: 'serviceEventSurvey' }, kind: 'survey', title: { id: '설문', message: '설문' } })
  const router: AnyRouter = testRouter(
    [
      {
        path: '/service/event/survey',
        data,
        loader: () => openSurvey(router.options.context.queryClient, 91, true),
        component: Opened,
      },
    ],
    { at: '/service/event/survey?eventSeq=91' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}
/** The page is put away: nobody waits for the fingers to rest. */
const putAway = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
const said = () => toasts.shown().map(({ text }) => text)
const asked = () => page.getByRole('heading', { level: 1 }).textContent
const choose = (name: string) => userEvent.click(page.getByRole('radio', { name }))
const next = (name = '다음') => userEvent.click(page.getByRole('button', { name }))

test('without a question in the address an answer leads no further; its reward is said with the first', async () => {
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
  await expect
    .poll(() => server.sent)
    .toEqual([
      {
        eventSeq: 91,
        answerList: [
          { questionSeq: 1, choiceNoList: [2] },
          { questionSeq: 3, choiceNoList: [2] },
        ],
      },
    ])
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
  const left = Object.fromEntries(
    thirty.slice(0, 16).map(({ questionSeq }) => [questionSeq, { questionSeq, choiceNoList: [1] }]),
  )
  await open(left, thirty)
  expect(asked()).toBe('질문 17')
  await next()
  expect([asked(), page.getByText('답을 골라 주세요').textContent]).toEqual(['질문 17', '답을 골라 주세요'])
  await choose('질문 17 둘')
  await next()
  await page.findByRole('heading', { name: '질문 18' })
})

test('answers reach the server when the page is put away; if not, it says so and tells them later', async () => {
  await open()
  await choose('코너 둘')
  expect(page.getByText('고르는 대로 저장돼요. 11월 23일까지 다른 휴대폰에서도 이어서 답할 수 있어요.')).toBeTruthy()
  server.isReached = false
  await putAway()
  await page.findByText('지금은 이 휴대폰에만 저장됐어요. 11월 23일까지 이어서 답할 수 있어요.')
  server.isReached = true
  await putAway()
  await page.findByText(/^고르는 대로 저장돼요/)
  expect([server.kept, server.sent]).toEqual([
    [
      {
        eventSeq: 91,
        answerList: [{ questionSeq: 1, choiceNoList: [2], answerDtm: expect.stringMatching(/^\d{14}$/) }],
      },
    ],
    [],
  ])
})

test('the answers of another phone are there where one stopped, and that is said once', async () => {
  server.draft = { draftNo: 3, answerList: [row(1, '20261119090000', 2)] }
  const router = await open()
  expect([asked(), said()]).toEqual(['국', ['적어 두신 답을 이어서 보여 드려요']])
  clearToasts()
  await act(() => router.invalidate())
  await choose('국 하나')
  expect(said()).toEqual([])
})

test('an answer that is newer on another phone stands beside what was not told yet of this one', async () => {
  server.draft = { draftNo: 3, answerList: [row(1, '29991231000000', 1)] }
  await open({ 1: { questionSeq: 1, choiceNoList: [2] }, 3: { questionSeq: 3, choiceNoList: [2] } })
  expect([asked(), said()]).toEqual(['반찬', ['다른 휴대폰에서 고친 대로 이어서 보여 드려요']])
  await putAway()
  await expect
    .poll(() => server.kept.flatMap(({ answerList }) => answerList))
    .toMatchObject([{ questionSeq: 3, choiceNoList: [2] }])
})

test('all answers are taken away, here and on the server, once that is sure', async () => {
  await open({ 1: { questionSeq: 1, choiceNoList: [2] } })
  server.kept = []
  const clear = () => userEvent.click(page.getByRole('button', { name: '적던 답 지우기' }))
  await clear()
  act(dismissQuestions)
  expect(asked()).toBe('국')
  await clear()
  act(() => {
    const question = questions.current()
    if (question?.is === 'confirm') question.answer(true)
  })
  await page.findByRole('heading', { name: '코너' })
  expect([page.queryByRole('button', { name: '적던 답 지우기' }), said()]).toEqual([null, ['적던 답을 지웠어요']])
  await expect
    .poll(() => server.kept)
    .toMatchObject([
      { answerList: [{ questionSeq: 1, answerDtm: expect.any(String) }, { questionSeq: 2 }, { questionSeq: 3 }] },
    ])
  expect(await recallAnswers(91)).toEqual({})
})

test('answers of a build that kept them on the phone alone are there, and are told to the server', async () => {
  await keptTexts.write(surveyDraftName(91), '{"shape":1,"answers":{"1":{"questionSeq":1,"choiceNoList":[2]}}}')
  await open()
  expect([asked(), said()]).toEqual(['국', []])
  await putAway()
  await expect.poll(() => server.kept).toMatchObject([{ answerList: [{ questionSeq: 1, choiceNoList: [2] }] }])
})

test('what is chosen quickly goes in one call once the fingers rest; an ended session tells nothing more', async () => {
  await open()
  await choose('코너 둘')
  await choose('코너 하나')
  expect(server.kept).toEqual([])
  await expect
    .poll(() => server.kept, { timeout: 4000 })
    .toMatchObject([{ answerList: [{ questionSeq: 1, choiceNoList: [1] }] }])
  await choose('코너 둘')
  act(() => endDrafts(''))
  await new Promise((done) => setTimeout(done, 1700))
  expect(server.kept).toHaveLength(1)
})

test('what the server answers to a draft after the survey was sent brings nothing back', async () => {
  await open({ 1: { questionSeq: 1, choiceNoList: [2] } })
  await choose('국 하나')
  const late = Promise.withResolvers<void>()
  server.wait = late.promise
  await putAway()
  await dropAnswers(91)
  late.resolve()
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect([await recallAnswers(91), await keptTexts.read(surveyDraftName(91))]).toEqual([{}, ''])
})

test('who reads English is told of a question, its reason or a name that is in Korean alone [LNG-06]', async () => {
  const asked = question(1, '국')
  const english = {
    ...asked,
    questionTxtEng: 'Soup',
    choiceList: asked.choiceList.map((each) => ({ ...each, choiceTxtEng: 'More' })),
  }
  const named = { ...event, eventNmEng: 'Survey of the week' }
  const notes = async (of: object, one: object) => {
    cleanup()
    await open({}, [one], of)
    act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
    return page.queryAllByText('이 글은 한국어로만 있어요.').length
  }
  expect(await notes(named, english)).toBe(0)
  expect(await notes(named, asked)).toBe(1)
  expect(await notes(named, { ...english, whyTxt: '국을 고르셔서 여쭤봐요.' })).toBe(1)
  expect(await notes(event, english)).toBe(1)
})
