// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ShopScreen } from './shop.screen.tsx'

const leave = vi.hoisted(() => ({ openMall: vi.fn<(url: string) => void>() }))
vi.mock('#src/domain/mall/open-mall.ts', () => leave)

const FISH = {
  goodNo: '100512',
  goodNm: '순살 고등어 10팩',
  brandNm: '바다담',
  price: 29_800,
  salePrice: 25_300,
  saleRate: 15,
  imgUrl: '',
  linkUrl: '',
  tagList: [],
  soldOutYn: 'N',
}
const MILK = {
  ...FISH,
  goodNo: '100408',
  goodNm: '무가당 두유 24팩',
  brandNm: null,
  price: 18_900,
  salePrice: 18_900,
  saleRate: 0,
  soldOutYn: 'Y',
}

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  cleanup()
  setNumbersOff(false)
  vi.unstubAllGlobals()
})

async function draw({
  lacking = [],
  agreeYn = 'Y',
  banners = [],
}: { lacking?: object[]; agreeYn?: string; banners?: object[] } = {}) {
  const asked: string[] = []
  connectApi(
    fakePorts((request) => {
      const { pathname, search } = new URL(request.url, 'https://app.example.com')
      asked.push(`${pathname.split('/').at(-1) ?? ''}${search}`)
      const answers: Record<string, unknown> = {
        welmallGoodList: lacking,
        getContextCommerceBannerList: [],
        getBannerList: banners,
        getWelmallProdTag: [{ tagCode: 'PROTEIN', tagNm: '단백질' }],
        getWelmallProdList: { welmallAgreeYn: agreeYn, totalCnt: 2, prodList: [FISH, MILK] },
        welmallDetail: {
          goodNo: FISH.goodNo,
          goodNm: FISH.goodNm,
          brandNm: FISH.brandNm,
          contents: '가시를 발랐어요.',
          price: 29_800,
          salePrice: 25_300,
          soldOutYn: null,
          kcal: '240',
          imgUrls: [],
          url: '',
        },
        setWelmallGoodNo: { resultCnt: 1 },
        getWelmallUrl: { url: 'https://mall.example.com/enter?ticket=t1', agreeYn, agreeDtm: null },
      }
      return answer(envelope(answers[pathname.split('/').at(-1) ?? '']))
    }),
  )
  const Opened = () => (
    <Suspense fallback={null}>
      <ShopScreen tag={undefined} />
    </Suspense>
  )
  const data = screen({
    entry: { name: 'shopShop' },
    kind: 'list',
    title: { id: '쇼핑몰 상품', message: '쇼핑몰 상품' },
  })
  await renderRouter(
    testRouter(
      [
        { path: '/shop/shop', data, component: Opened },
        { path: '/meal/welmallAgree', data, component: () => <h1>동의</h1> },
      ],
      { at: '/shop/shop' },
    ),
  )
  await page.findByRole('region', { name: '모든 상품' })
  return asked
}
const lead = () => page.getByRole('heading', { level: 1 }).textContent

test('what today lacks stands first, by its reason; without a record nothing is said of it [CAR-01]', async () => {
  await draw({ lacking: [FISH] })
  await waitFor(() => expect(lead()).toBe('오늘 모자란 영양을\n이렇게 채워 보세요'))
  expect(
    within(page.getByRole('region', { name: '오늘 모자란 걸 채워요' })).getByRole('button', {
      name: /순살 고등어 10팩.*25,300원/,
    }),
  ).toBeTruthy()
  cleanup()
  await draw()
  expect(lead()).toBe('요즘 많이 담는\n것들이에요')
  expect(page.queryByRole('region', { name: '오늘 모자란 걸 채워요' })).toBeNull()
  expect(within(await page.findByRole('list', { name: '모든 상품' })).getByText('다 팔렸어요')).toBeTruthy()
})

test('what the operator says of the shop stands last [NTC-03]', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  await draw({
    banners: [{ bannerSeq: 303, title: '이번 주 모음전', imgUrl: null, url: null, menu: null, orderSeq: 1 }],
  })
  expect((await page.findByRole('complementary', { name: '알림' })).textContent).toBe('이번 주 모음전')
})

test('an article is looked at in a sheet, and the mall opens at it by a fresh ticket [MEA-13]', async () => {
  const asked = await draw()
  await userEvent.click(await page.findByRole('button', { name: /순살 고등어 10팩/ }))
  expect(await page.findByText('가시를 발랐어요.')).toBeTruthy()
  expect(leave.openMall).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: '쇼핑몰에서 보기' }))
  await waitFor(() => expect(leave.openMall).toHaveBeenCalledWith('https://mall.example.com/enter?ticket=t1'))
  expect(asked.slice(-2)).toEqual(['setWelmallGoodNo?goodNo=100512', 'getWelmallUrl'])
})

test('an article tells its energy, but not to whoever keeps numbers out of sight', async () => {
  await draw()
  await userEvent.click(await page.findByRole('button', { name: /순살 고등어 10팩/ }))
  expect(await page.findByText('한 개에 240 kcal')).toBeTruthy()
  act(() => setNumbersOff(true))
  expect(page.getByText('가시를 발랐어요.')).toBeTruthy()
  expect(page.queryByText(/kcal/)).toBeNull()
})

test('without the agreement it is asked for, and the mall stays closed [MEA-13]', async () => {
  await draw({ agreeYn: 'N' })
  await userEvent.click(await page.findByRole('button', { name: /순살 고등어 10팩/ }))
  await userEvent.click(await page.findByRole('button', { name: '쇼핑몰에서 보기' }))
  expect((await page.findByRole('heading', { level: 1, name: '동의' })).textContent).toBe('동의')
  expect(leave.openMall).not.toHaveBeenCalled()
})
