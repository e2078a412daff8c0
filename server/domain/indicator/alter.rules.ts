/** What the record hub draws attention to: calm lines, the most urgent first, one next step each. No line names an illness. */
import type { Language } from '#server/domain/member/language.rules.ts'
import { addDays, daysBetween, type SeoulNow } from '#server/seoul.ts'
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

const URGENCY = ['danger', 'medicine', 'due', 'value', 'link', 'goal'] as const
type Urgency = (typeof URGENCY)[number]

export type Alter = {
  alterType: 'VALUE' | 'MEDI' | 'LINK' | 'GOAL' | 'DUE'
  alterMsg: string
  statusCode: Card['status']
  routeNm: string
  alterDtm: string
}

export function altersOf({ cards, due, links, steps, medicines }: AlterFacts, now: SeoulNow, language: Language): Alter[] {
  const words = language === 'ko' ? KOREAN : ENGLISH
  const found: [Urgency, Alter][] = []
  const nowDtm = `${now.day}${now.time}`

  for (const card of cards) {
    const { code, value, inptDt, status } = card
    if (value === null || inptDt === null || status === null || status === 'NORMAL' || inptDt.slice(0, 8) < addDays(now.day, -1)) continue
    // Body mass index and fat do not change from one day to the next.
    if (code === 'BMI' || code === 'BDF' || (code === 'SLP' && Number(value) >= SHORT_NIGHT)) continue
    found.push([status === 'DANGER' ? 'danger' : 'value', { alterType: 'VALUE', alterMsg: words.value(card), statusCode: status, routeNm: pageOf[code], alterDtm: inptDt.slice(0, 12) }])
  }
  for (const { name, at } of medicines) found.push(['medicine', { alterType: 'MEDI', alterMsg: words.medicine(name, `${at.slice(8, 10)}:${at.slice(10)}`), statusCode: null, routeNm: 'healthlogHealthMedicine', alterDtm: at }])
  if (due !== undefined) {
    const alterMsg = words.due(nameOf(due.code, language))
    found.push(['due', { alterType: 'DUE', alterMsg, statusCode: null, routeNm: pageOf[due.code], alterDtm: usualTime(due, now) }])
  }
  for (const { name, nameEng, linkedAt, newest } of links) {
    const since = newest === null || newest.slice(0, 12) < linkedAt ? linkedAt : newest.slice(0, 12)
    const days = daysBetween(since.slice(0, 8), now.day)
    if (days < SILENT_DAYS) continue
    found.push(['link', { alterType: 'LINK', alterMsg: words.link(language === 'ko' ? name : nameEng, days), statusCode: null, routeNm: 'healthlogHealthDataLink', alterDtm: since }])
  }
  if (steps.count !== null && steps.goal !== null && steps.goal > 0 && steps.count >= steps.goal)
    found.push(['goal', { alterType: 'GOAL', alterMsg: words.goal(steps.count), statusCode: null, routeNm: 'healthlogExercise', alterDtm: nowDtm }])

  return found
    .toSorted(([a], [b]) => URGENCY.indexOf(a) - URGENCY.indexOf(b))
    .slice(0, MOST)
    .map(([, alter]) => alter)
}

const shown = ({ value, subValue }: Card): string => (subValue === null ? (value ?? '') : `${value ?? ''}/${subValue}`)
const hours = (minutes: number): [number, number] => [Math.floor(minutes / 60), minutes % 60]

const KOREAN = {
  value: (card: Card) => {
    if (card.code === 'SLP') {
      const [hour, minute] = hours(Number(card.value))
      return `어젯밤 ${hour}시간 ${minute}분 주무셨어요. 오늘은 조금 일찍 누워 보세요.`
    }
    const name = nameOf(card.code, 'ko')
    if (card.status === 'DANGER') return `${name} ${shown(card)}, 정상보다 높아요. 잠시 쉬고 한 번 더 재 보세요.`
    return `${name} ${shown(card)}, 정상보다 조금 ${card.status === 'LACK' ? '낮아요' : '높아요'}.`
  },
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
    const name = nameOf(card.code, 'en')
    if (card.status === 'DANGER') return `${name} ${shown(card)} is above the usual. Rest a moment and measure once more.`
    return `${name} ${shown(card)} is a little ${card.status === 'LACK' ? 'below' : 'above'} the usual.`
  },
  medicine: (name, clock) => `Take ${name} at ${clock}.`,
  due: (name) => `Time to measure: ${name.toLowerCase()}.`,
  link: (name, days) => `Nothing has come from ${name} for ${days} days. Check the link.`,
  goal: (steps) => `${steps.toLocaleString('en')} steps: today's goal is reached.`,
}
