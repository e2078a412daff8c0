import { useLingui } from '@lingui/react/macro'
import { formatClock } from '#src/lib/clock-words.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { hoursAndMinutes } from '#src/lib/units.ts'
import { bedDayOf, type SleepDraft, type Stage } from './sleep.ts'

/** Lengths and stages in words. */
export function useSleepWords() {
  const { t, i18n } = useLingui()
  const length = (total: number) => {
    const { hours, minutes } = hoursAndMinutes(total)
    if (hours === 0) return t`${minutes}분`
    return minutes === 0 ? t`${hours}시간` : t`${hours}시간 ${minutes}분`
  }
  const moment = (day: Day, clock: string) =>
    `${formatDay(day, i18n.locale, 'short')} ${formatClock(clock, i18n.locale)}`
  /** 11월 28일 오후 11:30부터 11월 29일 오전 7:10까지 */
  const span = (draft: SleepDraft) => {
    const [from, to] = [moment(bedDayOf(draft), draft.bedClock), moment(draft.day, draft.clock)]
    return t`${from}부터 ${to}까지`
  }
  const stages: Record<Stage, string> = { A: t`깬 시간`, R: t`렘수면`, L: t`얕은 잠`, D: t`깊은 잠` }
  return { length, span, stages }
}
