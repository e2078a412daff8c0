import { useLingui } from '@lingui/react/macro'
import { useNow } from '#src/app/use-now.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'

/** What `getTimezoneOffset` says of a phone that shows Korea's time. */
const KOREA = -540

/**
 * Times and reminders keep to Korea's clock (docs/decisions/342): a phone that shows another time is told so. Undefined
 * at home.
 */
export function useZoneNote(): string | undefined {
  const { t } = useLingui()
  const now = useNow()
  const clock = clockOf(toWireTime(now))
  return now.getTimezoneOffset() === KOREA
    ? undefined
    : t`약 시간과 알림은 한국 시각을 따라요. 한국은 지금 ${clock}이에요.`
}
