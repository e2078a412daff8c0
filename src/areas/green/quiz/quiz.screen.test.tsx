// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { act, cleanup, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { QuizScreen } from './quiz.screen.tsx'

afterEach(() => {
  clearToasts()
  cleanup()
})

const asked = {
  quizSeq: 14,
  title: '11월 셋째 주',
  startDt: '20261116',
  endDt: '20261122',
  openYn: 'Y',
  answerYn: 'N',
  correctYn: null as string | null,
  questionTxt: '탄소는 얼마일까요?',
  imgUrl: null,
  choiceList: [
    { choiceNo: 1, choiceTxt: '1 g' },
    { choiceNo: 2, choiceTxt: '11 g' },
    { choiceNo: 3, choiceTxt: '110 g' },
  ],
  myChoiceNo: null as number | null,
  answerNo: null as number | null,
  commentTxt: null as string | null,
}
const told = (choiceNo: number) => ({
  ...asked,
  answerYn: 'Y',
  correctYn: choiceNo === 2 ? 'Y' : 'N',
  myChoiceNo: choiceNo,
  answerNo: 2,
  commentTxt: '하루 세 잔이면 한 해에 12 kg이에요.',
})
const board = {
  baseMm: '202611',
  stampCnt: 9,
  goalCnt: 10,
  rewardTxt: '',
  rewardPoint: 500,
  rewardYn: 'N',
  carbonG: 0,
  carbonSourceTxt: null,
  todayList: [],
  stampList: [{ stampSeq: 1, stampDtm: '202611191230', deedCode: 'QUIZ', carbonG: 0 }],
}

/** An answer takes longer than a second tap. */
const onTheWay = () => new Promise((done) => setTimeout(done, 50))

/** The server's quiz; `null` is none. */
async function open(first: typeof asked | null, then: () => Response = () => answer(envelope(told(2))), shown = board) {
  const sent: { choiceNo: number }[] = []
  let now: object | null = first
  connectApi(
    fakePorts(async (request) => {
      if (request.url.endsWith('/greenQuizAnswer')) {
        const body = (await request.clone().json()) as { choiceNo: number }
        sent.push(body)
        now = told(body.choiceNo)
        await onTheWay()
        return then()
      }
      if (request.url.endsWith('/greenQuizDetail'))
        return now === null
          ? answer({ error: 'greenNotFound', errorMessage: null }, { status: 404 })
          : answer(envelope(now))
      return answer(envelope(shown))
    }),
  )
  const Opened = () => (
    <Suspense fallback={null}>
      <QuizScreen quizSeq={14} />
    </Suspense>
  )
  const data = screen({
    entry: { name: 'serviceGreenQuizDetail' },
    kind: 'detail',
    title: { id: '그린 퀴즈', message: '그린 퀴즈' },
  })
  await renderRouter(
    testRouter([{ path: '/service/greenQuizDetail', data, component: Opened }], { at: '/service/greenQuizDetail' }),
  )
  await page.findByRole('heading', { level: 1 })
  return sent
}
const lead = () => page.getByRole('heading', { level: 1 }).textContent

test('the button says what it sends, and the page turns into its result', async () => {
  const sent = await open(asked)
  expect(lead()).toBe('탄소는 얼마일까요?')
  await userEvent.click(page.getByRole('button', { name: '답하기' }))
  expect(page.getByText('답을 골라 주세요')).toBeTruthy()
  await userEvent.click(page.getByRole('radio', { name: '11 g' }))
  await userEvent.dblClick(page.getByRole('button', { name: '11 g으로 답하기' }))
  await expect.poll(lead).toBe('맞았어요,\n11 g이에요')
  expect(sent).toEqual([{ quizSeq: 14, choiceNo: 2 }])
  expect(
    within(page.getByRole('list', { name: '답을 크기대로 그렸어요' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 g', '11 g · 내 답, 정답', '110 g'])
  await page.findByText('이번 달 한 번째예요')
})

test('a wrong answer tells the right one and why, and brings nothing', async () => {
  await open(told(3))
  expect(lead()).toBe('아쉬워요,\n11 g이에요')
  expect(page.getByText('하루 세 잔이면 한 해에 12 kg이에요.')).toBeTruthy()
  expect(page.queryByText('그린 스탬프를 받았어요')).toBeNull()
})

test('one that was answered on another phone shows that answer', async () => {
  await open(asked, () => answer({ error: 'quizAnswered', errorMessage: '이미 답했어요.' }, { status: 409 }))
  await userEvent.click(page.getByRole('radio', { name: '110 g' }))
  await userEvent.click(page.getByRole('button', { name: '110 g으로 답하기' }))
  await expect.poll(lead).toBe('아쉬워요,\n11 g이에요')
})

test('one whose answer was lost is no failure where it counted', async () => {
  await open(asked, () => answer({ error: '', errorMessage: null }, { status: 502 }))
  await userEvent.click(page.getByRole('radio', { name: '110 g' }))
  await userEvent.click(page.getByRole('button', { name: '110 g으로 답하기' }))
  await expect.poll(lead).toBe('아쉬워요,\n11 g이에요')
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(toasts.shown()).toEqual([])
})

test('the right answer that fills the board tells of its points', async () => {
  await open(told(2), undefined, { ...board, stampCnt: 1, goalCnt: 1, rewardPoint: 500 })
  expect(await page.findByText('이번 달 한 번째예요. 500포인트를 드렸어요.')).toBeTruthy()
})

test('one that went by is told without a mark, and one that is not there leads to the list', async () => {
  await open({ ...asked, openYn: 'N', answerNo: 2 })
  expect(lead()).toBe('지나간 퀴즈예요,\n답은 11 g이에요')
  cleanup()
  await open(null)
  expect([lead(), page.getByRole('link', { name: '퀴즈 목록으로' }).getAttribute('href')]).toEqual([
    '없는 퀴즈예요',
    '/service/greenQuiz',
  ])
})

test('who reads English is told before answering what is in Korean alone, its heading as well [LNG-06]', async () => {
  const english = { ...asked, title: 'Third week of November', questionTxt: 'How much carbon is it?' }
  const readIn = async (quiz: typeof asked) => {
    await open(quiz)
    act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
    return page.queryAllByText('이 글은 한국어로만 있어요.').length
  }
  expect(await readIn(english)).toBe(0)
  cleanup()
  expect(await readIn({ ...english, title: asked.title })).toBe(1)
  expect(page.getByText(asked.title).lang).toBe('ko')
  cleanup()
  expect(await readIn({ ...english, choiceList: [{ choiceNo: 1, choiceTxt: '한 컵' }] })).toBe(1)
  expect(page.getByText('한 컵').closest('[lang]')?.getAttribute('lang')).toBe('ko')
})
