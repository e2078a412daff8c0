/**
 * What a goal is: what may be set, the straight line of its plan, and how far one is. Kilograms here, grams in the
 * tables (docs/decisions/348).
 */
import { addDays, daysBetween, isDay, mondayOf } from '#server/seoul.ts'
import { usual } from '#server/domain/usual/borders.rules.ts'
import { oneDecimal } from '#server/rounding.ts'
import type { Words } from '#server/domain/member/language.rules.ts'

export type GoalType = 'LOSE' | 'KEEP' | 'GAIN'
export type ChangeType = 'GOAL' | 'HEALTH' | 'WEEK'

/** What can change of a goal; in this order they are listed, what matters most first. */
export const goalItems = ['TARGET', 'TYPE', 'END', 'STEP', 'EAT', 'USE'] as const
export type GoalItem = (typeof goalItems)[number]
/** And of what is measured behind it; `WEEK` is the weight of a week. */
export type ChangedItem = GoalItem | 'WEEK' | 'BW' | 'HT' | 'WAIST' | 'BDF' | 'SKM' | 'SBP' | 'DBP' | 'NBD'

export type GoalPlan = {
  type: GoalType
  startDt: string
  endDt: string
  startKg: number
  targetKg: number
  stepGoal: number
  eatKcal: number
  useKcal: number
}

/** KEEP allows this share of the start weight to either side. */
export const KEPT_SHARE = 0.02
/** From here down a body mass index counts as underweight. Nobody is helped to get there. */
export const LEAST_BMI = usual.BMI.from
/**
 * Faster than this share of the weight a week costs muscle, and is not kept (ACSM and the NHLBI guideline speak of up
 * to 1 % or 0.5 to 1 kg).
 */
export const FASTEST_WEEKLY = 0.01
/**
 * What a day's food should not fall below without a doctor (NHLBI, The Practical Guide, 2000: 1,000–1,200 for women,
 * 1,200–1,600 for men; ours lie at their upper end and middle).
 */
export const LEAST_KCAL = { F: 1200, M: 1500 } as const
const LONGEST_DAYS = 366

export type GoalField = 'startDt' | 'endDt' | 'targetBw' | 'eatKcalGoal'
export type GoalFault = { field: GoalField; words: Words }

type Body = { gender: 'M' | 'F' | null; heightCm: number | null }

/** Tenths of a kilogram upwards, so that the weight that is named may be chosen. */
export const leastKg = (heightCm: number): number =>
  Math.ceil(Math.round(LEAST_BMI * (heightCm / 100) ** 2 * 1000) / 100) / 10

/** Why a target is refused that nobody of a height is helped to reach. */
export function underweight(heightCm: number): Words {
  const kg = leastKg(heightCm).toFixed(1)
  return {
    ko: `${kg} kg보다 가볍게는 정할 수 없어요. 그 아래는 저체중이에요.`,
    en: `Not below ${kg} kg: that would be underweight.`,
  }
}

const isTooFast = (fromKg: number, targetKg: number, days: number): boolean =>
  Math.abs(targetKg - fromKg) > fromKg * FASTEST_WEEKLY * (Math.max(1, days) / 7) + 0.001

/**
 * What is wrong with a goal, in words for the member; undefined when it may be set.
 *
 * @param nowKg what was weighed last: what is left from there is held to the same pace as the whole. Null without a
 *   weighing, and where target and end stay as they are: who is behind may still change the rest.
 */
export function faultOf(
  plan: GoalPlan,
  { gender, heightCm }: Body,
  today: string,
  nowKg: number | null = null,
): GoalFault | undefined {
  const { type, startDt, endDt, startKg, targetKg, eatKcal } = plan
  const away = Math.abs(targetKg - startKg)
  if (!isDay(startDt) || startDt > today)
    return {
      field: 'startDt',
      words: { ko: '시작하는 날은 오늘이나 지난날이어야 해요.', en: 'A goal starts today or earlier.' },
    }
  // Equal days are a range (VAL-05).
  if (!isDay(endDt) || endDt < startDt || daysBetween(startDt, endDt) > LONGEST_DAYS) {
    return {
      field: 'endDt',
      words: { ko: '끝나는 날은 시작한 날부터 1년 안이어야 해요.', en: 'A goal ends within a year of its start.' },
    }
  }
  if (type === 'KEEP' && away > startKg * KEPT_SHARE)
    return {
      field: 'targetBw',
      words: {
        ko: '지금 그대로라면 지금 몸무게의 2 % 안에서 정해요.',
        en: 'To stay as you are, choose within 2% of your weight.',
      },
    }
  if (type === 'LOSE' && targetKg >= startKg)
    return {
      field: 'targetBw',
      words: { ko: '지금보다 가벼운 몸무게를 정해 주세요.', en: 'Choose a weight below today’s.' },
    }
  if (type === 'GAIN' && targetKg <= startKg)
    return {
      field: 'targetBw',
      words: { ko: '지금보다 무거운 몸무게를 정해 주세요.', en: 'Choose a weight above today’s.' },
    }
  // Who is there may stay; nobody is helped down to it, not by the two percent of keeping either.
  if (heightCm !== null && targetKg < startKg && targetKg < leastKg(heightCm))
    return { field: 'targetBw', words: underweight(heightCm) }
  if (type !== 'KEEP' && isTooFast(startKg, targetKg, daysBetween(startDt, endDt))) {
    return {
      field: 'endDt',
      words: {
        ko: '일주일에 몸무게의 1 %보다 빠르게는 정할 수 없어요.',
        en: 'Not faster than 1% of your weight a week.',
      },
    }
  }
  const isAhead = nowKg !== null && (type === 'LOSE' ? nowKg > targetKg : type === 'GAIN' && nowKg < targetKg)
  if (isAhead && isTooFast(nowKg, targetKg, daysBetween(today, endDt))) {
    return {
      field: 'endDt',
      words: {
        ko: '지금 몸무게에서 그날까지는 너무 빨라요. 더 뒤의 날을 골라 주세요.',
        en: 'Too fast from your weight now. Please choose a later day.',
      },
    }
  }
  if (gender !== null && eatKcal < LEAST_KCAL[gender]) {
    const kcal = LEAST_KCAL[gender].toLocaleString('en')
    return {
      field: 'eatKcalGoal',
      words: { ko: `하루 ${kcal} kcal보다 적게는 정할 수 없어요.`, en: `Not less than ${kcal} kcal a day.` },
    }
  }
  return undefined
}

