/** How a member's subscription stands, by the clock and its own rows, and what is said when something is refused. */
import type { Words } from '#server/domain/member/language.rules.ts'
import { type SeoulNow, seoulStamp } from '#server/seoul.ts'

export type SubscribedStatus = 'REGI' | 'CONFIRM' | 'CANCEL' | 'DONE'

type Standing = {
  cancelledAt: Date | null
  confirmedAt: Date | null
  applyEndDtm: string
  /** When the counter of its last day closes, `YYYYMMDDHHmm`; null when every day is cancelled. */
  lastEndDtm: string | null
}

const minuteOf = ({ day, time }: SeoulNow): string => `${day}${time}`

/** Whoever has not confirmed by the end of applying is taken to have: both are said beforehand. */
export function confirmDtm(
  { confirmedAt, applyEndDtm }: Pick<Standing, 'confirmedAt' | 'applyEndDtm'>,
  now: SeoulNow,
): string | null {
  if (confirmedAt !== null) return seoulStamp(confirmedAt).slice(0, 12)
  return minuteOf(now) >= applyEndDtm ? applyEndDtm : null
}

export function subscribedStatus(order: Standing, now: SeoulNow): SubscribedStatus {
  if (order.cancelledAt !== null || order.lastEndDtm === null) return 'CANCEL'
  if (minuteOf(now) >= order.lastEndDtm) return 'DONE'
  return confirmDtm(order, now) === null ? 'REGI' : 'CONFIRM'
}

export type SubscribeRefusal = 'notYet' | 'closed' | 'full' | 'already' | 'late' | 'cancelled' | 'nothingAhead'

export const subscribeRefusals: Record<SubscribeRefusal, Words> = {
  notYet: { ko: '아직 신청을 받지 않아요.', en: 'Applications have not opened yet.' },
  closed: { ko: '신청이 끝났어요.', en: 'Applications have closed.' },
  full: { ko: '방금 자리가 다 찼어요.', en: 'The last place has just gone.' },
  already: {
    ko: '이미 신청한 구독이에요. 내 구독에서 바꿀 수 있어요.',
    en: 'You have applied for this already. You can change it in your subscriptions.',
  },
  late: {
    ko: '바꿀 수 있는 시간이 지난 날이 있어요. 전날 15:00까지 바꿀 수 있어요.',
    en: 'It is too late for one of these days. A day can be changed until 15:00 on the day before.',
  },
  cancelled: { ko: '취소한 구독이에요.', en: 'This subscription was cancelled.' },
  nothingAhead: { ko: '취소할 수 있는 날이 없어요.', en: 'No day is left that can be cancelled.' },
}

/** Names the day that fails, so that the member knows where to choose again. */
export const soldOutOn = ({
  menuDt,
  menuName,
  menuNameEng,
}: {
  menuDt: string
  menuName: string
  menuNameEng: string
}): Words => {
  const [month, day] = [String(Number(menuDt.slice(4, 6))), String(Number(menuDt.slice(6)))]
  return {
    ko: `방금 다 나갔어요: ${month}월 ${day}일 ${menuName}. 다른 것을 골라 주세요.`,
    en: `Just sold out: ${menuNameEng} on ${month}/${day}. Please choose another.`,
  }
}
