/** What days come to. */

/** Percent of the days that complete a challenge, 0 to 100. */
export const daysRate = (successDays: number, goalDays: number): number =>
  clamp(Math.round((100 * successDays) / Math.max(1, goalDays)))

/**
 * Percent of the way from where somebody started to the goal, 0 to 100; nothing was left to do where both are the same.
 */
export function wayRate(startVal: number, nowVal: number, goalVal: number): number {
  if (startVal === goalVal) return 100
  return clamp(Math.round((100 * (startVal - nowVal)) / (startVal - goalVal)))
}

const clamp = (value: number): number => Math.min(100, Math.max(0, value))

/** The longest row of days that succeeded, days off left out. `days` in order. */
export function longestRow(days: readonly string[], successes: ReadonlySet<string>): number {
  let longest = 0
  let row = 0
  for (const day of days) {
    row = successes.has(day) ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}

/** Points of the days, paid whether the challenge was completed or not, and of completing it. */
export function pointsOf(
  { dayPoint, rewardPoint }: { dayPoint: number; rewardPoint: number },
  successDays: number,
  achieveRate: number,
) {
  return { days: successDays * dayPoint, reward: achieveRate >= 100 ? rewardPoint : 0 }
}

export const BADGES = ['FIRST', 'FIVE', 'TEN', 'DONE'] as const
export type BadgeCode = (typeof BADGES)[number]

/** Words of the badges, the same in every challenge. */
export const badgeWords: Record<
  BadgeCode,
  { badgeNm: string; badgeNmEng: string; conditionTxt: string; conditionTxtEng: string }
> = {
  FIRST: {
    badgeNm: '첫걸음',
    badgeNmEng: 'First step',
    conditionTxt: '첫날을 해내면',
    conditionTxtEng: 'Complete your first day',
  },
  FIVE: {
    badgeNm: '닷새 내리',
    badgeNmEng: 'Five in a row',
    conditionTxt: '닷새를 이어서 해내면',
    conditionTxtEng: 'Complete five days in a row',
  },
  TEN: {
    badgeNm: '열 번',
    badgeNmEng: 'Ten times',
    conditionTxt: '열 번을 해내면',
    conditionTxtEng: 'Complete ten days',
  },
  DONE: {
    badgeNm: '완주',
    badgeNmEng: 'Finished',
    conditionTxt: '목표한 날을 다 채우면',
    conditionTxtEng: 'Complete all the days of the goal',
  },
}

/**
 * Badges that the number of days tells: all but that of days in a row. What there is of a challenge whose days have
 * gone before badges were kept.
 */
export function keptBadges(successDays: number, achieveRate: number): BadgeCode[] {
  const isKept = { FIRST: successDays >= 1, FIVE: false, TEN: successDays >= 10, DONE: achieveRate >= 100 }
  return BADGES.filter((code) => isKept[code])
}

/** On which day each badge was earned, by the days that succeeded; what is not in it is still open. `days` in order. */
export function earnedBadges(
  days: readonly string[],
  successes: ReadonlySet<string>,
  goalDays: number | null,
): Map<BadgeCode, string> {
  const earned = new Map<BadgeCode, string>()
  let total = 0
  let row = 0
  const give = (code: BadgeCode, day: string, isEarned: boolean) => {
    if (isEarned && !earned.has(code)) earned.set(code, day)
  }
  for (const day of days) {
    row = successes.has(day) ? row + 1 : 0
    if (row === 0) continue
    total += 1
    give('FIRST', day, true)
    give('FIVE', day, row >= 5)
    give('TEN', day, total >= 10)
    give('DONE', day, goalDays !== null && total >= goalDays)
  }
  return earned
}
