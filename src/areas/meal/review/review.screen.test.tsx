// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { ReviewScreen } from './review.screen.tsx'

const keyOf = (menuDt: string): CourseKey => ({
  menuDt,
  hallNo: 'E31A',
  menuCourseType: 'A',
  menuMealType: '2',
  restaurantCode: 'REST000311',
})
const eaten = (menuDt: string, menuName: string, menuGrade: number | null = null, evalCntnt: string | null = null) => ({
  ...keyOf(menuDt),
  menuCode: `M-${menuName}`,
  menuName,
  menuNameEng: '',
  courseTxt: 'A:한식',
  dishTxt: null,
  imgUrl: null,
  myLikeMenuYn: 'N',
  menuGrade,
  evalCntnt,
})
let sent: { name: string; body: unknown }[]
/** The status of a refusal. */
let refused: number | null
let held: Promise<void>

beforeEach(() => {
  sent = []
  refused = null
  held = Promise.resolve()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  act(dismissQuestions)
  cleanup()
  endDrafts('')
  clearToasts()
  vi.unstubAllGlobals()
})

async function draw(meals: object[], course: CourseKey | null = null) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'getRecentMenu') return answer(envelope(meals))
      sent.push({ name, body: await request.clone().json() })
      await held
      return refused
        ? answer({ error: 'x', errorMessage: '' }, { status: refused })
        : answer(envelope({ resultCnt: 1, likeCnt: 1 }))
    }),
  )
  const data = screen({
    entry: { name: 'mealReview' },
    kind: 'detail',
    title: { id: '메뉴 평가', message: '메뉴 평가' },
  })
  const router = testRouter(
    [
      { path: '/meal/review', data, component: () => <ReviewScreen course={course} /> },
      { path: '/main', data, component: () => null },
    ],
    { at: '/meal/review' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  const { queryClient } = router.options.context as RouterContext // a test router is made with one
  return { comeBack: () => act(() => queryClient.invalidateQueries()) }
}
const title = () => page.getByRole('heading', { level: 1 }).textContent
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('with nothing eaten lately the page says what would bring something here', async () => {
  await draw([])
  expect(title()).toBe('평가할 식사가 없어요')
  expect(page.getByRole('link', { name: '오늘 식단 보기' })).toBeTruthy()
})

test('course after course: a grade is sent, one is skipped, and the end counts what was said [MEA-10]', async () => {
  await draw([eaten('20261118', '고등어구이'), eaten('20261117', '제육볶음'), eaten('20261116', '비빔밥', 4)])
  expect(title()).toBe('고등어구이, 어떠셨어요?')
  expect(page.getByText('평가할 식사가 1끼 더 있어요')).toBeTruthy()
  // Without a grade there is nothing to send.
  await press('평가 남기기')
  expect(sent).toEqual([])
  await userEvent.click(page.getByRole('radio', { name: /맛있어요/ }))
  await userEvent.type(page.getByRole('textbox', { name: '주방에 한마디' }), '간이 좋아요')
  await press('평가 남기기')
  await waitFor(() => expect(title()).toBe('제육볶음, 어떠셨어요?'))
  expect(sent).toEqual([
    { name: 'setEvalRecentMenu', body: [{ ...keyOf('20261118'), menuGrade: 4, evalCntnt: '간이 좋아요' }] },
  ])
  await press('건너뛰기')
  expect(title()).toBe('1끼를 평가했어요')
})

test('what could not be sent stays where it was typed', async () => {
  refused = 503
  await draw([eaten('20261118', '고등어구이')])
  await userEvent.click(page.getByRole('radio', { name: /맛있어요/ }))
  await userEvent.type(page.getByRole('textbox', { name: '주방에 한마디' }), '간이 좋아요')
  await press('평가 남기기')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(title()).toBe('고등어구이, 어떠셨어요?')
  expect(page.getByDisplayValue('간이 좋아요')).toBeTruthy()
})

test('a course whose record is gone is said to be and not tried again: the next one is asked', async () => {
  refused = 404
  await draw([eaten('20261118', '고등어구이'), eaten('20261117', '제육볶음')])
  await userEvent.click(page.getByRole('radio', { name: /맛있어요/ }))
  await press('평가 남기기')
  await waitFor(() => expect(title()).toBe('제육볶음, 어떠셨어요?'))
  expect(toasts.shown().map(({ text }) => text)).toEqual(['다른 기기에서 지운 기록이에요'])
})

test('while a grade is on its way nothing is skipped, and it counts', async () => {
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  await draw([eaten('20261118', '고등어구이'), eaten('20261117', '제육볶음')])
  await userEvent.click(page.getByRole('radio', { name: /맛있어요/ }))
  await press('평가 남기기')
  await press('건너뛰기')
  expect(title()).toBe('고등어구이, 어떠셨어요?')
  await act(async () => release())
  await waitFor(() => expect(title()).toBe('제육볶음, 어떠셨어요?'))
  await press('건너뛰기')
  expect(title()).toBe('1끼를 평가했어요')
})

test('words that were written are not skipped without a question', async () => {
  await draw([eaten('20261118', '고등어구이')])
  await userEvent.type(page.getByRole('textbox', { name: '주방에 한마디' }), '간이 좋아요')
  await press('건너뛰기')
  await userEvent.click(await page.findByRole('button', { name: '계속 적을게요' }))
  await waitFor(() => expect(page.queryByRole('button', { name: '건너뛸게요' })).toBeNull())
  expect(page.getByDisplayValue('간이 좋아요')).toBeTruthy()
  await userEvent.click(await page.findByRole('button', { name: '건너뛰기' }))
  await userEvent.click(await page.findByRole('button', { name: '건너뛸게요' }))
  await waitFor(() => expect(title()).toBe('다음에 알려 주세요'))
})

test('the best grade offers the heart, and one of an address comes first with what was said before', async () => {
  await draw([eaten('20261118', '고등어구이'), eaten('20261116', '비빔밥', 4)], keyOf('20261116'))
  expect(title()).toBe('비빔밥, 어떠셨어요?')
  expect(page.getByRole('button', { name: '평가 바꾸기' })).toBeTruthy()
  expect(page.queryByRole('button', { name: '좋아하는 메뉴에 담기' })).toBeNull()
  await userEvent.click(page.getByRole('radio', { name: /또 먹고 싶어요/ }))
  await press('좋아하는 메뉴에 담기')
  expect(page.getByRole('button', { name: '좋아하는 메뉴에 담았어요' }).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(sent).toEqual([{ name: 'like', body: { menuCode: 'M-비빔밥', likeYn: 'Y' } }]))
})

test('everything skipped is no reproach', async () => {
  await draw([eaten('20261118', '고등어구이')])
  await press('건너뛰기')
  expect(title()).toBe('다음에 알려 주세요')
})

test('graded on another phone meanwhile, the page goes on from what was said there', async () => {
  const meals = [eaten('20261118', '고등어구이'), eaten('20261117', '제육볶음')]
  const { comeBack } = await draw(meals)
  meals[0] = eaten('20261118', '고등어구이', 4, '간이 좋아요')
  await comeBack()
  await waitFor(() => expect(page.getByRole('radio', { name: /맛있어요/ }).getAttribute('aria-checked')).toBe('true'))
  expect(page.getByDisplayValue('간이 좋아요')).toBeTruthy()
  expect(page.getByRole('button', { name: '평가 바꾸기' })).toBeTruthy()
  await userEvent.click(page.getByRole('radio', { name: /괜찮아요/ }))
  expect(page.getByText('다른 기기에서 이미 평가했어요. 지금 보내면 이 평가로 바뀌어요.')).toBeTruthy()
  await press('평가 바꾸기')
  await waitFor(() => expect(title()).toBe('제육볶음, 어떠셨어요?'))
  expect(
    sent.map(({ body }) => body),
    'the words of the other phone are not lost',
  ).toEqual([[{ ...keyOf('20261118'), menuGrade: 3, evalCntnt: '간이 좋아요' }]])
  expect(page.queryByText(/다른 기기에서/)).toBeNull()
})

test('what was chosen here stays chosen where another phone was first; the page says what sending does', async () => {
  const meals = [eaten('20261118', '고등어구이')]
  const { comeBack } = await draw(meals)
  await userEvent.click(page.getByRole('radio', { name: /괜찮아요/ }))
  expect(page.queryByText(/다른 기기에서/)).toBeNull()
  meals[0] = eaten('20261118', '고등어구이', 5)
  await comeBack()
  expect(await page.findByText('다른 기기에서 이미 평가했어요. 지금 보내면 이 평가로 바뀌어요.')).toBeTruthy()
  expect(page.getByRole('radio', { name: /괜찮아요/ }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(page.getByRole('radio', { name: /또 먹고 싶어요/ }))
  expect(page.queryByText(/다른 기기에서/), 'the same as there changes nothing').toBeNull()
})
