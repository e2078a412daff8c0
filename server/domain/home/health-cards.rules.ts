/** What home tells of health: names of the cards, in the order in which they stand until a member arranges them. */
import type { Words } from '#server/domain/member/language.rules.ts'
import type { Showable } from './shown.rules.ts'

export const HEALTH_CARDS = [
  { code: 'STEP', shown: true, ko: '걸음 수', en: 'Steps' },
  { code: 'EAT', shown: true, ko: '먹은 열량', en: 'Energy eaten' },
  { code: 'BURN', shown: true, ko: '쓴 열량', en: 'Energy burned' },
  { code: 'WEIGHT', shown: true, ko: '체중', en: 'Weight' },
  { code: 'BP', shown: true, ko: '혈압', en: 'Blood pressure' },
  { code: 'SUGAR', shown: true, ko: '혈당', en: 'Blood sugar' },
  { code: 'SLEEP', shown: true, ko: '수면', en: 'Sleep' },
  { code: 'HEART', shown: true, ko: '심박수', en: 'Heart rate' },
  { code: 'MEDI', shown: true, ko: '먹는 약', en: 'Medicines' },
] as const satisfies readonly (Showable<string> & Words)[]

export type HealthCardCode = (typeof HEALTH_CARDS)[number]['code']

export const healthCardName = (code: HealthCardCode): Words => HEALTH_CARDS.find((card) => card.code === code) ?? HEALTH_CARDS[0]
