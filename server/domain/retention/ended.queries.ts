/**
 * What has ended goes at night: nobody was promised when, so no row of the table of promises is about it. Every
 * statement goes by the keys of some members, or is about a table that is small, and a second run finds nothing
 * (docs/decisions/371).
 */
import { and, eq, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { clearInPieces } from '#server/db/pieces.ts'
import { battleMessages } from '#server/domain/battle/schema.ts'
import { checkupSignIns } from '#server/domain/checkup-sign-in/schema.ts'
import { mallChecks } from '#server/domain/mall/schema.ts'
import { USUAL_LIFE } from '#server/domain/session/life.rules.ts'
import { forgetLatePushTokens } from '#server/domain/session/push-token.queries.ts'
import { rememberCredentials, sessions, signInTries } from '#server/domain/session/schema.ts'
import { clearOldCodes } from '#server/domain/sms-code/queries.ts'
import type { Look } from './forget.queries.ts'
import { dropLost } from './pictures.queries.ts'
import { forgetSamples } from './samples.queries.ts'

/**
 * Days after their end for which sessions, auto-logins and sign-ins at a provider are kept: until then a device that
 * comes back is told why.
 */
export const ENDED_DAYS = 30
/** Ended ones that are kept of a member: the newest. */
export const MOST_SESSIONS = 1_000
export const MOST_CREDENTIALS = 100
export const MOST_CHECKUP_SIGN_INS = 100
/** Messages about battles that are kept: the newest. */
export const MOST_BATTLE_MESSAGES = 10_000

/** What goes of members, by what it is. */
export const endedOfMembers: Record<string, (db: Db, look: Look) => Promise<void>> = {
  samples: (db, { hcIds, today }) => forgetSamples(db, hcIds, today),
  pictures: (db, { hcIds, now }) => dropLost(db, hcIds, now),
  /** The newest stays: by it the next sign-in knows the day of the one before (MBR-16). */
  sessions: async (db, { hcIds, now }) => {
    const isLate = sql`exists (select 1 from ${sessions} as later
      where later.hc_id = ${sessions.hcId} and later.started_at > ${sessions.startedAt})`
    const own = inArray(sessions.hcId, [...hcIds])
    await clearInPieces(db, sessions, and(own, lte(sessions.endedAt, ended(now)), isLate))
    await keepNewestOf(
      db,
      hcIds,
      { table: sessions, at: sessions.startedAt, most: MOST_SESSIONS },
      isNotNull(sessions.endedAt),
    )
  },
  autoLogins: async (db, { hcIds, now }) => {
    const { hcId, revokedAt, expiresAt, createdAt } = rememberCredentials
    const isOver = or(lte(revokedAt, ended(now)), lte(expiresAt, ended(now)))
    await clearInPieces(db, rememberCredentials, and(inArray(hcId, [...hcIds]), isOver))
    const way = { table: rememberCredentials, at: createdAt, most: MOST_CREDENTIALS }
    await keepNewestOf(db, hcIds, way, isNotNull(revokedAt))
  },
  pushTokens: (db, { hcIds, now, life = USUAL_LIFE }) => forgetLatePushTokens(db, hcIds, now, life),
  /** Those that somebody confirmed stay for longer: the newest of them says with whom the next is begun. */
  checkupSignIns: async (db, { hcIds, now }) => {
    const { hcId, state, expiresAt, startedAt } = checkupSignIns
    const isOver = and(ne(state, 'DONE'), lte(expiresAt, ended(now)))
    await clearInPieces(db, checkupSignIns, and(inArray(hcId, [...hcIds]), isOver))
    await keepNewestOf(db, hcIds, { table: checkupSignIns, at: startedAt, most: MOST_CHECKUP_SIGN_INS })
  },
  mallChecks: (db, { hcIds, now }) =>
    clearInPieces(db, mallChecks, and(inArray(mallChecks.hcId, [...hcIds]), lte(mallChecks.expiresAt, now))),
  battleMessages: (db, { hcIds }) =>
    keepNewestOf(db, hcIds, { table: battleMessages, at: battleMessages.msgSeq, most: MOST_BATTLE_MESSAGES }),
}

/** What goes of everybody at once: small tables, of which writing clears most already. */
export const endedOfAll: Record<string, (db: Db, now: Date) => Promise<void>> = {
  tries: (db, now) => clearInPieces(db, signInTries, lt(signInTries.until, now)),
  codes: clearOldCodes,
}

const ended = (now: Date): Date => new Date(now.getTime() - ENDED_DAYS * 86_400_000)

type Traces = { table: PgTable & { hcId: PgColumn }; at: PgColumn; most: number }

/**
 * Keeps the newest rows of some members. One statement finds those who have more, by their keys.
 *
 * @param isGone what else has to be so of an older one
 */
async function keepNewestOf(
  db: Db,
  hcIds: readonly string[],
  { table, at, most }: Traces,
  isGone?: SQL,
): Promise<void> {
  const full = await db.execute<{ hcId: string }>(sql`
    select member.hc_id as "hcId" from json_array_elements_text(${JSON.stringify(hcIds)}::json) as member(hc_id)
    where exists (select 1 from ${table} where ${table.hcId} = member.hc_id offset ${most} limit 1)`)
  for (const { hcId } of full) {
    const edge = sql`(select ${at} from ${table} where ${table.hcId} = ${hcId} order by ${at} desc offset ${most - 1} limit 1)`
    await clearInPieces(db, table, and(eq(table.hcId, hcId), sql`${at} < ${edge}`, isGone))
  }
}
