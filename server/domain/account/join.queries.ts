/** Opens an account, or opens one again that had fallen asleep: one transaction, in which no name is anybody else's. */
import { randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { writeAgreements } from '#server/domain/agreement/queries.ts'
import { issueCoupon } from '#server/domain/coupon/queries.ts'
import { GENERAL } from '#server/domain/company/rules.ts'
import { couponKinds } from '#server/domain/coupon/rules.ts'
import { spendCheck, type Check } from '#server/domain/identity/check.queries.ts'
import { setMobile, takeEmployeeNumber, takeNickname } from '#server/domain/identity/directory.queries.ts'
import { ciHashOf, foldedUsername, maskedId } from '#server/domain/identity/rules.ts'
import { departures, identityKeys, type Person } from '#server/domain/identity/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { makeMain } from '#server/domain/restaurant/queries.ts'
import { credentials, signInNames } from '#server/domain/session/schema.ts'
import type { Yn } from '#server/wire.ts'
import { isAsleep } from './asleep.queries.ts'
import { endSessions } from './end-sessions.queries.ts'
import { WELCOME, WELCOME_DAYS } from './welcome.rules.ts'

/** As long as a verification holds, the same form may be sent again. */
const PROOF_MS = 30 * 60_000

export type Form = {
  usrId: string
  passwordHash: string
  nickName: string
  usrEmail: string
  heightCm: number | null
  weightKg: number | null
  restaurantCode: string
  bizCode: string
  staff: { employeeNumber: string; knoxId: string | null; epId: string | null } | null
  loginType: 'W' | 'K' | 'T'
  marketing: Yn
  pushAgreeYn: Yn
  smsAgreeYn: Yn
  emailAgreeYn: Yn
  lang: 'ko' | 'en'
  /** The account to open again, as it was shown: masked. */
  selectedId: string | null
}

export type JoinRefusal = 'usrIdTaken' | 'nickNameTaken' | 'employeeNumberTaken' | 'member' | 'used'
export type Joined = { hcId: string; joinedAt: Date; ended: string[] } | { refusal: JoinRefusal }

/** Ends the transaction that it is thrown in; nothing of it stays. */
class Refused extends Error {
  readonly refusal: JoinRefusal
  constructor(refusal: JoinRefusal) {
    super('Joining was refused.')
    this.refusal = refusal
  }
}

export function joinQueries(db: Db) {
  return {
    /** @param check the proof of who joins; used up with it */
    join: async (check: Check, person: Person, form: Form, now: Date): Promise<Joined> => {
      const open = () =>
        db.transaction(async (tx): Promise<Joined> => {
          // Of two taps the second waits here, and finds the proof used and the account there.
          const isMine = await spendCheck(tx, check)
          const [known] = await tx
            .select({ hcId: identityKeys.hcId })
            .from(identityKeys)
            .where(eq(identityKeys.ciHash, ciHashOf(person.ci)))
          if (known !== undefined && form.selectedId === null) throw new Refused('member')
          if (!isMine) throw new Refused('used')
          return form.selectedId === null
            ? newAccount(tx, person, form, now)
            : reopen(tx, known?.hcId, person, { ...form, selectedId: form.selectedId }, now)
        })
      try {
        return await retrying(open)
      } catch (error) {
        if (error instanceof Refused) return { refusal: error.refusal }
        throw error
      }
    },

    /**
     * The account that this person opened, or opened again, under this name a moment ago; undefined where there is
     * none. For whoever never got the answer and asks again, with a proof that is used up.
     */
    justOpened: async (ci: string, usrId: string, now: Date) => {
      const [found] = await db
        .select({
          hcId: members.hcId,
          usrId: members.usrId,
          nickName: members.nickName,
          openedAt: credentials.passwordChangedAt,
          passwordHash: credentials.passwordHash,
        })
        .from(identityKeys)
        .innerJoin(members, eq(members.hcId, identityKeys.hcId))
        .innerJoin(credentials, eq(credentials.hcId, members.hcId))
        .where(
          and(
            eq(identityKeys.ciHash, ciHashOf(ci)),
            gt(credentials.passwordChangedAt, new Date(now.getTime() - PROOF_MS)),
          ),
        )
      return found !== undefined && foldedUsername(found.usrId) === foldedUsername(usrId) ? found : undefined
    },
  }
}

async function newAccount(tx: Queryable, person: Person, form: Form, now: Date): Promise<Joined> {
  const hcId = `HC${String(randomInt(1_000_000_000, 10_000_000_000))}`
  await takeUsername(tx, hcId, form.usrId)
  await tx.insert(members).values({ hcId, ...factsOf(person, form), joinedAt: now, lastLoginDt: null })
  const keyed = await tx
    .insert(identityKeys)
    .values({ ciHash: ciHashOf(person.ci), hcId })
    .onConflictDoNothing()
    .returning({ hcId: identityKeys.hcId })
  if (keyed.length === 0) throw new Refused('member')
  await takeNames(tx, hcId, person, form)
  await takeEmployment(tx, hcId, form)
  await tx.insert(credentials).values({ hcId, passwordHash: form.passwordHash, passwordChangedAt: now })
  await makeMain(tx, hcId, form.restaurantCode, now)
  await agree(tx, hcId, form, now)
  await tx.delete(departures).where(eq(departures.ciHash, ciHashOf(person.ci)))
  const kind = couponKinds.lunch
  const { couponNo } = await issueCoupon(
    tx,
    hcId,
    { source: 'WELCOME', sourceKey: 'join', kind, restaurantCode: form.restaurantCode, days: WELCOME_DAYS },
    now,
  )
  await notify(tx, hcId, 'notice', { sourceKey: `welcome:${couponNo}`, route: 'mypageCouponList', text: WELCOME }, now)
  return { hcId, joinedAt: now, ended: [] }
}

/**
 * The same person, the same account, with everything that is in it. What was said now takes the place of what stood
 * there; what was not said stays.
 */
async function reopen(
  tx: Queryable,
  hcId: string | undefined,
  person: Person,
  form: Form & { selectedId: string },
  now: Date,
): Promise<Joined> {
  if (hcId === undefined) throw new Refused('member')
  const employment = { bizCode: members.bizCode, employeeNumber: members.employeeNumber, tomsYn: members.tomsYn }
  const [member] = await tx
    .select({ usrId: members.usrId, ...employment })
    .from(members)
    .where(eq(members.hcId, hcId))
    .for('update')
  if (member === undefined || maskedId(member.usrId) !== form.selectedId || !(await isAsleep(tx, hcId, now)))
    throw new Refused('member')
  await tx.delete(signInNames).where(eq(signInNames.username, foldedUsername(member.usrId)))
  await takeUsername(tx, hcId, form.usrId)
  const { usrId: _before, ...employer } = member
  const staysStaff = form.bizCode === GENERAL
  const { heightCm, weightKg, ...facts } = factsOf(person, form)
  const said = {
    ...facts,
    ...(heightCm !== null && { heightCm }),
    ...(weightKg !== null && { weightKg }),
    ...(staysStaff && employer),
  }
  await tx
    .update(members)
    .set({ ...said, dormantYn: 'N' })
    .where(eq(members.hcId, hcId))
  await takeNames(tx, hcId, person, form)
  if (!staysStaff) await takeEmployment(tx, hcId, form)
  const password = { passwordHash: form.passwordHash, passwordChangedAt: now, reminderFrom: null }
  await tx
    .insert(credentials)
    .values({ hcId, ...password })
    .onConflictDoUpdate({ target: credentials.hcId, set: password })
  await makeMain(tx, hcId, form.restaurantCode, now)
  await agree(tx, hcId, form, now)
  const ended = await endSessions(tx, hcId, now)
  return { hcId, joinedAt: now, ended }
}

async function takeUsername(tx: Queryable, hcId: string, usrId: string): Promise<void> {
  const taken = await tx
    .insert(signInNames)
    .values({ username: foldedUsername(usrId), hcId })
    .onConflictDoNothing()
    .returning({ hcId: signInNames.hcId })
  if (taken.length === 0) throw new Refused('usrIdTaken')
}

async function takeNames(tx: Queryable, hcId: string, person: Person, form: Form): Promise<void> {
  if (!(await takeNickname(tx, hcId, form.nickName))) throw new Refused('nickNameTaken')
  await setMobile(tx, hcId, person.mobileNo)
}

async function takeEmployment(tx: Queryable, hcId: string, { bizCode, staff }: Form): Promise<void> {
  if (!(await takeEmployeeNumber(tx, hcId, staff && { bizCode, ...staff }))) throw new Refused('employeeNumberTaken')
}

/** The facts are the verifier's; the rest was typed. */
function factsOf({ realName, gender, birthdayYear, birthdayMonth, birthdayDay, mobileNo }: Person, form: Form) {
  const {
    usrId,
    nickName,
    usrEmail,
    heightCm,
    weightKg,
    bizCode,
    staff,
    loginType,
    pushAgreeYn,
    smsAgreeYn,
    emailAgreeYn,
    lang,
  } = form
  return {
    realName,
    gender,
    birthdayYear,
    birthdayMonth,
    birthdayDay,
    mobileNo,
    nickName,
    usrEmail,
    heightCm,
    weightKg,
    bizCode,
    loginType,
    pushAgreeYn,
    smsAgreeYn,
    emailAgreeYn,
    lang,
    usrId: usrId.trim(),
    employeeNumber: staff?.employeeNumber ?? '',
    tomsYn: staff === null ? ('N' as const) : ('Y' as const),
    terms04: form.marketing,
  }
}

const agree = (tx: Queryable, hcId: string, { marketing }: Form, now: Date): Promise<void> =>
  writeAgreements(tx, hcId, { TERMS01: 'Y', TERMS02: 'Y', TERMS03: 'Y', TERMS04: marketing }, now)
