/**
 * The first line of the record hub: what cannot wait, else what is left to measure, else what has become better, else
 * what is left to eat.
 */
import { rounded } from '#server/domain/index-record/rules.ts'
import { usual } from '#server/domain/usual/borders.rules.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import type { Due, Habit, Slot } from './habit.rules.ts'
import { type IndicatorCode, nameOf, pageOf } from './rules.ts'
import type { WeekIndex } from './week.rules.ts'

export type LeadFacts = {
  nickName: string
  /** The indicator of a reading that asks for something at once. */
  urgent: IndicatorCode | undefined
  due: Due | undefined
  /** What is usually measured later on the day, and is not yet. */
  later: Habit | undefined
  week: readonly WeekIndex[]
  targetKg: number | null
  /** Days since anything was recorded or counted; null when nothing ever was. */
  quietDays: number | null
  /** Something was measured today; steps and sleep come by themselves. */
  measuredToday: boolean
  /** Null without a goal, and on a day of which no meal is written down. */
  remainKcal: number | null
}

export type Lead = { cstmMsg: string; subMsg: string | null; routeNm: string | null }

const PARTS: Readonly<Record<Slot, Words>> = {
  morning: { ko: '아침', en: 'in the morning' },
  noon: { ko: '낮', en: 'in the afternoon' },
  evening: { ko: '저녁', en: 'in the evening' },
}

/** Longer than a holiday. */
const QUIET_DAYS = 30

export function leadOf(facts: LeadFacts, language: Language): Lead {
  const { urgent, due, later, quietDays, nickName, measuredToday, remainKcal } = facts
  const ko = language === 'ko'
  const say = (korean: string, english: string, routeNm: string | null, sub: string | null = null): Lead => ({
    cstmMsg: ko ? korean : english,
    subMsg: sub,
    routeNm,
  })

  if (urgent !== undefined) {
    const name = nameOf(urgent, language)
    return say(`${name}부터 살펴봐 주세요`, `Please look at your ${name.toLowerCase()} first`, pageOf[urgent])
  }
  if (quietDays === null)
    return say(
      `${nickName}님, 오늘은 한 가지만 재 볼까요?`,
      `${nickName}, shall we measure one thing today?`,
      pageOf.BW,
      ko ? '기록은 나만 봐요. 언제든 지울 수 있어요.' : 'Only you see your records. You can delete them any time.',
    )
  if (quietDays > QUIET_DAYS)
    return say(
      `마지막 기록이 ${agoText(quietDays, 'ko')} 전이에요`,
      `Your last record was ${agoText(quietDays, 'en')} ago`,
      pageOf.BW,
      ko ? '오늘 하나만 재 볼까요?' : 'Shall we measure one thing today?',
    )
  if (due !== undefined) {
    const name = nameOf(due.code, language)
    return due.last
      ? say(`오늘은 ${name} 하나만 더 재면 돼요`, `One reading to go: ${name.toLowerCase()}`, pageOf[due.code])
      : say(`${name}부터 재 볼까요?`, `Start with your ${name.toLowerCase()}`, pageOf[due.code])
  }
  const better = bestOf(facts)
  if (better !== undefined) return say(better.ko, better.en, better.routeNm)
  if (remainKcal !== null && remainKcal > 0) {
    const kcal = remainKcal.toLocaleString('en')
    return say(`${kcal} kcal 남았어요`, `${kcal} kcal left today`, 'menuTodayMenu')
  }
  if (!measuredToday) return say('오늘은 한 가지만 재 볼까요?', 'Shall we measure one thing today?', pageOf.BW)
  if (later === undefined) return say('오늘 잴 것은 다 쟀어요', "You're done measuring for today", null)
  const name = nameOf(later.code, language)
  return say(
    '지금은 잴 것이 없어요',
    'Nothing to measure right now',
    null,
    ko ? `다음은 ${PARTS[later.slot].ko} ${name}이에요` : `Next: ${name.toLowerCase()} ${PARTS[later.slot].en}`,
  )
}

/** In years and months from a year on, else in months; English in the plural where it is one. */
function agoText(days: number, language: Language): string {
  const months = Math.floor(days / 30.44)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const part = (count: number, ko: string, en: string): string[] => {
    if (count === 0) return []
    if (language === 'ko') return [`${count}${ko}`]
    return [`${count} ${en}${count === 1 ? '' : 's'}`]
  }
  const text = [...part(years, '년', 'year'), ...part(rest, '개월', 'month')].join(' ')
  return text || (language === 'ko' ? '한 달' : 'a month')
}

type Better = { ko: string; en: string; routeNm: string; weight: number }

/** How much of a change is worth a line: less is a matter of the day. */
const WORTH = { kg: 0.3, mmHg: 2, minutes: 10 } as const
/**
 * The change since last week that went furthest towards the better. Lower is better only for a weight above its goal
 * and a pressure above the usual.
 */
function bestOf({ week, targetKg }: LeadFacts): Better | undefined {
  const found = (code: WeekIndex['code']) => week.find((index) => index.code === code)
  const candidates: Better[] = []
  const [weight, systolic, sleep] = [found('BW'), found('SBP'), found('SLP')]
  if (
    weight?.difference != null &&
    weight.before !== null &&
    targetKg !== null &&
    weight.before > targetKg &&
    -weight.difference >= WORTH.kg
  ) {
    const kg = (-weight.difference).toFixed(1)
    candidates.push({
      ko: `체중이 지난주보다 ${kg} kg 줄었어요`,
      en: `${kg} kg less than last week`,
      routeNm: pageOf.BW,
      weight: -weight.difference / WORTH.kg,
    })
  }
  // As both stand on the page: whoever reads 120 there is not below it. To fall below the usual is nothing to be glad of.
  const shownMean = (code: 'SBP' | 'DBP'): number => rounded(code, found(code)?.mean ?? usual[code].from)
  const isTooLow = shownMean('SBP') < usual.SBP.from || shownMean('DBP') < usual.DBP.from
  if (
    systolic?.difference != null &&
    systolic.before !== null &&
    rounded('SBP', systolic.before) >= usual.SBP.to &&
    -systolic.difference >= WORTH.mmHg &&
    !isTooLow
  ) {
    const by = -systolic.difference
    candidates.push({
      ko: `혈압이 지난주보다 ${by} 낮아졌어요`,
      en: `Blood pressure is ${by} lower than last week`,
      routeNm: pageOf.BP,
      weight: -systolic.difference / WORTH.mmHg,
    })
  }
  if (
    sleep?.difference != null &&
    sleep.before !== null &&
    rounded('SLP', sleep.before) < usual.SLP.from &&
    sleep.difference >= WORTH.minutes
  ) {
    const by = sleep.difference
    candidates.push({
      ko: `지난주보다 ${by}분 더 주무셨어요`,
      en: `${by} min more sleep than last week`,
      routeNm: pageOf.SLP,
      weight: sleep.difference / WORTH.minutes,
    })
  }
  return candidates.toSorted((a, b) => b.weight - a.weight)[0]
}
