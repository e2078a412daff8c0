import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { clearInPieces } from '#server/db/pieces.ts'
import { retrying } from '#server/db/retry.ts'
import { beginCheck, isStillProven } from '#server/domain/identity/check.queries.ts'
import { type CodePurpose, smsCodes, smsLimits } from './schema.ts'

export const CODE_SECONDS = 180
export const MOST_FAILURES = 5
const BLOCK_MS = 30 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * Codes an hour. Of a number by whoever asks (`asker`), from where (`near`) and in all (`mobile`): a stranger who asks
 * for somebody's number uses up their own share, and the owner's is there (docs/decisions/375).
 */
const MOST_SENT = { mobile: 30, near: 10, asker: 5, device: 20, address: 120 } as const
/**
 * Wrong codes of one number, whoever types them, within a day from its first code. Two such days may meet, so within
 * any 24 hours there are 900 at most, each against one code in a million: the odds are 900 / 1,000,000, below one in a
 * thousand a day. It takes 90 codes, three hours at 30 an hour.
 */
export const MOST_WRONG = 450
/** Counts that are over are cleared away every so many codes of this server. */
const SWEEP_EVERY = 100

export type NewCode = { kind: 'sent'; authSeq: number } | { kind: 'wait'; until: Date }
type Made = { kind: 'made'; authSeq: number; code: string }
/** `deviceId` is empty where none is named; `network` is what the caller counts with. */
type CodeRequest = { mobileNo: string; purpose: CodePurpose; deviceId: string; network: string }
/** A code that somebody had been sent, and the device that asked for it. */
export type SentCode = Pick<typeof smsCodes.$inferSelect, 'authSeq' | 'mobileNo' | 'purpose' | 'deviceId'>
type Typed = { authSeq: number; authNo: string; deviceId: string; network: string }
export type CodeState = { failCnt: number; blockedUntil: Date | null }
export type Confirmation = ({ kind: 'right'; authKey: string } | { kind: 'wrong' }) & CodeState

