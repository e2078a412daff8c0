/**
 * From where on a value is what it is: the one table of borders of what a member measures, each with whose it is. The
 * ranges of cards, graphs and lists (ranges.rules.ts), extreme readings (extremes.rules.ts), the score, the health age,
 * the goal, the week and the check-up are made from it, so that no two pages say two things of one value; the app's
 * copy (src/domain/index-record/usual.ts) and the contract (`HelhRange`) are held to it by tests (docs/decisions/389).
 */

/** Usual from `from`, included, up to `to`, not included; from `high` on it is high. Null: there is no such border. */
export type Usual = { from: number | null; to: number; high: number | null }

/**
 * Fasting: under 100 mg/dL is normal, from 126 on it is high; after a meal 140 and 200 (Korean Diabetes Association,
 * Clinical Practice Guidelines, 2023). Under 70 it is low (the same, hypoglycaemia level 1).
 */
const EMPTY = { from: 70, to: 100, high: 126 } as const
const FED = { from: 70, to: 140, high: 200 } as const

export const usual = {
  // Under 120/80 is normal, from 140/90 on it is high (Korean Society of Hypertension, 2022); under 90/60 it is low
  // (Korea Disease Control and Prevention Agency, health portal).
  SBP: { from: 90, to: 120, high: 140 },
  DBP: { from: 60, to: 80, high: 90 },
  NBD: EMPTY,
  BBD: EMPTY,
  ABD: FED,
  SBD: FED,
  // Seven to nine hours (National Sleep Foundation, adults, 2015); minutes.
  SLP: { from: 420, to: 540, high: null },
  // Under 18.5 is underweight, 23 to 24.9 comes before obesity, from 25 on it is obesity (Korean Society for the Study
  // of Obesity, 2022; WHO, The Asia-Pacific perspective, 2000).
  BMI: { from: 18.5, to: 23, high: 25 },
  // At rest: slow under 50 (ACC/AHA/HRS, bradycardia, 2018), fast from 100 on (American Heart Association).
  HR: { from: 50, to: 100, high: null },
} as const satisfies Record<string, Usual>

/** What is usual of men, and what of women. */
export const usualBy = {
  // InBody's usual ranges, and where it speaks of obesity; percent.
  BDF: { M: { from: 10, to: 20, high: 25 }, F: { from: 18, to: 28, high: 33 } },
  // From 90 and 85 cm on it counts as abdominal obesity (Korean Society for the Study of Obesity, 2022).
  WC: { M: { from: null, to: 90, high: null }, F: { from: null, to: 85, high: null } },
} as const satisfies Record<string, Record<'M' | 'F', Usual>>

/**
 * Where the national sheet draws another line than the table above (건강검진 실시기준 별표 4의 별첨, 검사항목별 판정기준): a check-up tells
 * what its paper says, and the page says beside it where the others draw theirs. The sheet has no borders below,
 * either: what is low there is named apart (docs/decisions/365, 389).
 */
export const sheet = {
  BMI: { from: 18.5, to: 25, high: 30 },
} as const satisfies Record<string, Usual>
