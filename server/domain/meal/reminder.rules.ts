/** In which words a member is told of today's lunch. */
import type { Words } from '#server/domain/member/language.rules.ts'

/** What a restaurant serves, in the order of its counters. */
export type Lunch = { place: Words; courses: readonly Words[] }

/** As many as a phone shows before it is unlocked. */
const NAMED = 3

/** One a day: who changes the main restaurant is not told twice. */
export const keyOfLunch = (day: string): string => `menu:${day}`

export function lunchWords({ place, courses }: Lunch): { title: Words; body: Words } {
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