/** The kind that a target by itself is of. */
export function typeOf(startKg: number, targetKg: number): GoalType {
  if (Math.abs(targetKg - startKg) <= startKg * KEPT_SHARE) return 'KEEP'
  return targetKg < startKg ? 'LOSE' : 'GAIN'
}

/** So long a weight is kept that has no end of its own. */
const KEEP_DAYS = 182

/**
 * A goal that goes on, with another weight to reach. It keeps its kind and its beginning while that lies on its way,
 * seen from there and from the weight now: near the old start it is no weight to keep for somebody who is far from
 * there by now. Off its way another goal begins today.
 */
export function towards(
  { type, startDt, endDt, startKg, stepGoal, eatKcal, useKcal }: GoalPlan,
  targetKg: number,
  today: string,
  nowKg: number | null,
): GoalPlan {
  const rest = { targetKg, stepGoal, eatKcal, useKcal }
  const fromKg = nowKg ?? startKg
  const meant = typeOf(fromKg, targetKg)
  const isOnItsWay =
    type === 'KEEP'
      ? typeOf(startKg, targetKg) === 'KEEP'
      : type === 'LOSE'
        ? targetKg < startKg && meant !== 'GAIN'
        : targetKg > startKg && meant !== 'LOSE'
  if (isOnItsWay) return { ...rest, type, startDt, endDt, startKg }
  return {
    ...rest,
    type: meant,
    startDt: today,
    endDt: endDt > today ? endDt : addDays(today, KEEP_DAYS),
    startKg: fromKg,
  }
}

/** The weight that the plan has for a day: on a straight line, level outside of it. */
export function planOn({ startDt, endDt, startKg, targetKg }: GoalPlan, day: string): number {
  const all = Math.max(1, daysBetween(startDt, endDt))
  const gone = Math.min(all, Math.max(0, daysBetween(startDt, day)))
  return oneDecimal(startKg - ((startKg - targetKg) * gone) / all)
}

export type Weighing = { day: string; kg: number }
export type GoalWeek = { monday: string; kg: number | null; planKg: number }

/** The week that begins on a Monday: its last weighing, and the plan for its Sunday. */
export function weekOf(plan: GoalPlan, monday: string, weighings: readonly Weighing[]): GoalWeek {
  const sunday = addDays(monday, 6)
  return {
    monday,
    kg: weighings.findLast(({ day }) => day >= monday && day <= sunday)?.kg ?? null,
    planKg: planOn(plan, sunday),
  }
}

/** Weeks from the first to the one that holds `until`, oldest first. `weighings` are in order of time. */
export function weeksOf(plan: GoalPlan, weighings: readonly Weighing[], until: string): GoalWeek[] {
  const last = mondayOf(until < plan.endDt ? until : plan.endDt)
  const weeks: GoalWeek[] = []
  for (let monday = mondayOf(plan.startDt); monday <= last; monday = addDays(monday, 7))
    weeks.push(weekOf(plan, monday, weighings))
  return weeks
}

/** Percent of the way; of KEEP the share of weighed weeks that stayed close. */
export function achieved(plan: GoalPlan, currentKg: number | null, weeks: readonly GoalWeek[]): number {
  if (plan.type === 'KEEP') {
    const weighed = weeks.flatMap(({ kg }) => kg ?? [])
    return weighed.length === 0
      ? 0
      : Math.round(
          (100 * weighed.filter((kg) => Math.abs(kg - plan.targetKg) <= plan.targetKg * KEPT_SHARE).length) /
            weighed.length,
        )
  }
  if (currentKg === null) return 0
  return Math.min(100, Math.max(0, Math.round((100 * (plan.startKg - currentKg)) / (plan.startKg - plan.targetKg))))
}

/** Numbers of a kind, for the list of changes. */
const typeNumbers: readonly GoalType[] = ['LOSE', 'KEEP', 'GAIN']
export const typeNumber = (type: GoalType): number => typeNumbers.indexOf(type)
export const typeOfNumber = (at: number): GoalType => typeNumbers[at] ?? 'KEEP'

export const grams = (kg: number): number => Math.round(kg * 1000)

/** What the list of changes says of a goal's parts. */
export const itemsOf = (plan: GoalPlan): Record<GoalItem, number> => ({
  TYPE: typeNumber(plan.type),
  TARGET: grams(plan.targetKg),
  END: Number(plan.endDt),
  STEP: plan.stepGoal,
  EAT: plan.eatKcal,
  USE: plan.useKcal,
})
