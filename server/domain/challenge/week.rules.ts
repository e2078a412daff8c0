/**
 * What a report says of a week of a challenge. It goes by what was counted, and tells of what there was: of a week
 * without anything there is none, but in a coached one, which promises one for each. Like the words of a settlement it
 * is kept in Korean, and told in English to whoever reads English (docs/decisions/345).
 */
import type { Language } from '#server/domain/member/language.rules.ts'
import { addDays, daysBetween, mondayOf } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import { DAYS_DONE, titleIn, WEIGHT } from './closing.rules.ts'
import { isSteps } from './progress.queries.ts'
import type { ChallengeInfo, DayValue } from './queries.ts'
import type { ReportValue } from './schema.ts'

/** From Monday to Sunday. */
export interface Week {
  weekNo: number
  /** The first and the last of its days that count. */
  from: string
  to: string
  days: readonly string[]
  /** The Monday after it: at four of that morning it is over. */
  overDt: string
}

export type ReportedWeek = Pick<Week, 'weekNo' | 'from' | 'to' | 'overDt'> & {
  summaryTxt: string
  values: ReportValue[]
}

/** What is known of the member in all of them: days that were counted, or weights in their order. */
export interface WeekFacts {
  own: readonly Pick<DayValue, 'dayDt' | 'dayVal' | 'isSuccess'>[]
  weights: readonly { day: string; grams: number }[]
  /** What the way to the target began at. */
  startGrams: number | null
}

/**
 * The weeks of a challenge by its days that count, in order. One that is over within a week has none: its end tells of
 * it.
 */
export function weeksOf({ startDt }: Pick<ChallengeInfo, 'startDt'>, days: readonly string[]): Week[] {
  const first = mondayOf(startDt)
  const weeks = [...Map.groupBy(days, mondayOf)].map(([monday, own]) => ({
    weekNo: 1 + daysBetween(first, monday) / 7,
    from: own[0] ?? monday,
    to: own.at(-1) ?? monday,
    days: own,
    overDt: addDays(monday, 7),
  }))
  return weeks.length > 1 ? weeks : []
}

interface Measure {
  valueNm: string
  value: string
  sentence: string
  unit: string
}

const LUNCH: Measure = {
  valueNm: '점심 걸음',
  value: '평균 {n}보',
  sentence: '점심에 하루 평균 {n}보를 걸으셨어요.',
  unit: '보',
}
const HOURS: Measure = { ...LUNCH, valueNm: '정한 시간 걸음', sentence: '정한 시간에 하루 평균 {n}보를 걸으셨어요.' }
const WHOLE_DAY: Measure = { ...LUNCH, valueNm: '하루 걸음', sentence: '하루 평균 {n}보를 걸으셨어요.' }
const WELL_FOOD: Measure = { valueNm: '웰푸드', value: '{n}번', sentence: '웰푸드를 {n}번 드셨어요.', unit: '번' }
const MISSIONS: Measure = { valueNm: '한 미션', value: '{n}개', sentence: '미션을 {n}개 하셨어요.', unit: '개' }
const DAYS: Measure = { valueNm: DAYS_DONE, value: '{n}일', sentence: '{n}일을 해내셨어요.', unit: '일' }

function measureOf(challenge: ChallengeInfo): Measure {
  const { kind, windowFrom, windowTo } = challenge
  if (kind === 'WF') return WELL_FOOD
  if (kind === 'MISSION') return MISSIONS
  if (!isSteps(challenge)) return DAYS
  if (windowFrom === null || windowTo === null) return WHOLE_DAY
  return windowFrom >= '1030' && windowTo <= '1500' ? LUNCH : HOURS
}

const fill = (template: string, value: string | number): string =>
  template.replace('{n}', typeof value === 'number' ? value.toLocaleString('en') : value)

/**
 * What there is to tell of weeks, in order.
 *
 * @param joinDt the days before it are not the member's
 */
