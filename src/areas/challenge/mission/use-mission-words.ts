import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import type { Mission, MissionReason } from './mission.ts'

/** What a mission and a day of them are told by. */
export function useMissionWords() {
  const { t } = useLingui()
  return {
    state: (isDone: boolean) => (isDone ? t`완료` : t`하는 중`),
    /** "1,820 / 3,000보" */
    count: ({ now, goal, unit }: NonNullable<Mission['count'] | MissionReason['count']>) => {
      const [done, all] = [formatNumber(now), formatNumber(goal)]
      return t`${done} / ${all}${unit}`
    },
    lead: (missions: readonly Mission[], isToday: boolean): string => {
      const left = missions.filter(({ isDone }) => !isDone).length
      const done = missions.length - left
      if (missions.length === 0) return isToday ? t`오늘은\n쉬는 날이에요` : t`이날은 미션이\n없었어요`
      if (!isToday)
        return left === 0 ? t`이날 미션을\n다 했어요` : t`이날 ${missions.length}개 가운데\n${done}개 했어요`
      if (left === 0) return t`오늘 미션을\n다 했어요`
      return left === 1 ? t`하나만 더 하면\n오늘도 완성이에요` : t`오늘 ${left}개\n남았어요`
    },
  }
}
