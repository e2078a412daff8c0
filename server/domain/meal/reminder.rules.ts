/** In which words a member is told of today's lunch. */
import type { Words } from '#server/domain/member/language.rules.ts'

/** What a restaurant serves, in the order of its counters; its dishes by their recipe. */
export type Lunch = { place: Words; courses: readonly Words[]; dishes: ReadonlyMap<string, Words> }

/** As many as a phone shows before it is unlocked. */
const NAMED = 3

/** One a day: who changes the main restaurant is not told twice. */
export const keyOfLunch = (day: string): string => `menu:${day}`

/** @param liked a dish of it that the member likes: that it comes is what they were promised to be told */
export function lunchWords({ place, courses }: Lunch, liked?: Words): { title: Words; body: Words } {
  if (liked !== undefined)
    return {
      title: { ko: '오늘 점심에 좋아하는 메뉴가 나와요', en: 'A dish you like is on for lunch' },
      body: { ko: `${place.ko}: ${liked.ko}`, en: `${place.en}: ${liked.en}` },
    }
  const named = courses.slice(0, NAMED)
  const more = courses.length - named.length
  return {
    title: { ko: '오늘 점심이에요', en: 'Today’s lunch' },
    body: {
      ko: `${place.ko}: ${named.map(({ ko }) => ko).join(', ')}${more > 0 ? ` 외 ${String(more)}가지` : ''}`,
      en: `${place.en}: ${named.map(({ en }) => en).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`,
    },
  }
}
