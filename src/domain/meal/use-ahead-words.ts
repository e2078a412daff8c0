import { useLingui } from '@lingui/react/macro'
import { formatClock } from '#src/lib/clock-words.ts'
import { formatDay, type Day } from '#src/lib/days.ts'

/**
 * What is said of a meal's `HH:mm` that has not come. The day is named: after midnight a clock of the evening is meant
 * as yesterday's, and the meal is then one of yesterday (docs/decisions/385).
 */
export function useAheadWords(): (day: Day, clock: string) => string {
  const { t, i18n } = useLingui()
  return (day, clock) => {
    const [date, time] = [formatDay(day, i18n.locale, 'short'), formatClock(clock, i18n.locale)]
    return t`아직 오지 않은 시각이에요: ${date} ${time}. 전날 드셨다면 전날 식사에 적어 주세요.`
  }
}