export function smsCodeQueries(db: Db) {
  let sends = 0
  async function sweep(now: Date): Promise<void> {
    sends += 1
    if (sends % SWEEP_EVERY !== 1) return
    await clearOldCodes(db, now)
  }

  const make = (
    { mobileNo, purpose, deviceId, ...asked }: CodeRequest,
    now: Date,
  ): Promise<Made | { kind: 'wait'; until: Date }> =>
    retrying(() =>
      db.transaction(async (tx) => {
        const wrong = await limitOf(tx, triesOf(mobileNo), now, DAY_MS)
        if (isBlocked(wrong, now)) return { kind: 'wait', until: wrong.blockedUntil }
        const limits: (typeof smsLimits.$inferSelect)[] = []
        for (const [kind, subject] of subjectsOf({ mobileNo, deviceId, ...asked })) {
          const limit = await limitOf(tx, subject, now)
          if (isBlocked(limit, now)) return { kind: 'wait', until: limit.blockedUntil }
          if (limit.sentCnt >= MOST_SENT[kind])
            return { kind: 'wait', until: new Date(limit.hourFrom.getTime() + HOUR_MS) }
          limits.push(limit)
        }
        const [authSeq, code] = [randomInt(1, 2 ** 31 - 1), String(randomInt(1_000_000)).padStart(6, '0')]
        for (const { hourFrom, sentCnt, ...key } of limits) {
          await tx
            .update(smsLimits)
            .set({ hourFrom, sentCnt: sentCnt + 1 })
            .where(isLimit(key))
        }
        await tx
          .insert(smsCodes)
          .values({ authSeq, mobileNo, purpose, deviceId, codeHash: hashOf(authSeq, code), sentAt: now })
        return { kind: 'made', authSeq, code }
      }),
    )

  /** The text is on its way: the code is the last one of who asked, and the one before it goes. */
  const settle = (request: CodeRequest, authSeq: number, now: Date): Promise<void> =>
    retrying(() =>
      db.transaction(async (tx) => {
        const { authSeq: last, ...key } = await limitOf(tx, askerOf(request), now)
        await tx.update(smsLimits).set({ authSeq }).where(isLimit(key))
        if (last !== null) await tx.delete(smsCodes).where(eq(smsCodes.authSeq, last))
      }),
    )

  /** Nobody has taken the text: it counts for nothing, and the code before it is good for what is left of its time. */
  const takeBack = (request: CodeRequest, authSeq: number, now: Date): Promise<void> =>
    retrying(() =>
      db.transaction(async (tx) => {
        for (const [, subject] of subjectsOf(request)) {
          const { sentCnt } = await limitOf(tx, subject, now)
          await tx
            .update(smsLimits)
            .set({ sentCnt: Math.max(0, sentCnt - 1) })
            .where(isLimit(subject))
        }
        await tx.delete(smsCodes).where(eq(smsCodes.authSeq, authSeq))
      }),
    )

  return {
    /**
     * Makes a code and has it sent; the one before it is worth nothing any more. Known and unknown numbers are treated
     * alike.
     *
     * @param deliver what it rejects with is thrown on, and nothing has been counted
     */
    send: async (request: CodeRequest, now: Date, deliver: (code: string) => Promise<void>): Promise<NewCode> => {
      await sweep(now)
      const made = await make(request, now)
      if (made.kind === 'wait') return made
      const { authSeq, code } = made
      try {
        await deliver(code)
      } catch (failure) {
        await takeBack(request, authSeq, now)
        throw failure
      }
      await settle(request, authSeq, now)
      return { kind: 'sent', authSeq }
    },

    /**
     * Tries a code, once for each call, whoever comes at the same time. After five wrong ones whoever typed them gets
     * none to that number for half an hour; others do. The right one may be told again while it lives, by the device
     * that asked: the first answer may have been lost.
     *
     * @param keep what a right one proves, in the same transaction; answers the key that the next step shows, undefined
     *   when told again and what it proved is used up
     */
    confirm: (
      { authSeq, authNo, deviceId, network }: Typed,
      now: Date,
      keep: (tx: Queryable, code: SentCode, isAgain: boolean) => Promise<string | undefined> = (tx, code, isAgain) =>
        keepProof(tx, code, isAgain, now),
    ): Promise<Confirmation> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [asked] = await tx
            .select({ mobileNo: smsCodes.mobileNo })
            .from(smsCodes)
            .where(ownCode(authSeq, deviceId))
          if (asked === undefined) return { kind: 'wrong', failCnt: 0, blockedUntil: null }
          // The number before the code, as `send` holds them: the other way round two could wait for each other.
          const { mobileNo } = asked
          const wrong = await limitOf(tx, triesOf(mobileNo), now, DAY_MS)
          const limit = await limitOf(tx, askerOf({ mobileNo, deviceId, network }), now)
          const [code] = await tx.select().from(smsCodes).where(eq(smsCodes.authSeq, authSeq))
          if (code === undefined) return { kind: 'wrong', failCnt: 0, blockedUntil: null }
          const blockedUntil = latestBlock([wrong, limit], now)
          const isOver = now.getTime() - code.sentAt.getTime() > CODE_SECONDS * 1000 || isBlocked(wrong, now)
          if (isOver || code.failCnt >= MOST_FAILURES) return { kind: 'wrong', failCnt: code.failCnt, blockedUntil }
          if (code.codeHash === hashOf(authSeq, authNo)) {
            const authKey = await keep(tx, code, code.confirmedAt !== null)
            if (authKey === undefined) return { kind: 'wrong', failCnt: code.failCnt, blockedUntil }
            await tx
              .update(smsCodes)
              .set({ confirmedAt: code.confirmedAt ?? now })
              .where(eq(smsCodes.authSeq, authSeq))
            return { kind: 'right', authKey, failCnt: code.failCnt, blockedUntil: null }
          }
          const failCnt = code.failCnt + 1
          await tx.update(smsCodes).set({ failCnt }).where(eq(smsCodes.authSeq, authSeq))
          const [all, own] = [await countWrong(tx, wrong), await blockAsker(tx, limit, failCnt, now)]
          return { kind: 'wrong', failCnt, blockedUntil: latestBlock([all, own], now) }
        }),
      ),

    state: async ({ authSeq, deviceId, network }: Omit<Typed, 'authNo'>, now: Date): Promise<CodeState> => {
      const [code] = await db
        .select({ failCnt: smsCodes.failCnt, mobileNo: smsCodes.mobileNo })
        .from(smsCodes)
        .where(ownCode(authSeq, deviceId))
      if (code === undefined) return { failCnt: 0, blockedUntil: null }
      const { failCnt, mobileNo } = code
      const limits = await db
        .select({ blockedUntil: smsLimits.blockedUntil })
        .from(smsLimits)
        .where(or(isLimit(triesOf(mobileNo)), isLimit(askerOf({ mobileNo, deviceId, network }))))
      return { failCnt, blockedUntil: latestBlock(limits, now) }
    },
  }
}

/** The keys of one code are one proof: whichever is used, all are. */
async function keepProof(
  tx: Queryable,
  { authSeq, mobileNo, purpose, deviceId }: SentCode,
  isAgain: boolean,
  now: Date,
): Promise<string | undefined> {
  if (isAgain && !(await isStillProven(tx, deviceId, authSeq, now))) return undefined
  const key = randomBytes(24).toString('base64url')
  await beginCheck(tx, { deviceId, key, kind: 'sms', purpose }, now, { authSeq, mobileNo, isConfirmed: true })
  return key
}

