/**
 * What somebody may set out to reach. Only a weight is chosen; days are the same for everybody who is in a challenge
 * (docs/decisions/260).
 */

/**
 * Shares of the weight at the start, in thousandths, easiest first. Three in a hundred is what a month of a coached
 * programme asks; five is the most that is offered, since nobody here is told to lose more in so short a time.
 */
export const LEVELS = [
  {
    optCode: 'EASY',
    perMille: 15,
    name: { ko: '조금', en: 'A little' },
    whom: { ko: '처음 해 보는 분', en: 'For a first time' },
  },
  {
    optCode: 'STEADY',
    perMille: 30,
    name: { ko: '꾸준히', en: 'Steadily' },
    whom: { ko: '한 달을 이어 갈 분', en: 'For a month of it' },
  },
  {
    optCode: 'MOST',
    perMille: 50,
    name: { ko: '넉넉히', en: 'As much as is wise' },
    whom: { ko: '영양사와 자주 이야기할 분', en: 'For those who talk with the dietitian often' },
  },
] as const

/** A tenth of a kilogram, as weights are written down. */
const STEP_GRAMS = 100

/** A weight that is so many thousandths below another. */
export const lessBy = (grams: number, perMille: number): number =>
  Math.round((grams * (1000 - perMille)) / 1000 / STEP_GRAMS) * STEP_GRAMS

/** What may be chosen from a weight: from the most that is offered up to staying as one is. */
export const weightRange = (startGrams: number) => ({
  min: lessBy(startGrams, 50),
  max: lessBy(startGrams, 0),
  suits: lessBy(startGrams, 30),
})

/** Grams of a weight in kilograms with at most one decimal; undefined for anything else. */
export const gramsOf = (text: string): number | undefined =>
  /^\d{1,3}(?:\.\d)?$/.test(text) ? Math.round(Number(text) * 1000) : undefined

/** A course as points: of each day its last value, of each week its mean, in the order of days. */
export function courseOf(
  readings: readonly { day: string; value: number }[],
  weekOf: ((day: string) => string) | null,
): { baseDt: string; value: number }[] {
  const days = new Map(readings.map(({ day, value }) => [day, value]))
  if (weekOf === null) return [...days].map(([baseDt, value]) => ({ baseDt, value }))
  const weeks = Map.groupBy([...days], ([day]) => weekOf(day))
  return [...weeks].map(([baseDt, found]) => ({
    baseDt,
    value: Math.round(found.reduce((sum, [, value]) => sum + value, 0) / found.length),
  }))
}
