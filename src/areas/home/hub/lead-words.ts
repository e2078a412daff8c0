import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { isHidden } from './health-cards.ts'
import type { Home } from './home.ts'
import type { Lead } from './lead.ts'
import { particleIn } from './particle.ts'

/** The first line in words, in two parts as the board sets it. */
export function useLeadWords(
  { name, healthCards }: Pick<Home, 'name' | 'healthCards'>,
  today: Day,
): (lead: Lead) => string {
  const { t, i18n } = useLingui()
  const isEatenHidden = useNumbersOff() || isHidden(healthCards, 'EAT')

  const away = (years: number, months: number) => {
    if (years === 0) return t`${name}님,\n${months}개월 만이에요`
    return months === 0 ? t`${name}님,\n${years}년 만이에요` : t`${name}님,\n${years}년 ${months}개월 만이에요`
  }
  const rest = (next: Extract<Lead, { kind: 'rest' }>['next']) => {
    if (!next) return t`오늘은\n식당이 쉬어요`
    const { meal, days } = next
    const day = formatDay(next.day, i18n.locale, 'short')
    return days === 1 ? t`오늘은 식당이 쉬어요,\n내일 ${meal}에 만나요` : t`오늘은 식당이 쉬어요,\n${day}에 만나요`
  }
  /** For who has put what was eaten out of sight. */
  const written = () => t`${name}님, 오늘 드신 것을\n적어 두셨어요`
  const evening = (left: Extract<Lead, { kind: 'evening' }>['left']) => {
    if (!left) return t`${name}님, 오늘 드신 것을\n적어 볼까요?`
    if (isEatenHidden) return written()
    const kcal = formatNumber(left.kcal)
    if (left.kind === 'eaten') return t`${name}님, 오늘\n${kcal} kcal 드셨어요`
    return left.kind === 'left'
      ? t`${name}님, 오늘은\n${kcal} kcal 남았어요`
      : t`${name}님, 오늘은\n${kcal} kcal 더 드셨어요`
  }
  const dish = ({ meal, dish: main, day }: Extract<Lead, { kind: 'dish' }>) => {
    const ending = particleIn(i18n.locale, main, '이에요/예요')
    if (day === today) return t`오늘 ${meal}은\n${main}${ending}`
    const on = formatDay(day, i18n.locale, 'short')
    return t`${on} ${meal}은\n${main}${ending}`
  }

  return (lead) => {
    switch (lead.kind) {
      case 'choose':
        return t`${name}님, 점심은\n어디서 드세요?`
      case 'away':
        return away(lead.years, lead.months)
      case 'pickup':
        if (lead.stage === 'ready') return t`주문한 ${lead.meal},\n지금 받을 수 있어요`
        return lead.stage === 'kept'
          ? t`주문한 ${lead.meal},\n${colon(lead.until)}까지 기다려요`
          : t`${colon(lead.at)}에 받을\n${lead.meal}${particleIn(i18n.locale, lead.meal, '이/가')} 있어요`
      case 'appointment':
        return lead.minutes === 0
          ? t`지금 ${lead.place}에서\n핏톡이에요`
          : t`${lead.minutes}분 뒤, ${lead.place}에서\n핏톡이에요`
      case 'dish':
        return dish(lead)
      case 'opens':
        return t`${name}님, ${lead.meal}까지\n${lead.minutes}분 남았어요`
      case 'log':
        return t`${name}님, ${lead.meal} 드셨으면\n한 번만 눌러 주세요`
      case 'firstDone':
        return t`${name}님,\n첫 한 상을 차렸어요`
      case 'open':
        return t`${name}님, ${lead.meal}은\n${colon(lead.closesAt)}까지 드실 수 있어요`
      case 'walk':
        return t`${formatNumber(lead.steps)}보 더 걸으면\n오늘도 성공이에요`
      case 'rest':
        return rest(lead.next)
      case 'evening':
        return evening(lead.left)
      case 'left':
        return isEatenHidden ? written() : t`${name}님, 오늘은\n${formatNumber(lead.kcal)} kcal 남았어요`
      case 'tomorrow':
        return t`${name}님, 내일 ${lead.meal}은\n${colon(lead.opensAt)}에 시작해요`
      case 'later':
        return t`${name}님, ${lead.meal}은\n${colon(lead.opensAt)}에 시작해요`
      case 'none':
        return t`${name}님,\n오늘은 어떠세요?`
    }
  }
}

/** `1130` as it is read: `11:30`. */
export const colon = (hhmm: string): string => `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`
