/** How a member ate in a week, Monday to Sunday: means over the days that are told and over. */
import { type Advised, percents, statusOf } from '#server/domain/nutrition/advised.rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { addDays } from '#server/seoul.ts'
import { type Day, type FoodValues, type Sums, sumsOf } from './day.rules.ts'

/** Fewer days say nothing of a week. */
const DAYS_TO_JUDGE = 3

export type Week = ReturnType<typeof weekOf>

/**
 * @param days those of the week that have a food or a skipped meal
 * @param today not over yet: it stands in the list and counts in no mean
 */
export function weekOf<Food extends FoodValues>(monday: string, days: readonly Day<Food>[], today: string) {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const counted = days.filter(({ day, foods }) => day !== today && foods.length > 0)
  const foods = counted.flatMap((day) => day.foods)
  const sums = sumsOf(foods)
  return {
    monday,
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => ({ day, told: byDay.get(day) })),
    counted: counted.length,
    avgKcal:
      counted.length === 0
        ? null
        : Math.round(counted.reduce((sum, { wholeKcal }) => sum + wholeKcal, 0) / counted.length),
    means: counted.length === 0 ? null : meansOf(sums, counted.length),
    /** Percent of the energy by meal, in the order of the codes; empty without any. */
    shares: percents(
      ['1', '2', '3', '4', '5', '6'].map((mealType) => sumsOf(foods.filter((food) => food.mealType === mealType)).kcal),
    ),
  }
}

function meansOf(sums: Sums, days: number): Sums {
  const mean = (value: number | null) => (value === null ? null : value / days)
  return {
    kcal: sums.kcal / days,
    carbohydrateG: mean(sums.carbohydrateG),
    proteinG: mean(sums.proteinG),
    fatG: mean(sums.fatG),
    sugarG: mean(sums.sugarG),
    fibreG: mean(sums.fibreG),
    sodiumMg: mean(sums.sodiumMg),
  }
}

type Means = { means: Sums; advised: Advised }

/** What to keep: the first that is true. */
const KEEP: readonly [holds: (week: Means) => boolean, words: Words][] = [
  [
    ({ means, advised }) => is(means.proteinG, advised.PROTEIN, 'NORMAL'),
    { ko: '단백질을 고르게 챙겼어요.', en: 'You had enough protein.' },
  ],
  [
    ({ means, advised }) => is(means.fibreG, advised.FIB, 'NORMAL'),
    { ko: '식이섬유를 넉넉하게 드셨어요.', en: 'You had plenty of fibre.' },
  ],
  [
    ({ means, advised }) => is(means.kcal, advised.KCAL, 'NORMAL'),
    { ko: '목표만큼 드셨어요.', en: 'You ate about as much as you planned.' },
  ],
  [
    ({ means, advised }) => is(means.sodiumMg, advised.NA, 'NORMAL'),
    { ko: '싱겁게 드셨어요.', en: 'You kept the salt low.' },
  ],
  [() => true, { ko: '한 주를 꾸준히 적으셨어요.', en: 'You kept a record of your week.' }],
]

/** What to change: the first that is true; a week that needs nothing is told so. */
const CHANGE: readonly [holds: (week: Means) => boolean, words: Words][] = [
  [
    ({ means, advised }) => isMuch(means.sodiumMg, advised.NA),
    { ko: '국물을 조금 남기면 나트륨이 기준 안으로 들어와요.', en: 'Leaving some of the broth brings the salt down.' },
  ],
  [
    ({ means, advised }) => is(means.proteinG, advised.PROTEIN, 'LACK'),
    {
      ko: '끼니마다 두부나 달걀을 하나 더하면 단백질이 차요.',
      en: 'Tofu or an egg with each meal brings enough protein.',
    },
  ],
  [
    ({ means, advised }) => is(means.fibreG, advised.FIB, 'LACK'),
    { ko: '나물을 한 접시 더하면 식이섬유가 차요.', en: 'One more plate of greens brings enough fibre.' },
  ],
  [
    ({ means, advised }) => isMuch(means.sugarG, advised.SUGAR),
    { ko: '단 음료를 물로 바꾸면 당류가 줄어요.', en: 'Water instead of sweet drinks brings the sugar down.' },
  ],
  [
    ({ means, advised }) => isMuch(means.fatG, advised.FAT),
    { ko: '튀김 대신 구이를 고르면 지방이 줄어요.', en: 'Grilled instead of fried brings the fat down.' },
  ],
  [() => true, { ko: '지금처럼 드시면 좋아요.', en: 'Carry on like this.' }],
]

const is = (value: number | null, bounds: Advised[keyof Advised], status: ReturnType<typeof statusOf>) =>
  statusOf(value, bounds) === status
const isMuch = (value: number | null, bounds: Advised[keyof Advised]) =>
  is(value, bounds, 'CAUTION') || is(value, bounds, 'DANGER')

/** What to keep and what to change; null for a week of which too little is told. */
export function weekWords({ means, counted }: Pick<Week, 'means' | 'counted'>, advised: Advised | null): Words | null {
  if (means === null || advised === null || counted < DAYS_TO_JUDGE) return null
  const first = (rules: typeof KEEP): Words =>
    rules.find(([holds]) => holds({ means, advised }))?.[1] ?? { ko: '', en: '' }
  const [keep, change] = [first(KEEP), first(CHANGE)]
  return { ko: `${keep.ko} ${change.ko}`, en: `${keep.en} ${change.en}` }
}
