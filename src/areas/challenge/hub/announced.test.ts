import { expect, test } from 'vitest'
import { bannerOf, firstOpen } from './announced.ts'

const ORIGIN = 'https://hansang.example'
const popup = (chalnCode: string) => ({
  chalnCode,
  title: '겨울 걷기',
  titleEng: null,
  contents: '함께 걸어요',
  contentsEng: null,
  imgUrl: null,
  startDtm: '202611190000',
  endDtm: '202611302359',
  hideDays: 7,
})
const banner = (orderSeq: number, to: { chalnCode?: string; menu?: string; url?: string }) => ({
  bannerSeq: orderSeq,
  title: `${orderSeq}`,
  titleEng: null,
  imgUrl: '',
  chalnCode: null,
  menu: null,
  url: null,
  orderSeq,
  ...to,
})
const pathOf = (name: string) => ({ menuTodayMenu: '/menu/todayMenu' })[name]
const shown = (offered: string | undefined, ...banners: ReturnType<typeof banner>[]) =>
  bannerOf(banners, offered, pathOf, ORIGIN)

test('the first challenge that was not closed is announced [NTC-01]', () => {
  const all = [popup('CH1'), popup('CH2')]
  expect(firstOpen(all, () => false)?.chalnCode).toBe('CH1')
  expect(firstOpen(all, (name) => name === 'popup.CH1')?.chalnCode).toBe('CH2')
  expect(firstOpen(all, () => true)).toBeUndefined()
})

test('one banner in the operator’s order, and not what is offered above', () => {
  expect(shown(undefined, banner(2, { chalnCode: 'CH2' }), banner(1, { chalnCode: 'CH1' }))).toEqual({
    title: '1',
    titleEng: null,
    to: { kind: 'challenge', code: 'CH1' },
  })
  expect(shown('CH1', banner(1, { chalnCode: 'CH1' }), banner(2, { chalnCode: 'CH2' }))?.to).toEqual({
    kind: 'challenge',
    code: 'CH2',
  })
  expect(shown('CH1', banner(1, { chalnCode: 'CH1' }))).toBeUndefined()
})

test('a banner leads to a screen that stands or to a site over TLS, else it is not shown', () => {
  expect(shown(undefined, banner(1, { menu: 'notBuilt' }), banner(2, { menu: 'menuTodayMenu' }))?.to).toEqual({
    kind: 'screen',
    path: '/menu/todayMenu',
  })
  expect(
    shown(
      undefined,
      banner(1, { url: 'http://other.example' }),
      banner(2, {}),
      banner(3, { url: 'https://other.example/a' }),
    )?.to,
  ).toEqual({ kind: 'site', url: 'https://other.example/a' })
  expect(shown(undefined, banner(1, { url: 'javascript:alert(1)' }))).toBeUndefined()
})
