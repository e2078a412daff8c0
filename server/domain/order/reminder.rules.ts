/** In which words a member is told that an order can be picked up. */
import type { Words } from '#server/domain/member/language.rules.ts'

export function readyWords({
  pickupNo,
  pickupPlace,
  pickupPlaceEng,
  pickupEndTm,
}: Record<'pickupNo' | 'pickupPlace' | 'pickupPlaceEng' | 'pickupEndTm', string>): { title: Words; body: Words } {
  const end = `${pickupEndTm.slice(0, 2)}:${pickupEndTm.slice(2)}`
  return {
    title: { ko: '지금 받을 수 있어요', en: 'Ready to pick up' },
    body: {
      ko: `받는 번호 ${pickupNo} · ${pickupPlace} · ${end}까지 드려요.`,
      en: `Number ${pickupNo} · ${pickupPlaceEng} · until ${end}`,
    },
  }
}
