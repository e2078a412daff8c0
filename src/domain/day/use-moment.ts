import { useLingui } from '@lingui/react/macro'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { addDays, formatDay, today as dayIn } from '#src/lib/days.ts'
import { clockOf, dayOf, type WireTime } from '#src/lib/wire-time.ts'

/**
 * A moment as it is read: a clock alone is today's, and nothing else is. `15:00`, `내일 15:00`, `12월 2일 15:00`
 * (docs/decisions/393).
 */
export function useMoment(): (at: WireTime) => string {
  const { t, i18n } = useLingui()
  const today = dayIn(useLatestServerNow())
  return (at) => {
    const [day, clock] = [dayOf(at), clockOf(at)]
    if (day === today) return clock
    if (day === addDays(today, 1)) return t({ message: `내일 ${clock}`, context: 'moment' })
    const isThisYear = day.slice(0, 4) === today.slice(0, 4)
    return `${formatDay(day, i18n.locale, isThisYear ? 'short' : 'dated')} ${clock}`
  }
}
