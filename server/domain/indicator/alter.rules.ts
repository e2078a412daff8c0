/**
 * What the record hub draws attention to: calm lines, the most urgent first, one next step each. No line names an
 * illness.
 */
import { type CareCode, careCodes, FRESH_MIN, gradeOf } from '#server/domain/index-record/extremes.rules.ts'
import { SHORTEST_NIGHT } from '#server/domain/index-record/night.rules.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { addDays, daysBetween, secondsBetween, type SeoulNow } from '#server/seoul.ts'
import { careLine } from './care-words.rules.ts'
import type { Card } from './cards.rules.ts'
import { type Due, usualTime } from './habit.rules.ts'
import { nameOf, pageOf } from './rules.ts'

export type AlterFacts = {
  cards: readonly Card[]
  due: Due | undefined
  /** Linked phones, with the last time anything came from each. */
  links: readonly { name: string; nameEng: string; linkedAt: string; newest: string | null }[]
  steps: { count: number | null; goal: number | null }
  /** A medicine that is to be taken about now. */
  medicines: readonly { name: string; at: string }[]
}

/** More is a list, and nobody reads that. */
const MOST = 5
/** A phone that is silent so long has lost its permission or its link. */
const SILENT_DAYS = 3
/** Most people at work sleep less than seven hours: a line every day is one that nobody reads. Five is told. */
const SHORT_NIGHT = 300

/**
 * What has to be done at once stands above a medicine, and so does a low pressure: with low sugar or pressure the next
 * dose may be the wrong one.
 */
const URGENCY = ['serious', 'now', 'danger', 'medicine', 'due', 'value', 'link', 'goal'] as const
type Urgency = (typeof URGENCY)[number]

export type Alter = {
  alterType: 'VALUE' | 'MEDI' | 'LINK' | 'GOAL' | 'DUE'
  alterMsg: string
  statusCode: Card['status']
  routeNm: string
  alterDtm: string
  /** What an extreme reading asks for; null of everything else. */
  careCode: CareCode | null
}

/** A nap is no night, and "last night" is the one that ended today. */
const isShortNight = (minutes: number, inptDt: string, now: SeoulNow): boolean =>
  minutes >= SHORTEST_NIGHT && minutes < SHORT_NIGHT && inptDt.slice(0, 8) === now.day

/** A reading of today or yesterday. */
const isLate = (inptDt: string, now: SeoulNow): boolean => inptDt.slice(0, 8) < addDays(now.day, -1)

/**
 * The newest reading that asks for something at once, the gravest first; of one from before yesterday nobody knows how
 * it is now.
 */
export function urgentOf(cards: readonly Card[], now: SeoulNow): Card | undefined {
  const late = ({ inptDt }: Card) => inptDt === null || isLate(inptDt, now)
  const of = (wanted: 'serious' | 'now') =>
    cards
      .filter((card) => card.care !== null && gradeOf(card.care) === wanted && !late(card))
      .toSorted((one, other) => byCare(one.care, other.care))[0]
  return of('serious') ?? of('now')
}

const rankOf = (code: CareCode | null): number => (code === null ? careCodes.length : careCodes.indexOf(code))
/**
 * Of two that are as grave, the one that oneself can mend within minutes: low sugar, the first of the table, before
 * pressure and pulse.
 */
const byCare = (one: CareCode | null, other: CareCode | null): number => rankOf(one) - rankOf(other)

