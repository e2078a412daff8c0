import type { Words } from '#server/domain/member/language.rules.ts'

/** How long the lunch is good that a new member is invited to, today among the days. */
export const WELCOME_DAYS = 30

export const WELCOME: { title: Words; body: Words } = {
  title: { ko: '한 상 다 차렸어요', en: 'Your table is set' },
  body: {
    ko: '점심 한 끼 쿠폰을 드렸어요. 쿠폰함에서 볼 수 있어요.',
    en: 'Lunch is on us: you will find the coupon in your wallet.',
  },
}
