import { isDay, type Day } from '#src/lib/days.ts'
import type { Info } from './user-info.queries.ts'

type Birth = Pick<Info, 'birthdayYear' | 'birthdayMonth' | 'birthdayDay'>

/** The day of birth; null where it was not told. */
export function birthdayOf({ birthdayYear, birthdayMonth, birthdayDay }: Birth): Day | null {
  const day = `${birthdayYear ?? ''}${birthdayMonth ?? ''}${birthdayDay ?? ''}`
  return isDay(day) ? day : null
}

/** What was typed as a day of birth, `19960417`, in its three parts; nothing typed takes it back. */
export function birthParts(typed: string): {
  birthdayYear: string | null
  birthdayMonth: string | null
  birthdayDay: string | null
} {
  if (typed === '') return { birthdayYear: null, birthdayMonth: null, birthdayDay: null }
  return { birthdayYear: typed.slice(0, 4), birthdayMonth: typed.slice(4, 6), birthdayDay: typed.slice(6, 8) }
}

/** A day of the calendar that has been, and on which somebody who is alive may have been born. */
export const mayBeBorn = (day: string, today: Day): boolean => isDay(day) && day >= '19000101' && day <= today