export function altersOf(
  { cards, due, links, steps, medicines }: AlterFacts,
  now: SeoulNow,
  language: Language,
): Alter[] {
  const words = language === 'ko' ? KOREAN : ENGLISH
  const found: [Urgency, Alter][] = []
  const nowDtm = `${now.day}${now.time}`

  for (const card of cards) {
    const { code, value, inptDt, status, care } = card
    if (value === null || inptDt === null || status === null || status === 'NORMAL' || isLate(inptDt, now)) continue
    // Body mass index and fat do not change from one day to the next.
    if (code === 'BMI' || code === 'BDF' || (code === 'SLP' && !isShortNight(Number(value), inptDt, now))) continue
    const alterMsg =
      care === null
        ? words.value(card)
        : careLine(care, words.reading(card), agoOf(card.code, inptDt, now, language), language)
    const grade = care === null ? 'watch' : gradeOf(care)
    const watched = status === 'DANGER' || care === 'BP_LOW' ? 'danger' : 'value'
    const urgency = grade === 'watch' ? watched : grade
    found.push([
      urgency,
      {
        alterType: 'VALUE',
        alterMsg,
        statusCode: status,
        routeNm: pageOf[code],
        alterDtm: inptDt.slice(0, 12),
        careCode: care,
      },
    ])
  }
  for (const { name, at } of medicines)
    found.push([
      'medicine',
      {
        alterType: 'MEDI',
        alterMsg: words.medicine(name, `${at.slice(8, 10)}:${at.slice(10)}`),
        statusCode: null,
        routeNm: 'healthlogHealthMedicine',
        alterDtm: at,
        careCode: null,
      },
    ])
  if (due !== undefined) {
    const alterMsg = words.due(nameOf(due.code, language))
    found.push([
      'due',
      {
        alterType: 'DUE',
        alterMsg,
        statusCode: null,
        routeNm: pageOf[due.code],
        alterDtm: usualTime(due, now),
        careCode: null,
      },
    ])
  }
  for (const { name, nameEng, linkedAt, newest } of links) {
    const since = newest === null || newest.slice(0, 12) < linkedAt ? linkedAt : newest.slice(0, 12)
    const days = daysBetween(since.slice(0, 8), now.day)
    if (days < SILENT_DAYS) continue
    found.push([
      'link',
      {
        alterType: 'LINK',
        alterMsg: words.link(language === 'ko' ? name : nameEng, days),
        statusCode: null,
        routeNm: 'healthlogHealthDataLink',
        alterDtm: since,
        careCode: null,
      },
    ])
  }
  if (steps.count !== null && steps.goal !== null && steps.goal > 0 && steps.count >= steps.goal)
    found.push([
      'goal',
      {
        alterType: 'GOAL',
        alterMsg: words.goal(steps.count),
        statusCode: null,
        routeNm: 'healthlogExercise',
        alterDtm: nowDtm,
        careCode: null,
      },
    ])

  return found
    .toSorted(([a, one], [b, other]) => URGENCY.indexOf(a) - URGENCY.indexOf(b) || byCare(one.careCode, other.careCode))
    .slice(0, MOST)
    .map(([, alter]) => alter)
}

const shown = ({ value, subValue }: Card): string => (subValue === null ? (value ?? '') : `${value ?? ''}/${subValue}`)

/** When a reading was that is no more of now; null of a new one. A rate at rest is that of its day. */
function agoOf(code: Card['code'], inptDt: string, now: SeoulNow, language: Language): string | null {
  if (secondsBetween(inptDt.padEnd(14, '0'), `${now.day}${now.time}00`) <= FRESH_MIN * 60) return null
  const isToday = inptDt.slice(0, 8) === now.day
  const clock = `${inptDt.slice(8, 10)}:${inptDt.slice(10, 12)}`
  if (language === 'ko') {
    const day = isToday ? '오늘' : '어제'
    return code === 'HR' ? day : `${day} ${clock}에 잰`
  }
  const day = isToday ? 'today' : 'yesterday'
  return code === 'HR' ? day : `at ${clock} ${day}`
}

const hours = (minutes: number): [number, number] => [Math.floor(minutes / 60), minutes % 60]

const KOREAN = {
  value: (card: Card) => {
    if (card.code === 'SLP') {
      const [hour, minute] = hours(Number(card.value))
      return `어젯밤 ${hour}시간 ${minute}분 주무셨어요. 오늘은 조금 일찍 누워 보세요.`
    }
    const reading = KOREAN.reading(card)
    if (card.status !== 'DANGER') return `${reading}, 정상보다 조금 높아요.`
    // Sugar does not fall by resting.
    return `${reading}, 정상보다 높아요. ${card.code === 'BS' ? '물을 마시고 다음 식사 전에' : '잠시 쉬고'} 한 번 더 재 보세요.`
  },
  reading: (card: Card): string => `${card.code === 'HR' ? '쉴 때 심박수' : nameOf(card.code, 'ko')} ${shown(card)}`,
  medicine: (name: string, clock: string) => `${name}, ${clock}에 드세요.`,
  due: (name: string) => `${name}, 잴 시간이에요.`,
  link: (name: string, days: number) => `${name}에서 ${days}일째 새 기록이 없어요. 연결을 확인해 보세요.`,
  goal: (steps: number) => `${steps.toLocaleString('en')}보, 오늘 걸음 목표를 채웠어요.`,
}

const ENGLISH: typeof KOREAN = {
  value: (card) => {
    if (card.code === 'SLP') {
      const [hour, minute] = hours(Number(card.value))
      return `You slept ${hour} h ${minute} min last night. Try going to bed a little earlier today.`
    }
    const reading = ENGLISH.reading(card)
    if (card.status !== 'DANGER') return `${reading} is a little above the usual.`
    const advice =
      card.code === 'BS'
        ? 'Drink some water and measure once more before your next meal.'
        : 'Rest a moment and measure once more.'
    return `${reading} is above the usual. ${advice}`
  },
  reading: (card) => `${card.code === 'HR' ? 'Resting heart rate' : nameOf(card.code, 'en')} ${shown(card)}`,
  medicine: (name, clock) => `Take ${name} at ${clock}.`,
  due: (name) => `Time to measure: ${name.toLowerCase()}.`,
  link: (name, days) => `Nothing has come from ${name} for ${days} days. Check the link.`,
  goal: (steps) => `${steps.toLocaleString('en')} steps: today's goal is reached.`,
}
