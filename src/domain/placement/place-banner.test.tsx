// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { removeCookie } from '#src/shell/cookies.ts'
import { bannerOf } from './place-banner.ts'
import { PlaceBanner } from './place-banner.tsx'

const banner = (bannerSeq: number, more: { menu?: string | null; url?: string | null; orderSeq?: number } = {}) => ({
  bannerSeq,
  title: `${String(bannerSeq)}번 소식`,
  imgUrl: null,
  url: null,
  menu: null,
  orderSeq: 1,
  ...more,
})

let idle: (() => void)[]
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const seq of [1, 2]) removeCookie(`banner.${String(seq)}`)
})

async function open(banners: object[]) {
  const asked: string[] = []
  connectApi(
    fakePorts(async (request) => {
      asked.push(await request.clone().text())
      return answer(envelope(banners))
    }),
  )
  const of = (name: 'shopShop' | 'welfitWelfitList') =>
    screen({ entry: { name }, kind: 'list', title: { id: '상품', message: '상품' } })
  const Shop = () => (
    <>
      <h1>상품</h1>
      <PlaceBanner place="SHOP" />
    </>
  )
  await renderRouter(
    testRouter(
      [
        { path: '/shop/shop', data: of('shopShop'), component: Shop },
        { path: '/welfit/WelfitList', data: of('welfitWelfitList'), component: () => <h1>예약</h1> },
      ],
      { at: '/shop/shop' },
    ),
  )
  return asked
}

test('is asked for after the page, leads to its screen; one to the page itself is passed over [NTC-03]', async () => {
  const asked = await open([banner(1, { menu: 'shopShop' }), banner(2, { menu: 'welfitWelfitList', orderSeq: 2 })])
  expect(asked).toEqual([])
  act(() => idle.forEach((work) => work()))
  expect((await page.findByRole('complementary', { name: '알림' })).textContent).toBe('2번 소식')
  expect(asked).toEqual([JSON.stringify({ bannerLocCode: 'SHOP' })])
  await userEvent.click(page.getByRole('link', { name: '2번 소식' }))
  expect(await page.findByRole('heading', { name: '예약' })).toBeTruthy()
})

test('one that was closed gives way to the next, and stays away when the page is opened again [NTC-01]', async () => {
  const banners = [banner(1, { menu: 'welfitWelfitList' }), banner(2, { orderSeq: 2 })]
  await open(banners)
  act(() => idle.forEach((work) => work()))
  await page.findByText('1번 소식')
  await userEvent.click(page.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(page.queryByText('1번 소식')).toBeNull())
  expect(page.getByText('2번 소식').closest('a')).toBeNull()
  cleanup()
  await open(banners)
  act(() => idle.forEach((work) => work()))
  expect(await page.findByText('2번 소식')).toBeTruthy()
  expect(page.queryByText('1번 소식')).toBeNull()
})

test('one to a name that no screen has, or to a site without TLS, is not shown', () => {
  const around = {
    here: '/mypage/home',
    pathOf: (name: string) => (name === 'welfitWelfitList' ? '/welfit/WelfitList' : undefined),
    origin: 'https://hansang.example',
  }
  const found = (banners: ReturnType<typeof banner>[]) => bannerOf(banners, () => false, around)
  expect(found([banner(1, { menu: 'nowhere' }), banner(2, { url: 'http://news.example.com/' })])).toBeUndefined()
  expect(found([banner(1, { menu: 'nowhere' }), banner(2, { url: 'https://news.example.com/' })])?.to).toEqual({
    kind: 'site',
    url: 'https://news.example.com/',
  })
})
