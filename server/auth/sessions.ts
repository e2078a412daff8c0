/**
 * Signed-in sessions. One live session per member: a sign-in ends the one before, which learns of it on its next call
 * (SES-25). Every request looks its session up; what was read within the last moment is answered from memory
 * (docs/decisions/023).
 */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { isDormant } from '#server/domain/member/dormant.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import type { SessionLife } from '#server/domain/session/life.rules.ts'
import { forgetPushTokens, takePhone } from '#server/domain/session/push-token.queries.ts'
import { sessions, type SessionEnd } from '#server/domain/session/schema.ts'
import { seoulDay } from '#server/seoul.ts'

export type SessionState = { kind: 'live'; deviceId: string } | { kind: 'ended'; reason: SessionEnd }

export type NewSession = { hcId: string; deviceId: string; autoLoginYn: 'Y' | 'N' }

export type Sessions = {
  /** What is known of a session without asking the database. */
  peek(sessionId: string): SessionState | undefined
  /** The state of a session; one that nobody has heard of has ended. */
  find(hcId: string, sessionId: string): Promise<SessionState>
  /**
   * Signs a member in: ends the live session, if any, and starts another. Returns its id; undefined when the member has
   * just left.
   */
  start(session: NewSession): Promise<string | undefined>
  /** The member's live session on one device, renewed; undefined when there is none. */
  resume(hcId: string, deviceId: string): Promise<string | undefined>
  /** Lengthens the life of a live session and tells its state. */
  renew(hcId: string, sessionId: string): Promise<SessionState>
  /** Ends a session; one that has ended keeps its first reason. */
  end(hcId: string, sessionId: string, reason: SessionEnd): Promise<void>
  /** Sessions that a transaction has ended, now that it stands. */
  noteEnded(sessionIds: readonly string[], reason: SessionEnd): void
  /** Notes that the password was shown in a session, or that it is not to count any more. */
  markPassword(hcId: string, sessionId: string, at: Date | null): Promise<void>
  /** When the password was shown in a session; undefined when the session is no more. */
  passwordShownAt(hcId: string, sessionId: string): Promise<Date | null | undefined>
  /** Ends what is live on one device of a member. */
  endOn(hcId: string, deviceId: string, reason: SessionEnd): Promise<void>
}

/**
 * How old an answer from memory may be. Ends through this server are known at once; this is for a second server on one
 * database.
 */
const MEMORY_MS = 2000
const MAX_REMEMBERED = 20_000

