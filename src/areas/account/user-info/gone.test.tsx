// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Gone } from './gone.tsx'
import type { Losses } from './losses.ts'

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-19T02:30:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const LOSSES: Losses = {
  points: 2350,
  spent: 300,
  coupons: 3,
  orders: [
    { key: '7', day: '20261119', time: '11:50', until: '202611191130', due: 2000 },
    { key: '8', day: '20261119', time: '12:00', until: '202611191131', due: 7000 },
    { key: '9', day: '20261119', time: '12:10', until: '202611191130', due: 0 },
  ],
  subscriptions: [{ key: '1', name: '12월 샐러드 구독', days: 8 }],
  appointments: 2,
  challenges: ['11월 걷기 챌린지'],
  inquiries: 1,
  liked: 4,
}

function draw(losses: Losses): (string | null | undefined)[][] {
  i18n.load('ko', {})
  i18n.activate('ko')
  render(
    <I18nProvider i18n={i18n}>
      <Gone losses={losses} />
    </I18nProvider>,
  )
  return [...document.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])
}

test('all that goes with an account is named on one page, and what stays [MBR-06]', () => {
  expect(draw(LOSSES)).toEqual([
    ['건강과 식사 기록', '모두'],
    ['포인트', '2,350P'],
    ['이달에 쓴 300P', '결제를 취소해도 돌아오지 않아요'],
    ['쿠폰', '3장'],
    [expect.stringMatching(/11월 19일 11:50 예약$/), '못 받고, 2,000원은 치러요'],
    [expect.stringMatching(/11월 19일 12:00 예약$/), '취소돼요'],
    [expect.stringMatching(/11월 19일 12:10 예약$/), '못 받아요'],
    ['12월 샐러드 구독', '8일 취소돼요'],
    ['상담과 측정 예약', '2건 취소돼요'],
    ['11월 걷기 챌린지', '빠져요'],
    ['팀과 배틀', '빠져요. 내가 건 배틀은 시작 전이면 취소돼요'],
    ['그린 스탬프와 이벤트 참여', '모두'],
    ['남긴 글과 댓글, 사진, 동료에게 보낸 말', '모두'],
    ['문의와 답변', '1건'],
    ['내가 좋아하는 메뉴', '4가지'],
    ['상품 주문 기록', '모두'],
    ['알림과 설정, 연결한 기기', '모두'],
    ['결제 내역', '법에 따라 5년 보관'],
    ['끝난 날의 배틀 걸음', '이름 없이 남아요'],
    ['다시 가입', expect.stringMatching(/부터$/)],
  ])
})

test('an order whose last moment passes while the page is open says what is so then [MBR-06]', () => {
  draw(LOSSES)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(document.body.textContent).toContain('못 받고, 7,000원은 치러요')
})

test('of what there is none no row speaks', () => {
  const names = draw({
    ...LOSSES,
    spent: 0,
    orders: [],
    subscriptions: [],
    appointments: 0,
    challenges: [],
    inquiries: 0,
    liked: 0,
  }).map(([name]) => name)
  for (const none of [
    '이달에 쓴 0P',
    '12월 샐러드 구독',
    '상담과 측정 예약',
    '11월 걷기 챌린지',
    '문의와 답변',
    '내가 좋아하는 메뉴',
  ])
    expect(names).not.toContain(none)
})
