// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { AllergyScreen } from './allergy.screen.tsx'

const SHRIMP = { allergyCode: '09', allergyNm: '새우', allergyNmEng: 'Shrimp' }
const EGG = { allergyCode: '01', allergyNm: '달걀', allergyNmEng: 'Egg' }
const dish = (menuName: string, allergyList: object[], allergyKnownYn = 'Y') => ({
  menuCode: menuName,
  menuName,
  menuNameEng: '',
  allergyList,
  allergyKnownYn,
})
const course = (courseNm: string, subMenuTxt: string, ...dishList: object[]) => ({
  menuMealType: '2',
  courseNm,
  courseNmEng: '',
  subMenuTxt,
  menuName: subMenuTxt,
  dishList,
})
const menu = {
  nowDt: '20261119112400',
  restaurantCode: 'REST000311',
  menuDt: '20261119',
  weekList: [],
  mealTimeList: [{ menuMealType: '2', menuMealTypeTxt: '점심', startTm: '1130', endTm: '1330' }],
  menuList: [
    course('한식', '고등어구이', dish('고등어구이', [])),
    course('면', '새우우동', dish('새우우동', [SHRIMP])),
  ],
}
let sent: { name: string; body: unknown }[]
let mine: { allergyAgreeYn: 'Y' | 'N'; allergyList: object[] }

beforeEach(() => {
  sent = []
  mine = { allergyAgreeYn: 'Y', allergyList: [EGG] }
})
afterEach(() => {
  act(dismissQuestions)
  cleanup()
  endDrafts('')
})

async function draw(menuList: object[] = menu.menuList) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') sent.push({ name, body: await request.clone().json() })
      if (name === 'updateAllergyAgree')
        mine = { allergyAgreeYn: mine.allergyAgreeYn === 'Y' ? 'N' : 'Y', allergyList: [] }
      return answer(
        envelope(
          { 'allergy-list': [EGG, SHRIMP], 'user-allergy': mine, getTodayMenuList: { ...menu, menuList } }[name] ?? {},
        ),
      )
    }),
  )
  const data = screen({
    entry: { name: 'mypageAlerge' },
    kind: 'form',
    title: { id: '못 먹는 음식', message: '못 먹는 음식' },
  })
  const router = testRouter(
    [
      { path: '/mypage/alerge', data, component: AllergyScreen },
      { path: '/my/menu', data, component: () => null },
    ],
    { at: '/mypage/alerge' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router.options.context as { queryClient: QueryClient }
}
const chip = (name: string) => page.findByRole('button', { name })

test('before the agreement the page says what it is for, without a list; with it the list comes [MYP-13]', async () => {
  mine = { allergyAgreeYn: 'N', allergyList: [] }
  await draw()
  expect(page.getByRole('heading', { name: '알레르기 정보를 써도 될까요?' })).toBeTruthy()
  expect(page.queryByRole('button', { name: '새우' })).toBeNull()
  expect(page.getByRole('link', { name: '전문 읽기' }).getAttribute('href')).toBe('/mypage/alerge?text=1')
  await userEvent.click(page.getByRole('button', { name: '동의하고 고르기' }))
  expect((await chip('새우')).getAttribute('aria-pressed')).toBe('false')
  expect(sent).toEqual([{ name: 'updateAllergyAgree', body: { allergyAgreeYn: 'Y' } }])
})

test('what is chosen is found on today’s table before it is saved, in the order of the codes [MYP-09]', async () => {
  await draw()
  expect((await chip('달걀')).getAttribute('aria-pressed')).toBe('true')
  expect(await page.findByText('오늘 점심에는 들어 있지 않아요.')).toBeTruthy()
  await userEvent.click(await chip('새우'))
  expect(page.getByText('오늘 점심 2코너 가운데 면 코너에 새우가 들어 있어요.')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(sent).toEqual([{ name: 'allergy-save', body: { allergyCodeList: ['01', '09'] } }]))
})

test('advice of the coach from before the choice is not shown again: it may name what is avoided now', async () => {
  const { queryClient } = await draw()
  const [key, other] = [
    ['/api/coach/getMealBoard', { query: {} }],
    ['/api/coach/getNutriList', {}],
  ]
  queryClient.setQueryData(key, { rcmdList: [{ menuName: '새우우동' }] })
  queryClient.setQueryData(other, [])
  await userEvent.click(await chip('새우'))
  expect(queryClient.getQueryData(key)).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(queryClient.getQueryData(key)).toBeUndefined())
  expect(queryClient.getQueryData(other)).toEqual([])
})

test('a dish nobody has declared is never called free of anything', async () => {
  await draw([...menu.menuList, course('특식', '모둠전', dish('모둠전', [], 'N'))])
  expect(await page.findByText('오늘 점심에서는 찾지 못했어요.')).toBeTruthy()
  expect(page.getByText('재료를 알 수 없는 요리는 따로 알려 드려요')).toBeTruthy()
})

test('taking the agreement back asks first, then the list is gone [MYP-13]', async () => {
  await draw()
  await userEvent.click(await page.findByRole('button', { name: '동의 거두기' }))
  expect(sent).toEqual([])
  await userEvent.click(await page.findByRole('button', { name: '거둘게요' }))
  expect(await page.findByRole('button', { name: '동의하고 고르기' })).toBeTruthy()
  expect(sent).toEqual([{ name: 'updateAllergyAgree', body: { allergyAgreeYn: 'N' } }])
})
