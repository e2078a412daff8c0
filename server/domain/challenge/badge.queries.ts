/**
 * Badges that stay. A badge is told by its days as long as they may be corrected; the night keeps it with its day once
 * that is closed (badge-night.queries.ts), the settlement what is left. Who has it has it: neither a correction nor the
 * end of the days takes it away.
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

/** Keeps badges with their days, of one member or of several; the first day of each stays. */
export async function addBadges(
  db: Queryable,
  earned: readonly (Whose & { badges: ReadonlyMap<BadgeCode, string> })[],
): Promise<void> {
  const rows = earned.flatMap(({ badges, ...whose }) =>
    [...badges].map(([badgeCode, earnedDt]) => ({ ...whose, badgeCode, earnedDt })),
  )
  if (rows.length > 0) await db.insert(challengeBadges).values(rows).onConflictDoNothing()
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
  const badges = earnedBadges(
    days.map(({ dayDt }) => dayDt),
    successes,
    goalDays,
  )
  await addBadges(tx, [{ ...whose, badges }])
}
