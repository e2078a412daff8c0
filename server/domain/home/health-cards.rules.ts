/**
 * What home tells of health: names of the cards, in the order in which they stand until a member arranges them
 * (docs/decisions/344).
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import type { Arranged } from './cards.rules.ts'
import { inOrder, type Showable } from './shown.rules.ts'

/** Those that home has a face for. Until a member has chosen, the three of the day are shown. */
export const HEALTH_CARDS = [
  { code: 'STEP', shown: true, ko: '걸음 수', en: 'Steps' },
  { code: 'EAT', shown: true, ko: '먹은 열량', en: 'Energy eaten' },
  { code: 'BURN', shown: true, ko: '쓴 열량', en: 'Energy burned' },
  { code: 'WEIGHT', shown: false, ko: '체중', en: 'Weight' },
  { code: 'BP', shown: false, ko: '혈압', en: 'Blood pressure' },
  { code: 'SUGAR', shown: false, ko: '혈당', en: 'Blood sugar' },
  { code: 'SLEEP', shown: false, ko: '수면', en: 'Sleep' },
] as const satisfies readonly (Showable<string> & Words)[]

export type HealthCardCode = (typeof HEALTH_CARDS)[number]['code']

export const healthCardName = (code: HealthCardCode): Words =>
  HEALTH_CARDS.find((card) => card.code === code) ?? HEALTH_CARDS[0]

/** HEART and MEDI were in the list once: an app or a choice that still names them is not refused for it. */
export const isHealthCard = (code: string): code is HealthCardCode => HEALTH_CARDS.some((card) => card.code === code)

/** What home is to show, in the member's order; null until they have chosen. */
export const shownHealthCards = (arranged: readonly Arranged[]): HealthCardCode[] | null =>
  arranged.length === 0
    ? null
    : inOrder(HEALTH_CARDS, arranged).flatMap(({ code, shwYn }) => (shwYn === 'Y' ? [code] : []))
