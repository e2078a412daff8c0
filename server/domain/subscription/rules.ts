/** When a subscription can be applied for, and until when a day of it can be changed. */
import type { Language } from '#server/domain/member/language.rules.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'
import type { Choice, Subscription } from './queries.ts'

export type Phase = 'READY' | 'OPEN' | 'CLOSE'

const minute = ({ day, time }: SeoulNow): string => `${day}${time}`

/** In its last minute it is closed. */
export function phaseAt(
  { applyStartDtm, applyEndDtm }: { applyStartDtm: string; applyEndDtm: string },
  now: SeoulNow,
): Phase {
  if (minute(now) < applyStartDtm) return 'READY'
  return minute(now) < applyEndDtm ? 'OPEN' : 'CLOSE'
}

/** The kitchen buys in the afternoon before: a day is chosen, changed and cancelled until then. */
export const lastMomentOf = (menuDt: string): string => `${addDays(menuDt, -1)}1500`

export const isAhead = (menuDt: string, now: SeoulNow): boolean => minute(now) < lastMomentOf(menuDt)

/** The choice as orders know it; the number of a choice names one thing in all subscriptions. */
export const choiceItemId = (choiceSeq: number): string => `S${String(choiceSeq)}`

/** Undefined for what is no choice of a subscription. */
export const choiceOfItem = (itemId: string): number | undefined =>
  itemId.startsWith('S') ? Number(itemId.slice(1)) : undefined

/** Eight digits: the subscription and the choice's place in it. */
export const choiceSeqOf = (subscribedSeq: number, place: number): number => subscribedSeq * 1_000_000 + place

export const subscriptionOfChoice = (choiceSeq: number): number => Math.floor(choiceSeq / 1_000_000)

export const subscriptionName = (
  { subscribedNm, subscribedNmEng }: Pick<Subscription, 'subscribedNm' | 'subscribedNmEng'>,
  language: Language,
) => (language === 'en' ? subscribedNmEng : subscribedNm)

const dishesOf = ({ main, sides }: Choice) => [main, ...sides]
export const sumOf = (choice: Choice, of: (dish: Choice['main']) => number): number =>
  dishesOf(choice).reduce((sum, dish) => sum + of(dish), 0)

export const choiceKcal = (choice: Choice): number => sumOf(choice, ({ kcal }) => kcal)

/** What the kitchen declares of a choice: known only when it is of each of its dishes. */
export const declaredOfChoice = (choice: Choice) => ({
  allergensKnown: dishesOf(choice).every(({ allergensKnown }) => allergensKnown),
  allergenCodes: dishesOf(choice).flatMap(({ allergenCodes }) => allergenCodes),
})
