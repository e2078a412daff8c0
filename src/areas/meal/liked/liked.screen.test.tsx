// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { LikedScreen } from './liked.screen.tsx'

const liked = (favSeq: number, menuName: string, menuDt: string | null) => ({
  favSeq,
  menuCode: `M${favSeq}`,
  menuName,
  menuNameEng: '',
  restaurantName: '한빛타워점',
  restaurantNameEng: 'Hanbit Tower',
  nextMenuDt: menuDt,
  nextCourse: menuDt && {
    menuDt,
    hallNo: 'E31A',
    menuCourseType: 'A',
    menuMealType: '2',
    restaurantCode: 'REST000311',
  },
})
let list: object[]
let sent: { name: string; body: unknown }[]

beforeEach(() => {
  sent = []
  vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function draw(dishes: object[]) {
  list = dishes
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'favorite-list') return answer(envelope(list))
      sent.push({ name, body: await request.clone().json() })
      if (name === 'favorite-del') list = list.slice(1)
      return answer(envelope({ resultCnt: 1, likeCnt: 1 }))
    }),
  )
  const data = screen({
    entry: { name: 'mypageFavorite' },
    kind: 'list',
    title: { id: '좋아하는 메뉴', message: '좋아하는 메뉴' },
  })
  await renderRouter(
    testRouter(
      [
        { path: '/mypage/favorite', data, component: LikedScreen },
        { path: '/meal/detail', data, component: () => null },
      ],
      { at: '/mypage/favorite' },
    ),
  )
  return (await page.findByRole('heading', { level: 1 })).textContent
}

test('the list says what comes today, and each dish leads to the course of its day', async () => {
  expect(
    await draw([liked(1, '고등어구이', '20261119'), liked(2, '비빔밥', '20261120'), liked(3, '닭갈비', null)]),
  ).toBe('좋아하는 메뉴 3개, 오늘 1개 나와요')
  const [first, second] = page.getAllByRole('link', { name: /한빛타워점/ })
  expect(first?.textContent).toContain('오늘 점심 · 한빛타워점')
  expect(first?.getAttribute('href')).toContain('20261119')
  expect(second?.textContent).toContain('내일 점심')
  expect(page.getByText('닭갈비').closest('a')).toBeNull()
  expect(page.getByText('나올 날이 아직 없어요')).toBeTruthy()
})

test('a dish is taken off by its number, and liked again by its code [MYP-09]', async () => {
  await draw([liked(1, '고등어구이', '20261119'), liked(2, '비빔밥', null)])
  await userEvent.click(page.getByRole('button', { name: '고치기' }))
  await userEvent.click(page.getByRole('button', { name: '고등어구이, 목록에서 빼기' }))
  await waitFor(() => expect(page.queryByText('고등어구이')).toBeNull())
  expect(sent).toEqual([{ name: 'favorite-del', body: [{ favSeq: 1 }] }])
})

test('nothing liked yet says how a dish comes here', async () => {
  expect(await draw([])).toBe('좋아하는 메뉴가 아직 없어요')
})