export function reportedWeeks(
  challenge: ChallengeInfo,
  weeks: readonly Week[],
  joinDt: string,
  facts: WeekFacts,
): ReportedWeek[] {
  const mine = weeks
    .map((week) => ({ ...week, days: week.days.filter((day) => day >= joinDt) }))
    .filter(({ days }) => days.length > 0)
  return mine.flatMap(({ days, ...week }, index) => {
    const before = mine[index - 1]
    const said = challenge.goalDays === null ? weightOf(week, facts) : daysOf(challenge, days, before, facts)
    if (said !== undefined) return [{ ...week, ...said }]
    if (challenge.kind !== 'INTENSIVE') return []
    return [{ ...week, summaryTxt: challenge.goalDays === null ? NO_WEIGHT : NO_DAY, values: [] }]
  })
}

function daysOf(challenge: ChallengeInfo, days: readonly string[], before: Week | undefined, { own }: WeekFacts) {
  const measure = measureOf(challenge)
  const sum = (of: readonly string[]) => {
    const rows = own.filter(({ dayDt }) => of.includes(dayDt))
    const done = rows.filter(({ isSuccess }) => isSuccess).length
    const all = rows.reduce((total, { dayVal }) => total + dayVal, 0)
    const whole = measure === MISSIONS ? all : done
    const amount = isSteps(challenge) ? Math.round(all / of.length) : whole
    return { amount, done }
  }
  const now = sum(days)
  if (now.amount === 0) return undefined
  const then = before && sum(before.days)
  const prev = then === undefined || then.amount === 0 ? undefined : then
  const better = (one: number, other: number | undefined) =>
    other === undefined || one === other ? null : yn(one > other)
  const grown =
    before && prev && now.amount > prev.amount
      ? ` ${ordinal(before.weekNo)} 주보다 ${(now.amount - prev.amount).toLocaleString('en')}${measure.unit} 늘었어요.`
      : ''
  const counted = {
    valueNm: measure.valueNm,
    valueTxt: fill(measure.value, now.amount),
    prevTxt: prev ? fill(measure.value, prev.amount) : null,
    betterYn: better(now.amount, prev?.amount),
  }
  const done = {
    valueNm: DAYS_DONE,
    valueTxt: fill(DAYS.value, now.done),
    prevTxt: prev ? fill(DAYS.value, prev.done) : null,
    betterYn: better(now.done, prev?.done),
  }
  return {
    summaryTxt: fill(measure.sentence, now.amount) + grown,
    values: isSteps(challenge) || measure === MISSIONS ? [counted, done] : [counted],
  }
}

/** The last weight of a week beside the last one before it. */
function weightOf({ from, to }: Pick<Week, 'from' | 'to'>, { weights, startGrams }: WeekFacts) {
  const last = weights.findLast(({ day }) => day >= from && day <= to)
  if (last === undefined) return undefined
  const prev = weights.findLast(({ day }) => day < from)?.grams ?? startGrams
  const kg = (grams: number) => (grams / 1000).toFixed(1)
  // By what is shown: a difference that nobody sees is none.
  const diff = prev === null ? null : Math.round(last.grams / 100) - Math.round(prev / 100)
  const betterYn = diff === null || diff === 0 ? null : yn(diff < 0)
  const values = [
    { valueNm: WEIGHT, valueTxt: `${kg(last.grams)}kg`, prevTxt: prev === null ? null : `${kg(prev)}kg`, betterYn },
  ]
  if (diff === null) return { summaryTxt: fill(LAST_WEIGHT, kg(last.grams)), values }
  if (diff === 0) return { summaryTxt: SAME_WEIGHT, values }
  return { summaryTxt: fill(diff < 0 ? LIGHTER : HEAVIER, kg(Math.abs(diff) * 100)), values }
}

const NO_DAY = '이 주에는 해낸 날이 없었어요.'
const NO_WEIGHT = '이 주에는 체중 기록이 없었어요.'
const LAST_WEIGHT = '마지막 체중은 {n}kg이에요.'
const SAME_WEIGHT = '체중이 그대로예요.'
const LIGHTER = '체중이 {n}kg 줄었어요.'
const HEAVIER = '체중이 {n}kg 늘었어요.'

const ORDINALS = [
  '첫째',
  '둘째',
  '셋째',
  '넷째',
  '다섯째',
  '여섯째',
  '일곱째',
  '여덟째',
  '아홉째',
  '열째',
  '열한째',
  '열두째',
]
const ordinal = (weekNo: number): string => ORDINALS[weekNo - 1] ?? `${String(weekNo)}째`
const numberOf = (word: string): number =>
  ORDINALS.includes(word) ? ORDINALS.indexOf(word) + 1 : Number.parseInt(word, 10)

