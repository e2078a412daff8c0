import { useLingui } from '@lingui/react/macro'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { type Beside, type Goal, saysYear, type Standing } from './goal-way.ts'

/** Kilograms without a needless ".0": 66 kg, 68.4 kg. */
export const shortKg = (kg: number): string => formatNumber(kg, { decimals: 1 })

export function useWayWords() {
  const { t, i18n } = useLingui()
  const dayOf = (day: Day) => formatDay(day, i18n.locale, 'short')
  const lead = (standing: Standing, { targetKg, currentKg, endDay }: Goal, today: Day): string => {
    const told = (day: Day) => (saysYear(day, today) ? formatDay(day, i18n.locale, 'dated') : dayOf(day))
    const target = shortKg(targetKg)
    const end = told(endDay)
    switch (standing.is) {
      case 'reached':
        return t`${target} kg에 닿았어요`
      case 'over': {
        const gone = shortKg(standing.gone)
        if (standing.gone === 0) return t`${end}이 지났어요.\n다시 정해 볼까요?`
        return t`${end}이 지났어요.\n${gone} kg 왔어요`
      }
      case 'weigh':
        return t`이번 주 몸무게만\n재면 돼요`
      case 'kept': {
        const { weeks } = standing
        return t`${weeks}주째\n${target} kg 언저리예요`
      }
      case 'left': {
        const now = shortKg(currentKg ?? targetKg)
        return t`지금은 ${now} kg이에요.\n${target} kg에서 조금 벗어났어요`
      }
      case 'few':
        return t`몇 번 더 재면\n언제 닿을지 알려 드려요`
      case 'still':
        return t`요즘은 제자리예요.\n속도를 다시 정해 볼까요?`
      case 'slow': {
        const rate = formatNumber(standing.rate, { decimals: 2 })
        return t`일주일에 ${rate} kg씩\n움직이고 있어요`
      }
      case 'plan':
        return t`계획대로\n${end}이에요`
      case 'date': {
        const day = told(standing.day)
        return t`이대로면 ${day}쯤\n${target} kg이에요`
      }
    }
  }
  const beside = (found: Beside): string => {
    if (found.is === 'even') {
      const { lateBy } = found
      return lateBy === null
        ? t`지금 몸무게가 계획과 같아요.`
        : t`지금 몸무게는 계획과 같고, 요즘 속도로는 ${lateBy}일 늦게 닿아요.`
    }
    const kg = shortKg(found.kg)
    if (found.is === 'ahead') return t`계획보다 ${kg} kg 앞서 있어요.`
    return found.faster
      ? t`계획보다 ${kg} kg 뒤에 있지만, 한 달 동안 계획보다 빨리 왔어요.`
      : t`계획보다 ${kg} kg 뒤에 있어요. 끝나는 날을 늦춰도 괜찮아요.`
  }
  /** "3일 중 2일", "3일 모두"; nothing before a day is over. */
  const kept = (done: number, of: number): string | null => {
    if (of === 0) return null
    return done === of ? t`${of}일 모두` : t`${of}일 중 ${done}일`
  }
  return { lead, beside, kept, dayOf }
}
