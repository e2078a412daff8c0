/**
 * What the start, a shake of the phone and its widget can open; the first of each is the default. Only these: whatever
 * a client sends is opened later, unasked.
 */
import { homeChoices } from './first-screen.rules.ts'

export type UrlType = 'HOME' | 'SHAKE' | 'WIDGET'

export interface UrlChoice {
  url: string
  urlNm: string
  urlNmEng: string
}

const [home, menu, records, challenges] = homeChoices.map(({ homeUrl, homeUrlNm, homeUrlNmEng }): UrlChoice => ({
  url: homeUrl,
  urlNm: homeUrlNm,
  urlNmEng: homeUrlNmEng,
}))

const among = (...choices: (UrlChoice | undefined)[]): readonly UrlChoice[] =>
  choices.filter((choice) => choice !== undefined)

const opened: Record<UrlType, readonly UrlChoice[]> = {
  HOME: among(home, menu, records, challenges),
  SHAKE: among(
    { url: '/main?show=qr', urlNm: '내 QR', urlNmEng: 'My QR code' },
    { url: '/mypage/coupon-list', urlNm: '쿠폰', urlNmEng: 'Coupons' },
    menu,
  ),
  WIDGET: among(
    home,
    menu,
    records,
    { url: '/healthlog/WeightRecord', urlNm: '체중 기록', urlNmEng: 'Weight' },
    { url: '/healthlog/BloodpressureRecord', urlNm: '혈압 기록', urlNmEng: 'Blood pressure' },
    { url: '/healthlog/mealRecord', urlNm: '식사 기록', urlNmEng: 'Meals' },
    challenges,
  ),
}

export const urlChoices = (type: UrlType): UrlChoice[] => opened[type].map((choice) => ({ ...choice }))

export const isUrlChoice = (type: UrlType, url: string): boolean => opened[type].some((choice) => choice.url === url)

/** A stored screen that can no longer be chosen counts as the default. */
export const openedUrl = (type: UrlType, stored: string | null | undefined): string =>
  stored != null && isUrlChoice(type, stored) ? stored : (opened[type][0]?.url ?? '/main')
