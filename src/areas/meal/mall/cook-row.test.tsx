// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import { CookRow } from './cook-row.tsx'

const leave = vi.hoisted(() => ({
  openCheck: vi.fn<(check: object) => void>(),
  openMall: vi.fn<(url: string) => void>(),
}))
vi.mock('./leave.ts', () => leave)
vi.mock('#src/domain/mall/open-mall.ts', () => leave)

const good = (goodNo: string, goodNm: string) => ({
  goodNo,
  goodNm,
  brandNm: '바다담',
  price: 29_800,
  salePrice: 25_300,
  saleRate: 15,
  imgUrl: '',
  linkUrl: '',
  tagList: [],
  soldOutYn: 'N',
})
let asked: string[]

beforeEach(() => {
  asked = []
  vi.clearAllMocks()
})
afterEach(() => cleanup())

async function draw(welmallAgreeYn: 'Y' | 'N', goods: object[], agreeYn = 'Y') {
  const answers: Record<string, unknown> = {
    getWelmallProdList: { welmallAgreeYn, totalCnt: 0, prodList: [] },
    getWelmallProdRecommList: goods,
    setWelmallGoodNo: { resultCnt: 1 },
    getWelmallUrl: { url: 'https://mall.example.com/enter?ticket=t1', agreeYn, agreeDtm: null },
  }
  connectApi(
    fakePorts((request) => {
      const { pathname, search } = new URL(request.url)
      const name = pathname.split('/').at(-1) ?? ''
      asked.push(name + search)
      return answer(envelope(answers[name]))
    }),
  )
  const frame = { kind: 'detail', title: { id: '식단', message: '식단' } } as const
  await renderRouter(
    testRouter(
      [
        {
          path: '/meal/detail',
          data: screen({ entry: { name: 'mealDetail' }, ...frame }),
          component: () => <CookRow menuCode="1000100101" />,
        },
        {
          path: '/meal/welmallAgree',
          data: screen({ entry: { name: 'mealWelmallAgree' }, ...frame }),
          component: () => <h1>동의</h1>,
        },
      ],
      { at: '/meal/detail' },
    ),
  )
}

test('a member of the mall finds what cooks the dish, and goes in at the article [MEA-13]', async () => {
  await draw('Y', [good('100512', '순살 고등어 10팩')])
  await userEvent.click(await page.findByRole('button', { name: /집에서 해 먹기.*순살 고등어 10팩/ }))
  const sheet = await page.findByRole('dialog', { name: '집에서 해 먹기' })
  expect(sheet.textContent).toContain('25,300원')
  // Looking is remembered by a call that writes by GET: not before the tap, and before the mall opens.
  expect(asked).toEqual(['getWelmallProdList', 'getWelmallProdRecommList?menuCode=1000100101'])
  await userEvent.click(page.getByRole('button', { name: /25,300원/ }))
  await waitFor(() => expect(leave.openMall).toHaveBeenCalledWith('https://mall.example.com/enter?ticket=t1'))
  expect(asked.slice(2, 4)).toEqual(['setWelmallGoodNo?goodNo=100512', 'getWelmallUrl'])
})

test('where the agreement was taken back elsewhere the way leads to it', async () => {
  await draw('Y', [good('100512', '순살 고등어 10팩')], 'N')
  await userEvent.click(await page.findByRole('button', { name: /집에서 해 먹기/ }))
  await userEvent.click(await page.findByRole('button', { name: /25,300원/ }))
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('동의')
  expect(leave.openMall).not.toHaveBeenCalled()
})

test('others see no row, and nothing of theirs is asked of the mall', async () => {
  await draw('N', [good('100512', '순살 고등어 10팩')])
  await waitFor(() => expect(asked).toEqual(['getWelmallProdList']))
  expect(page.queryByRole('button')).toBeNull()
})
