/** Goals as the wire has them, and their changes in words. */
import { type Language, type Words, wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Goal, GoalChange } from './queries.ts'
import {
  achieved,
  type ChangedItem,
  type GoalType,
  type GoalWeek,
  typeOfNumber,
  type Weighing,
  weeksOf,
} from './rules.ts'

const kgText = (kg: number): string => kg.toFixed(1)

export const goalWeek = ({ monday, kg, planKg }: GoalWeek) => ({
  weekDt: monday,
  weight: orNull(kg, kgText),
  planBw: planKg,
})

/**
 * @param weighings from the goal's first week on, in order of time
 * @param until the last day that counts: today, or the goal's own last one
 */
export function goalInfo(goal: Goal, weighings: readonly Weighing[], currentKg: number | null, until: string) {
  const weeks = weeksOf(goal, weighings, until)
  return {
    goalSeq: goal.goalSeq,
    goalType: goal.type,
    startDt: goal.startDt,
    endDt: goal.endDt,
    startBw: kgText(goal.startKg),
    targetBw: kgText(goal.targetKg),
    currentBw: orNull(currentKg, kgText),
    stepGoal: goal.stepGoal,
    eatKcalGoal: goal.eatKcal,
    useKcalGoal: goal.useKcal,
    achieveRate: achieved(goal, currentKg, weeks),
    weeks: weeks.map(goalWeek),
  }
}

/** A goal without the consent to health data: as it was set, with none of the weights on its way. */
export const goalAsSet = (goal: Goal) => ({
  ...goalInfo(goal, [], null, goal.startDt),
  achieveRate: null,
  weeks: [],
  healthAgreeYn: 'N' as const,
})

const typeWords: Record<GoalType, Words> = {
  LOSE: { ko: '가볍게', en: 'Lighter' },
  KEEP: { ko: '지금 그대로', en: 'As I am' },
  GAIN: { ko: '무겁게', en: 'Heavier' },
}

const grouped = (value: number): string => value.toLocaleString('en')
const measure =
  (unit: string, decimals: 0 | 1) =>
  (value: number): Words => {
    const text = `${(value / 1000).toFixed(decimals)}${unit}`
    return { ko: text, en: text }
  }
const same = (text: string): Words => ({ ko: text, en: text })

const items: Record<ChangedItem, { name: Words; say: (value: number) => Words }> = {
  TYPE: { name: { ko: '목표 종류', en: 'Kind of goal' }, say: (value) => typeWords[typeOfNumber(value)] },
  TARGET: { name: { ko: '목표 체중', en: 'Target weight' }, say: measure(' kg', 1) },
  END: {
    name: { ko: '끝나는 날', en: 'Last day' },
    say: (value) => same(String(value).replace(/(\d{4})(\d{2})(\d{2})/, '$1.$2.$3')),
  },
  STEP: {
    name: { ko: '하루 걸음', en: 'Steps a day' },
    say: (value) => ({ ko: `${grouped(value)}보`, en: `${grouped(value)} steps` }),
  },
  EAT: { name: { ko: '하루 먹기', en: 'Eating a day' }, say: (value) => same(`${grouped(value)} kcal`) },
  USE: { name: { ko: '하루 쓰기', en: 'Burning a day' }, say: (value) => same(`${grouped(value)} kcal`) },
  WEEK: { name: { ko: '이번 주 몸무게', en: 'This week’s weight' }, say: measure(' kg', 1) },
  BW: { name: { ko: '체중', en: 'Weight' }, say: measure(' kg', 1) },
  HT: { name: { ko: '키', en: 'Height' }, say: measure(' cm', 1) },
  WAIST: { name: { ko: '허리둘레', en: 'Waist' }, say: measure(' cm', 1) },
  BDF: { name: { ko: '체지방률', en: 'Body fat' }, say: measure(' %', 1) },
  SKM: { name: { ko: '골격근량', en: 'Muscle' }, say: measure(' kg', 1) },
  SBP: { name: { ko: '수축기 혈압', en: 'Systolic pressure' }, say: measure(' mmHg', 0) },
  DBP: { name: { ko: '이완기 혈압', en: 'Diastolic pressure' }, say: measure(' mmHg', 0) },
  NBD: { name: { ko: '공복 혈당', en: 'Fasting glucose' }, say: measure(' mg/dL', 0) },
}

export function changeRow({ changeSeq, at, type, itemCode, before, after }: GoalChange, language: Language) {
  const { name, say } = items[itemCode]
  const text = (value: number | null) => orNull(value, (known) => wordsIn(say(known), language))
  return {
    changeSeq,
    changeDtm: seoulStamp(at).slice(0, 12),
    changeType: type,
    itemNm: wordsIn(name, language),
    beforeTxt: text(before),
    afterTxt: text(after),
  }
}