export const weekTitle = (weekNo: number): string => `${ordinal(weekNo)} 주 리포트`

/** The title of any report of ours. */
export function reportTitleIn(title: string, language: Language): string {
  const week = /^(\S+) 주 리포트$/.exec(title)?.[1]
  const weekNo = week === undefined ? Number.NaN : numberOf(week)
  return language === 'ko' || Number.isNaN(weekNo) ? titleIn(title, language) : `Week ${String(weekNo)} report`
}

const one =
  (noun: string, more = `${noun}s`) =>
  (n: string) =>
    `${n} ${n === '1' ? noun : more}`
type Pair = readonly [ko: string, en: (n: string) => string]

const SENTENCES: readonly Pair[] = [
  [LUNCH.sentence, (n) => `You walked ${n} steps a day at lunch, on average.`],
  [HOURS.sentence, (n) => `You walked ${n} steps a day in its hours, on average.`],
  [WHOLE_DAY.sentence, (n) => `You walked ${n} steps a day, on average.`],
  [WELL_FOOD.sentence, (n) => `You had ${one('Well Food lunch', 'Well Food lunches')(n)}.`],
  [MISSIONS.sentence, (n) => `You did ${one('mission')(n)}.`],
  [DAYS.sentence, (n) => `You did ${one('day')(n)}.`],
  [NO_DAY, () => 'There was no day done in this week.'],
  [NO_WEIGHT, () => 'There was no weight recorded in this week.'],
  [LAST_WEIGHT, (n) => `Your last weight was ${n} kg.`],
  [SAME_WEIGHT, () => 'Your weight is the same.'],
  [LIGHTER, (n) => `Your weight went down by ${n} kg.`],
  [HEAVIER, (n) => `Your weight went up by ${n} kg.`],
]
const VALUES: readonly Pair[] = [
  [LUNCH.value, (n) => `${n} a day`],
  [WELL_FOOD.value, one('lunch', 'lunches')],
  [MISSIONS.value, (n) => n],
  [DAYS.value, one('day')],
]
const NAMES: ReadonlyMap<string, string> = new Map([
  [LUNCH.valueNm, 'Steps at lunch'],
  [HOURS.valueNm, 'Steps in its hours'],
  [WHOLE_DAY.valueNm, 'Steps'],
  [WELL_FOOD.valueNm, 'Well Food'],
  [MISSIONS.valueNm, 'Missions done'],
])

function english(text: string, pairs: readonly Pair[]): string | undefined {
  for (const [ko, en] of pairs) {
    const found = new RegExp(`^${ko.replace('.', '\\.').replace('{n}', '([\\d,.]+)')}$`).exec(text)
    if (found) return en(found[1] ?? '')
  }
  return undefined
}

function grownIn(sentence: string): string | undefined {
  const [, week, more] = /^(\S+) 주보다 ([\d,]+)\S 늘었어요\.$/.exec(sentence) ?? []
  return week === undefined || more === undefined
    ? undefined
    : `That is ${more} more than in week ${String(numberOf(week))}.`
}

/** Words of ours are told in English; a sentence that is not stays with the others as somebody wrote them. */
export function weekSummaryIn(summaryTxt: string, language: Language): string {
  if (language === 'ko') return summaryTxt
  const sentences = summaryTxt.split(/(?<=\.) /).map((sentence) => english(sentence, SENTENCES) ?? grownIn(sentence))
  return sentences.includes(undefined) ? summaryTxt : sentences.join(' ')
}

export const weekValuesIn = (values: readonly ReportValue[], language: Language): ReportValue[] =>
  language === 'ko'
    ? [...values]
    : values.map((value) => ({
        ...value,
        valueNm: NAMES.get(value.valueNm) ?? titleIn(value.valueNm, language),
        valueTxt: english(value.valueTxt, VALUES) ?? value.valueTxt,
        prevTxt: value.prevTxt === null ? null : (english(value.prevTxt, VALUES) ?? value.prevTxt),
      }))
