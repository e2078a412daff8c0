/**
 * Badges that stay. Until a challenge is settled a badge is told by its days, which may still be corrected; it is kept
 * with its day from when a day that is over has told of it, at the latest by the settlement. Who has it has it: neither
 * a correction nor the end of the days takes it away.
 */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import type { DayValue } from './queries.ts'
import { challengeBadges, challengeDays } from './schema.ts'
import { type BadgeCode, earnedBadges } from './scores.rules.ts'

type Whose = { hcId: string; chalnCode: string }

export const successesOf = (own: readonly Pick<DayValue, 'dayDt' | 'isSuccess'>[]): Set<string> =>
  new Set(own.filter(({ isSuccess }) => isSuccess).map(({ dayDt }) => dayDt))

/** What is kept of several challenges, by their codes. */
export async function keptBadgesOf(
  db: Queryable,
  hcId: string,
  codes: readonly string[],
): Promise<Map<string, Map<BadgeCode, string>>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(challengeBadges)
    .where(and(eq(challengeBadges.hcId, hcId), inArray(challengeBadges.chalnCode, [...codes])))
  return new Map(
    [...Map.groupBy(rows, ({ chalnCode }) => chalnCode)].map(([chalnCode, own]) => [
      chalnCode,
      new Map(own.map(({ badgeCode, earnedDt }) => [badgeCode, earnedDt])),
    ]),
  )
}

/** Keeps badges with their days; the first day of each stays. */
export async function addBadges(
  db: Queryable,
  whose: Whose,
  earned: readonly (readonly [BadgeCode, string])[],
): Promise<void> {
  if (earned.length > 0)
    await db
      .insert(challengeBadges)
      .values(earned.map(([badgeCode, earnedDt]) => ({ ...whose, badgeCode, earnedDt })))
      .onConflictDoNothing()
}

/** Keeps what the days that succeeded have earned, in the caller's transaction. Where days are not counted: nothing. */
export async function keepBadges(
  tx: Queryable,
  whose: Whose,
  goalDays: number | null,
  successes: ReadonlySet<string>,
): Promise<void> {
  if (goalDays === null || successes.size === 0) return
  const days = await tx
    .select({ dayDt: challengeDays.dayDt })
    .from(challengeDays)
    .where(eq(challengeDays.chalnCode, whose.chalnCode))
    .orderBy(asc(challengeDays.dayDt))
  const earned = earnedBadges(
    days.map(({ dayDt }) => dayDt),
    successes,
    goalDays,
  )
  await addBadges(tx, whose, [...earned])
}