/** What is older than a day is no limit any more, and a code holds for minutes. */
export async function clearOldCodes(db: Db, now: Date): Promise<void> {
  const over = new Date(now.getTime() - 24 * HOUR_MS)
  const isFree = or(isNull(smsLimits.blockedUntil), lt(smsLimits.blockedUntil, now))
  await clearInPieces(db, smsLimits, and(lt(smsLimits.hourFrom, over), isFree))
  await clearInPieces(db, smsCodes, lt(smsCodes.sentAt, over))
}

/** Takes a number's codes and counts away, in the caller's transaction: whoever held it has left. */
export async function forgetMobile(tx: Queryable, mobileNo: string): Promise<void> {
  await tx.delete(smsLimits).where(eq(smsLimits.subject, `tries:${mobileNo}`))
  const gone = await tx
    .delete(smsLimits)
    .where(eq(smsLimits.subject, `mobile:${mobileNo}`))
    .returning({ authSeq: smsLimits.authSeq })
  for (const { authSeq } of gone) if (authSeq !== null) await tx.delete(smsCodes).where(eq(smsCodes.authSeq, authSeq))
}

type Key = { subject: string; asker: string }
type Asker = Pick<CodeRequest, 'mobileNo' | 'deviceId' | 'network'>

/** What a code is counted by; in one order for everybody, so that nobody waits for each other crosswise. */
function subjectsOf({ mobileNo, deviceId, network }: Asker): [keyof typeof MOST_SENT, Key][] {
  const ofNumber = `mobile:${mobileNo}`
  const subjects: [keyof typeof MOST_SENT, Key][] = [
    ['mobile', { subject: ofNumber, asker: '' }],
    ['near', { subject: ofNumber, asker: network }],
    ['asker', askerOf({ mobileNo, deviceId, network })],
    ['device', { subject: `device:${deviceId}`, asker: '' }],
    ['address', { subject: `address:${network}`, asker: '' }],
  ]
  // Clients that name no device are not one.
  return subjects.filter(([kind]) => kind !== 'device' || deviceId !== '')
}

/** Who asks for a number: a device in a network. Neither can be taken by somebody else at will. */
const askerOf = ({ mobileNo, deviceId, network }: Asker): Key => ({
  subject: `mobile:${mobileNo}`,
  asker: `${network} ${deviceId}`,
})

const triesOf = (mobileNo: string): Key => ({ subject: `tries:${mobileNo}`, asker: '' })

const isLimit = ({ subject, asker }: Key) => and(eq(smsLimits.subject, subject), eq(smsLimits.asker, asker))

type Limit = typeof smsLimits.$inferSelect

const isBlocked = <L extends Pick<Limit, 'blockedUntil'>>(limit: L, now: Date): limit is L & { blockedUntil: Date } =>
  limit.blockedUntil !== null && limit.blockedUntil > now

const latestBlock = (limits: readonly Pick<Limit, 'blockedUntil'>[], now: Date): Date | null =>
  limits
    .flatMap((limit) => (isBlocked(limit, now) ? limit.blockedUntil : []))
    .toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null

/** One more wrong code of the number; the last that a day has blocks it for all, until the day is over. */
async function countWrong(tx: Queryable, { hourFrom, sentCnt, blockedUntil, ...key }: Limit) {
  const count = sentCnt + 1
  const set = {
    hourFrom,
    sentCnt: count,
    blockedUntil: count < MOST_WRONG ? blockedUntil : new Date(hourFrom.getTime() + DAY_MS),
  }
  await tx.update(smsLimits).set(set).where(isLimit(key))
  return set
}

async function blockAsker(tx: Queryable, { blockedUntil, ...key }: Limit, failCnt: number, now: Date) {
  if (failCnt < MOST_FAILURES) return { blockedUntil }
  const set = { blockedUntil: new Date(now.getTime() + BLOCK_MS) }
  await tx.update(smsLimits).set(set).where(isLimit(key))
  return set
}

const ownCode = (authSeq: number, deviceId: string) =>
  and(eq(smsCodes.authSeq, authSeq), eq(smsCodes.deviceId, deviceId))

/** The row of what is counted, held until the end of the transaction; an hour or a day that is over begins anew. */
async function limitOf(tx: Queryable, key: Key, now: Date, lastsMs = HOUR_MS): Promise<Limit> {
  await tx
    .insert(smsLimits)
    .values({ ...key, hourFrom: now, sentCnt: 0 })
    .onConflictDoNothing()
  const [row] = await tx.select().from(smsLimits).where(isLimit(key)).for('update')
  if (row === undefined) throw new Error(`No limit of ${key.subject}.`)
  return now.getTime() - row.hourFrom.getTime() >= lastsMs ? { ...row, hourFrom: now, sentCnt: 0 } : row
}

const hashOf = (authSeq: number, secret: string): string =>
  createHash('sha256').update(`${authSeq} ${secret}`).digest('base64url')
