/** Seeded challenges, one of every kind, at days that a test names. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { ChallengeInfo } from '#server/domain/challenge/queries.ts'
import { challengeDays, challenges, challengeTargets } from '#server/domain/challenge/schema.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { TEST_NOW } from './database.ts'

/** Steps, lunches, a weight, missions, and a weight with a dietitian. */
export const [WALK, LUNCHES, WEIGHT, STAIRS, COACHED] = [
  'CH20261102',
  'CH20261109',
  'CH20260601',
  'CH20261116',
  'CH20261029',
] as const

/** Two weeks that anybody joins when they like, with everything else as seeded. */
const OPEN = {
  startDt: '20261116',
  endDt: '20261129',
  settleDt: '20261130',
  applyStartDt: '20261101',
  applyEndDt: '20261129',
  maxJoin: null,
  termsSet: null,
} as const

/** The week from Monday on in which challenges of `openEveryKind` are, and in which every day counts. */
export const WEEK = ['20261116', '20261117', '20261118', '20261119', '20261120', '20261121', '20261122'] as const

/**
 * Moves one challenge of every kind to other days.
 *
 * @param change what of it is otherwise than seeded
 * @param days the days that count, and no others
 */
export async function moveEveryKind(db: Db, change: Partial<ChallengeInfo>, days: readonly string[]): Promise<void> {
  for (const chalnCode of [WALK, LUNCHES, WEIGHT, STAIRS, COACHED]) await move(db, chalnCode, change, days)
}

/**
 * One challenge of every kind is open to everybody from 16 to 29 November. The missions pay 50 points a day and 500.
 *
 * @param goalDays days that complete the missions
 */
export async function openEveryKind(db: Db, goalDays: number, days: readonly string[]): Promise<void> {
  await moveEveryKind(db, OPEN, days)
  await move(db, STAIRS, { goalDays, dayPoint: 50, rewardPoint: 500 }, days)
}

async function move(db: Db, chalnCode: string, change: Partial<ChallengeInfo>, days: readonly string[]): Promise<void> {
  await db.update(challenges).set(change).where(eq(challenges.chalnCode, chalnCode))
  await db.delete(challengeDays).where(eq(challengeDays.chalnCode, chalnCode))
  await db.insert(challengeDays).values(days.map((dayDt) => ({ chalnCode, dayDt })))
}

type Who = { hcId: string }

/** The weight of somebody at seven of these days, written by themselves. */
export async function weigh(db: Db, { hcId }: Who, days: Readonly<Record<string, number>>): Promise<void> {
  await db.insert(healthIndexRecords).values(
    Object.entries(days).map(([day, kg]) => ({
      hcId,
      helhidxCode: 'BW',
      inptDt: `${day}070000`,
      helhidxVal: kg,
      helhidxOriCode: '1' as const,
      helhDate: day,
    })),
  )
}

/** Somebody sets out from 72 kg to 70 in a challenge; who already has stays with it. */
export async function setOut(db: Db, { hcId }: Who, chalnCode: string): Promise<void> {
  await db
    .insert(challengeTargets)
    .values({ hcId, chalnCode, targetCode: 'BW', startVal: 72_000, goalVal: 70_000, setAt: TEST_NOW })
    .onConflictDoNothing()
}
