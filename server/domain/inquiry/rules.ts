/** What inquiries can be about, and what is said above their forms. */
import type { Language, Words } from '#server/domain/member/language.rules.ts'

export type InquiryType = 'voc' | 'appqna'

interface Topic {
  code: string
  name: Words
  /** A dish is named with it. */
  hasMenu: boolean
}

export const topics: Record<InquiryType, readonly Topic[]> = {
  voc: [
    { code: 'V01', name: { ko: '맛과 품질', en: 'Taste and quality' }, hasMenu: true },
    { code: 'V02', name: { ko: '위생', en: 'Hygiene' }, hasMenu: true },
    { code: 'V03', name: { ko: '시설과 응대', en: 'Place and service' }, hasMenu: false },
  ],
  appqna: [
    { code: 'A01', name: { ko: '이용 방법', en: 'How to use it' }, hasMenu: false },
    { code: 'A02', name: { ko: '건강 데이터 연동', en: 'Health data' }, hasMenu: false },
    { code: 'A03', name: { ko: '포인트와 쿠폰', en: 'Points and coupons' }, hasMenu: false },
    { code: 'A04', name: { ko: '다른 이야기', en: 'Something else' }, hasMenu: false },
  ],
}

export const guides: Record<InquiryType, Words> = {
  voc: {
    ko: '식당에서 겪은 일을 알려 주세요. 일하는 날 하루 안에 답해 드려요.',
    en: 'Tell us what happened. We answer within a working day.',
  },
  appqna: { ko: '앱을 쓰며 불편한 점을 알려 주세요.', en: 'Tell us what is inconvenient in the app.' },
}

/** Pictures of one inquiry. */
export const PICTURES = 3

export const isTopic = (type: InquiryType, code: string): boolean => topics[type].some((topic) => topic.code === code)

/** The name of a topic; the code of one that is no longer offered. */
export const topicName = (type: InquiryType, code: string, language: Language): string =>
  topics[type].find((topic) => topic.code === code)?.name[language] ?? code