export function createSessions(db: Db, clock: Clock, life: SessionLife): Sessions {
  const memory = createMemory()
  const state = {
    deviceId: sessions.deviceId,
    startedAt: sessions.startedAt,
    refreshedAt: sessions.refreshedAt,
    endedAt: sessions.endedAt,
    endReason: sessions.endReason,
  }
  const isOne = and(eq(sessions.hcId, sql.placeholder('hcId')), eq(sessions.sessionId, sql.placeholder('sessionId')))
  const read = compiled(db, state, db.select(state).from(sessions).where(isOne))
  const hasLeft = async (hcId: string) => (await db.$count(members, eq(members.hcId, hcId))) === 0
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
  const isYoung = () =>
    and(isNull(sessions.endedAt), gt(sessions.refreshedAt, ago(life.idle)), gt(sessions.startedAt, ago(life.most)))

  async function load(hcId: string, sessionId: string): Promise<SessionState> {
    const [row] = await read({ hcId, sessionId })
    // An account takes its sessions with it.
    if (row === undefined) return { kind: 'ended', reason: (await hasLeft(hcId)) ? 'withdrawn' : 'expired' }
    if (row.endedAt !== null) return { kind: 'ended', reason: row.endReason ?? 'expired' }
    const isLive = row.refreshedAt > ago(life.idle) && row.startedAt > ago(life.most)
    return isLive ? { kind: 'live', deviceId: row.deviceId } : { kind: 'ended', reason: 'expired' }
  }

  async function find(hcId: string, sessionId: string): Promise<SessionState> {
    return memory.get(sessionId) ?? memory.put(sessionId, await load(hcId, sessionId))
  }

  /** What ends takes the phone's token with it; one that has ended before took it then. */
  const endWhere = (hcId: string, which: SQL, endReason: SessionEnd) =>
    retrying(() =>
      db.transaction(async (tx) => {
        const ended = await tx
          .update(sessions)
          .set({ endedAt: clock.now(), endReason })
          .where(and(eq(sessions.hcId, hcId), which, isNull(sessions.endedAt)))
          .returning({ sessionId: sessions.sessionId })
        if (ended.length > 0) await forgetPushTokens(tx, hcId)
        return ended
      }),
    )

  return {
    peek: memory.get,
    find,
    start: async (session) => {
      const sessionId = randomUUID()
      const ended = await retrying(() => db.transaction((tx) => replaceSession(tx, sessionId, session, clock.now())))
      if (ended === undefined) return undefined
      for (const { sessionId: other } of ended) memory.put(other, { kind: 'ended', reason: 'duplicate-login' })
      memory.put(sessionId, { kind: 'live', deviceId: session.deviceId })
      return sessionId
    },
    resume: (hcId, deviceId) =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [row] = await tx
            .update(sessions)
            .set({ refreshedAt: clock.now() })
            .where(and(eq(sessions.hcId, hcId), eq(sessions.deviceId, deviceId), isYoung()))
            .returning({ sessionId: sessions.sessionId })
          if (row !== undefined) await takePhone(tx, hcId, deviceId)
          return row?.sessionId
        }),
      ),
    renew: async (hcId, sessionId) => {
      const [row] = await db
        .update(sessions)
        .set({ refreshedAt: clock.now() })
        .where(and(eq(sessions.hcId, hcId), eq(sessions.sessionId, sessionId), isYoung()))
        .returning({ deviceId: sessions.deviceId })
      if (row !== undefined) return memory.put(sessionId, { kind: 'live', deviceId: row.deviceId })
      return memory.put(sessionId, await load(hcId, sessionId))
    },
    end: async (hcId, sessionId, reason) => {
      await endWhere(hcId, eq(sessions.sessionId, sessionId), reason)
      memory.forget(sessionId)
    },
    noteEnded: (sessionIds, reason) => {
      for (const sessionId of sessionIds) memory.put(sessionId, { kind: 'ended', reason })
    },
    markPassword: async (hcId, sessionId, pwdCheckedAt) => {
      await db
        .update(sessions)
        .set({ pwdCheckedAt })
        .where(and(eq(sessions.hcId, hcId), eq(sessions.sessionId, sessionId)))
    },
    passwordShownAt: async (hcId, sessionId) => {
      const [row] = await db
        .select({ at: sessions.pwdCheckedAt })
        .from(sessions)
        .where(and(eq(sessions.hcId, hcId), eq(sessions.sessionId, sessionId)))
      return row?.at
    },
    endOn: async (hcId, deviceId, reason) => {
      const ended = await endWhere(hcId, eq(sessions.deviceId, deviceId), reason)
      for (const { sessionId } of ended) memory.put(sessionId, { kind: 'ended', reason })
    },
  }
}

/** Ends what is live, notes the day of the sign-in before this one, starts the new session. */
async function replaceSession(
  tx: Queryable,
  sessionId: string,
  { hcId, deviceId, autoLoginYn }: NewSession,
  now: Date,
) {
  // The member's row is the lock: two sign-ins at once take turns, and the later one wins.
  const [member] = await tx
    .select({ lastLoginDt: members.lastLoginDt })
    .from(members)
    .where(eq(members.hcId, hcId))
    .for('update')
  if (member === undefined) return undefined
  const [before] = await tx
    .select({ at: max(sessions.startedAt) })
    .from(sessions)
    .where(eq(sessions.hcId, hcId))
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'duplicate-login' })
    .where(and(eq(sessions.hcId, hcId), isNull(sessions.endedAt)))
    .returning({ sessionId: sessions.sessionId })
  const lastLoginDt = before?.at ? seoulDay(before.at) : member.lastLoginDt
  // MBR-16: decided here and greeted with; the next sign-in is one among many.
  await tx
    .update(members)
    .set({ lastLoginDt, dormantYn: isDormant(lastLoginDt, now) ? 'Y' : 'N' })
    .where(eq(members.hcId, hcId))
  await tx.insert(sessions).values({ hcId, sessionId, deviceId, autoLoginYn, startedAt: now, refreshedAt: now })
  await takePhone(tx, hcId, deviceId)
  return ended
}

/** Recent states by session id. Real time, not the server's clock: it bounds staleness, not the life of a session. */
function createMemory() {
  const known = new Map<string, { state: SessionState; until: number }>()
  return {
    get: (sessionId: string): SessionState | undefined => {
      const entry = known.get(sessionId)
      return entry !== undefined && entry.until > performance.now() ? entry.state : undefined
    },
    put: (sessionId: string, state: SessionState): SessionState => {
      known.delete(sessionId)
      known.set(sessionId, { state, until: performance.now() + MEMORY_MS })
      const oldest = known.keys().next()
      if (known.size > MAX_REMEMBERED && !oldest.done) known.delete(oldest.value)
      return state
    },
    forget: (sessionId: string): void => {
      known.delete(sessionId)
    },
  }
}
