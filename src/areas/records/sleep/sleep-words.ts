import { useLingui } from '@lingui/react/macro'
import { hoursAndMinutes } from '#src/lib/units.ts'
import type { Stage } from './sleep.ts'

/** Lengths and stages in words. */
export function useSleepWords() {
  const { t } = useLingui()
  const length = (total: number) => {
    const { hours, minutes } = hoursAndMinutes(total)
    if (hours === 0) return t`${minutes}분`
    return minutes === 0 ? t`${hours}시간` : t`${hours}시간 ${minutes}분`
  }
  const stages: Record<Stage, string> = { A: t`깬 시간`, R: t`렘수면`, L: t`얕은 잠`, D: t`깊은 잠` }
  return { length, stages }
}
