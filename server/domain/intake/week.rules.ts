/** How a member ate in a week, Monday to Sunday: means over the days that are told and over (`daysToMean`). */
import { type Advised, percents, statusOf } from '#server/domain/nutrition/advised.rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { addDays } from '#server/seoul.ts'
import { type Day, daysToMean, type FoodValues, type Sums, sumsOf } from './day.rules.ts'
import { oneDecimal } from '#server/rounding.ts'

export type Week = ReturnType<typeof weekOf>

/**
 * @param days those of the week that have a food or a skipped meal
 * @param today not over yet: it stands in the list and counts in no mean
 */
export function weekOf<Food extends FoodValues>(monday: string, days: readonly Day<Food>[], today: string) {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const { days: counted, isWhole } = daysToMean(days.filter(({ day, foods }) => day !== today && foods.length > 0))
  const foods = counted.flatMap((day) => day.foods)
  const sums = sumsOf(foods)
  return {
    monday,
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => ({ day, told: byDay.get(day) })),
    counted: counted.map(({ day }) => day),
    isWhole,
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

/** What a week is judged by. */
export type Judged = {
  means: Sums
  advised: Advised
  /** Milligrams of sodium a day that came with soups. */
  soupMg: number
}

/** What to keep: the first that is true. */
const KEEP: readonly [holds: (week: Judged) => boolean, words: Words][] = [
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

/**
 * What to change: the first that is true; a week that needs nothing is told so. What a change comes to is said only
 * where it is known: half of the soups leaves half of their sodium.
 */
const CHANGE: readonly [holds: (week: Judged) => boolean, words: (week: Judged) => Words][] = [
  [({ means, advised }) => isMuch(means.sodiumMg, advised.NA), lessSalt],
  [
    ({ means, advised }) => is(means.proteinG, advised.PROTEIN, 'LACK'),
    ({ means, advised }) => {
      const grams = amount(oneDecimal(advised.PROTEIN.min ?? 0) - oneDecimal(means.proteinG ?? 0))
      return {
        ko: `단백질이 하루 ${grams} g 모자랐어요. 끼니마다 두부나 달걀을 하나 더해 보세요.`,
        en: `You were ${grams} g short of protein a day. Add tofu or an egg to each meal.`,
      }
    },
  ],
  [
    ({ means, advised }) => is(means.fibreG, advised.FIB, 'LACK'),
    ({ means, advised }) => {
      const grams = amount(oneDecimal(advised.FIB.min ?? 0) - oneDecimal(means.fibreG ?? 0))
      return {
        ko: `식이섬유가 하루 ${grams} g 모자랐어요. 나물을 한 접시 더해 보세요.`,
        en: `You were ${grams} g short of fibre a day. Add a plate of greens.`,
      }
    },
  ],
  [
    ({ means, advised }) => isMuch(means.sugarG, advised.SUGAR),
    () => ({
      ko: '당류가 기준보다 많았어요. 단것 대신 물이나 과일을 골라 보세요.',
      en: 'You had more sugar than advised. Choose water or fruit instead of sweets.',
    }),
  ],
  [
    ({ means, advised }) => isMuch(means.fatG, advised.FAT),
    () => ({
      ko: '지방이 기준보다 많았어요. 튀김보다 구이나 찜을 골라 보세요.',
      en: 'You had more fat than advised. Choose grilled or steamed over fried.',
    }),
  ],
  [
    ({ means, advised }) => isMuch(means.kcal, advised.KCAL),
    () => ({
      ko: '목표보다 많이 드셨어요. 밥을 한 숟갈 덜어 보세요.',
      en: 'You ate more than you planned. Take a spoonful of rice less.',
    }),
  ],
  [
    ({ means, advised }) => is(means.kcal, advised.KCAL, 'LACK'),
    () => ({
      ko: '목표보다 적게 드셨어요. 끼니를 거르지 말고 챙겨 보세요.',
      en: 'You ate less than you planned. Try not to skip a meal.',
    }),
  ],
  [() => true, () => ({ ko: '지금처럼 드시면 좋아요.', en: 'Carry on like this.' })],
]

/** So little is not worth a word of its own. */
const SOME_SODIUM_MG = 100

function lessSalt({ means, advised, soupMg }: Judged): Words {
  const [mean, most] = [Math.round(means.sodiumMg ?? 0), advised.NA.max ?? 0]
  const less = Math.floor(soupMg / 2 / 10) * 10
  const over = mean - most
  if (less < SOME_SODIUM_MG)
    return {
      ko: `나트륨이 하루 기준보다 ${amount(over)} mg 많았어요. 싱거운 반찬을 골라 보세요.`,
      en: `You had ${amount(over)} mg more sodium a day than advised. Choose dishes with less salt.`,
    }
  const half = {
    ko: `국과 찌개를 반만 드시면 나트륨이 하루 ${amount(less)} mg 줄어`,
    en: `Half of the soup would be ${amount(less)} mg less sodium a day`,
  }
  if (less >= over)
    return { ko: `${half.ko} 기준 안으로 들어와요.`, en: `${half.en}, which is within what is advised.` }
  return {
    ko: `${half.ko}요. 그래도 기준보다 ${amount(over - less)} mg 많으니 반찬도 싱겁게 골라 보세요.`,
    en: `${half.en}. That is still ${amount(over - less)} mg too much: choose dishes with less salt, too.`,
  }
}

const amount = (value: number): string => oneDecimal(value).toLocaleString('en-US')

const is = (value: number | null, bounds: Advised[keyof Advised], status: ReturnType<typeof statusOf>) =>
  statusOf(value, bounds) === status
const isMuch = (value: number | null, bounds: Advised[keyof Advised]) =>
  is(value, bounds, 'CAUTION') || is(value, bounds, 'DANGER')

/**
 * What to keep and what to change; null for a week of which too little is told.
 *
 * @param soups milligrams of sodium from soups, by day
 */
export function weekWords(
  { means, counted, isWhole }: Pick<Week, 'means' | 'counted' | 'isWhole'>,
  advised: Advised | null,
  soups: ReadonlyMap<string, number>,
): Words | null {
  if (means === null || advised === null || !isWhole) return null
  const soupMg = counted.reduce((sum, day) => sum + (soups.get(day) ?? 0), 0) / counted.length
  const week = { means, advised, soupMg }
  const keep = KEEP.find(([holds]) => holds(week))?.[1] ?? { ko: '', en: '' }
  const change = CHANGE.find(([holds]) => holds(week))?.[1](week) ?? { ko: '', en: '' }
  return { ko: `${keep.ko} ${change.ko}`, en: `${keep.en} ${change.en}` }
}
