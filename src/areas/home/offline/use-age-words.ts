import { useLingui } from '@lingui/react/macro'
import { daysBetween, formatDay, type Day } from '#src/lib/days.ts'
import { clockOf, dayOf, toWireTime } from '#src/lib/wire-time.ts'

/** When something was received, as one says it today: 08:10, then 화요일, then 11월 3일. */
export interface Age {
  /** To the minute where that still tells something: 오늘 08:10, 화요일 18:40, 11월 3일. */
  exact: string
  /** In one word: 08:10, 화요일, 11월 3일. */
  short: string
}

/** From then on the same day of the week has come again. */
const WEEK = 7

export function useAgeWords(today: Day): (receivedMs: number) => Age {
  const { t, i18n } = useLingui()
  return (receivedMs) => {
    const at = toWireTime(new Date(receivedMs))
    const [day, clock] = [dayOf(at), clockOf(at)]
    const ago = daysBetween(day, today)
    if (ago <= 0) return { exact: t`오늘 ${clock}`, short: clock }
    const short = formatDay(day, i18n.locale, ago < WEEK ? 'dayName' : 'short')
    return { exact: ago < WEEK ? `${short} ${clock}` : short, short }
  }
}
