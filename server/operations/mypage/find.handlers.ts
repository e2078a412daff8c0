/** A lost sign-in name and a lost password (MYP-10). A proof of this device says whose they are. */
import { randomBytes } from 'node:crypto'
import { createAttempts } from '#server/auth/attempts.ts'
import { hashQueue } from '#server/auth/hash-queue.ts'
import { hashPassword, verifyPassword } from '#server/auth/password.ts'
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { findQueries } from '#server/domain/account/find.queries.ts'
import { FIND_LIMIT, findWait } from '#server/domain/account/find.rules.ts'
import { passwordQueries } from '#server/domain/account/password.queries.ts'
import { accountRefusals, joinRefusals, weakPasswordWords } from '#server/domain/account/refusals.rules.ts'
import { checkQueries, FINDING } from '#server/domain/identity/check.queries.ts'
import { weaknessOf } from '#server/domain/identity/password.rules.ts'
import { maskedId } from '#server/domain/identity/rules.ts'
import { seoulDay, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function findHandlers({ db, clock, sessions }: Deps) {
  const checks = checkQueries(db)
  const find = findQueries(db)
  const passwords = passwordQueries(db)
  const tries = createAttempts(db, FIND_LIMIT)

  /**
   * Counts what is tried for a proof before it is looked up, on all servers together: of many at once no more are
   * looked up than of as many in a row.
   *
   * @param look what is looked for; undefined counts as a wrong try
   */
  async function trying<T>(deviceId: string, address: string, look: () => Promise<T | undefined>) {
    const key = `find:${deviceId}`
    const { count, until } = await tries.count(address, key, clock.now())
    if (count > FIND_LIMIT.failures) return { until }
    const found = await look()
    if (found !== undefined) await tries.succeeded(address, key)
    return { found }
  }

  /** What the key proves: a number by a text, or a person by a verifier. */
  async function proofOf(deviceId: string, authKey: string) {
    const check = await checks.find(deviceId, authKey, clock.now())
    if (
      check === undefined ||
      check.confirmedAt === null ||
      check.mobileNo === null ||
      !FINDING.some((purpose) => purpose === check.purpose)
    )
      return undefined
    return { proven: { mobileNo: check.mobileNo, ci: check.person?.ci }, realName: check.person?.realName }
  }

  /**
   * The answer to a password that this permission has set and nobody has changed since: the first one may have been
   * lost. Undefined where it has set none, or another.
   */
  async function answerAgain(deviceId: string, resetKey: string, usrPwd: string) {
    const used = await checks.find(deviceId, resetKey, clock.now())
    const hcId = used?.hcId ?? ''
    const set = await passwords.of(hcId)
    if (
      used === undefined ||
      used.confirmedAt !== null ||
      set === undefined ||
      set.changedAt.getTime() !== used.begunAt.getTime()
    )
      return undefined
    if (!(await hashQueue.enter(() => verifyPassword(usrPwd, set.passwordHash)))) return undefined
    return { pwdChgDt: seoulDay(set.changedAt), otherDeviceEndYn: yn(await passwords.hasEnded(hcId, set.changedAt)) }
  }

  return {
    mypageUserIdFind: async ({ body: { authKey, realName } }, { deviceId, address, language = 'ko' }) => {
      const proof = await proofOf(deviceId, authKey)
      if (proof === undefined) return refuse(403, 'identityExpired', joinRefusals.identityExpired[language])
      const isOther = proof.realName !== undefined && proof.realName !== realName.trim()
      const tried = await trying(deviceId, address, async () => {
        const rows = isOther ? [] : await find.accounts(proof.proven, realName, clock.now())
        return rows.length === 0 ? undefined : rows
      })
      if (tried.until !== undefined) return refuse(429, 'tooManyRequests', findWait(tried.until, language))
      return ok(
        (tried.found ?? []).map(({ usrId, joinedAt, loginType }) => ({
          usrId: maskedId(usrId),
          joinDt: seoulDay(joinedAt),
          loginType: loginType === 'K' || loginType === 'T' ? loginType : ('W' as const),
        })),
      )
    },

    /**
     * Somebody else's name is answered like one that nobody has. The proof is used up by the new password alone: this
     * answer may be lost.
     */
    mypageUserPwdFind: async ({ body: { usrId, authKey } }, { deviceId, address, language = 'ko' }) => {
      const proof = await proofOf(deviceId, authKey)
      if (proof === undefined) return refuse(403, 'identityExpired', joinRefusals.identityExpired[language])
      const tried = await trying(deviceId, address, () => find.named(proof.proven, usrId, proof.realName))
      if (tried.until !== undefined) return refuse(429, 'tooManyRequests', findWait(tried.until, language))
      const hcId = tried.found
      if (hcId === undefined) return refuse(404, 'notFound', accountRefusals.notFound[language])
      const resetKey = `reset-${randomBytes(24).toString('base64url')}`
      const expiresAt = await checks.begin({ deviceId, key: resetKey, kind: 'reset', purpose: 'reset' }, clock.now(), {
        hcId,
        isConfirmed: true,
      })
      return ok({ resetKey, expireDtm: seoulStamp(expiresAt).slice(0, 12) })
    },

    mypageUserPwdReset: async ({ body: { resetKey, usrPwd } }, { deviceId, language = 'ko' }) => {
      const now = clock.now()
      const check = await checks.find(deviceId, resetKey, now)
      const hcId = check?.kind === 'reset' ? check.hcId : null
      const old = hcId === null ? undefined : await passwords.of(hcId)
      if (check === undefined || hcId === null || old === undefined)
        return refuse(409, 'conflict', accountRefusals.keyOver[language])
      const again = async () => {
        const answer = await answerAgain(deviceId, resetKey, usrPwd)
        return answer === undefined ? refuse(409, 'conflict', accountRefusals.keyOver[language]) : ok(answer)
      }
      if (check.confirmedAt === null) return again()
      const weakness = weaknessOf(usrPwd, old)
      if (weakness !== undefined) return refuse(400, 'weakPassword', weakPasswordWords[weakness][language])
      const passwordHash = await hashQueue.enter(async () =>
        (await verifyPassword(usrPwd, old.passwordHash)) ? undefined : hashPassword(usrPwd),
      )
      if (passwordHash === undefined) return refuse(409, 'samePassword', joinRefusals.samePassword[language])
      const ended = await passwords.set(hcId, passwordHash, { check }, now)
      if (ended === undefined) return again()
      sessions.noteEnded(ended, 'password')
      return ok({ pwdChgDt: seoulDay(now), otherDeviceEndYn: yn(ended.length > 0) })
    },
  } satisfies Handlers
}
