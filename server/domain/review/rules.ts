import { daysBetween } from '#server/seoul.ts'

/** How long after a meal it may be rated. */
export const RATING_DAYS = 14

export const canRate = (menuDt: string, today: string): boolean => daysBetween(menuDt, today) <= RATING_DAYS

export type Grade = { menuCode: string; grade: number }

/** What some grades change in the sums of dishes: the new ones come, those that they replace go. By dish, in the order of their codes. */
export function difference(before: readonly Grade[], now: readonly Grade[]): { menuCode: string; cnt: number; sum: number }[] {
  const moved = new Map<string, { menuCode: string; cnt: number; sum: number }>()
  const move = ({ menuCode, grade }: Grade, sign: 1 | -1) => {
    const { cnt, sum } = moved.get(menuCode) ?? { cnt: 0, sum: 0 }
    moved.set(menuCode, { menuCode, cnt: cnt + sign, sum: sum + sign * grade })
  }
  for (const grade of before) move(grade, -1)
  for (const grade of now) move(grade, 1)
  return [...moved.values()].filter(({ cnt, sum }) => cnt !== 0 || sum !== 0).toSorted((a, b) => a.menuCode.localeCompare(b.menuCode))
}
