/**
 * The password of a signed-in member: shown before something that matters, changed, or left for later (MYP-10, MBR-14).
 */
import { createAttempts } from '#server/auth/attempts.ts'
import { hashQueue } from '#server/auth/hash-queue.ts'
import { hashPassword, verifyPassword } from '#server/auth/password.ts'
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { PASSWORD_LIMIT, SHOWN_MS } from '#server/domain/account/password.rules.ts'
import { passwordQueries } from '#server/domain/account/password.queries.ts'
import { accountRefusals, joinRefusals, weakPasswordWords } from '#server/domain/account/refusals.rules.ts'
import { weaknessOf } from '#server/domain/identity/password.rules.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulDay, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** How long a change may be asked for again, with the old password, and is answered as it was. */
const AGAIN_MS = 10 * 60_000

const minuteOf = (at: Date): string => seoulStamp(at).slice(0, 12)

const wait = (until: Date, language: Language): string => {
  const [hour, minute] = [seoulStamp(until).slice(8, 10), seoulStamp(until).slice(10, 12)]
  return language === 'en'
    ? `Too many wrong passwords. Please try again after ${hour}:${minute}.`
    : `비밀번호를 여러 번 틀렸어요. ${hour}시 ${minute}분 뒤에 다시 해 주세요.`
}

export function passwordHandlers({ db, clock, sessions }: Deps) {
  const passwords = passwordQueries(db)
  const tries = createAttempts(db, PASSWORD_LIMIT)

  /**
   * Counted before it is looked at, on all servers together. `old` is there when it was right.
   *
   * @param wanted the password that is to be set: where it has just been set, the first answer may have been lost
   *   (`again`)
   */
  async function compare(hcId: string, plain: string, wanted?: string) {
    const key = `password:${hcId}`
    return hashQueue.enter(async () => {
      const { count, until } = await tries.count('', key, clock.now())
      if (count > PASSWORD_LIMIT.failures) return { kind: 'blocked' as const, until }
      const old = await passwords.of(hcId)
      const isRight = await verifyPassword(plain, old?.passwordHash)
      const isAgain =
        !isRight &&
        wanted !== undefined &&
        old !== undefined &&
        clock.now().getTime() - old.changedAt.getTime() < AGAIN_MS &&
        (await verifyPassword(wanted, old.passwordHash))
      if (old === undefined || !(isRight || isAgain)) return { kind: 'wrong' as const, count, until }
      await tries.succeeded('', key)
      return { kind: isAgain ? ('again' as const) : ('right' as const), old }
    })
  }

  async function check(hcId: string, plain: string, language: Language, shown: () => Promise<string | null>) {
    const compared = await compare(hcId, plain)
    if (compared.kind === 'blocked') return refuse(429, 'tooManyRequests', wait(compared.until, language))
    const failCnt = compared.kind === 'wrong' ? compared.count : 0
    const blockEndDtm =
      compared.kind === 'wrong' && failCnt >= PASSWORD_LIMIT.failures ? minuteOf(compared.until) : null
    const isRight = compared.kind === 'right'
    return ok({
      checkYn: yn(isRight),
      failCnt,
      failMaxCnt: PASSWORD_LIMIT.failures,
      blockEndDtm,
      checkEndDtm: isRight ? await shown() : null,
    })
  }

  return {
    /** Marks the session: for five minutes member information may be changed, or the account closed. */
    mypagePwdCheck: ({ body: { usrPwd } }, { hcId, sessionId, language = 'ko' }) =>
      check(hcId, usrPwd, language, async () => {
        const now = clock.now()
        await sessions.markPassword(hcId, sessionId, now)
        return minuteOf(new Date(now.getTime() + SHOWN_MS))
      }),

    mypagePwdCheck2: ({ body: { usrPwd } }, { hcId, language = 'ko' }) =>
      check(hcId, usrPwd, language, async () => null),

    mypageUserPwdChange: async ({ body: { oldPwd, usrPwd } }, { hcId, sessionId, language = 'ko' }) => {
      const now = clock.now()
      const compared = await compare(hcId, oldPwd, usrPwd)
      if (compared.kind === 'blocked') return refuse(429, 'tooManyRequests', wait(compared.until, language))
      if (compared.kind === 'wrong') return refuse(409, 'conflict', accountRefusals.wrongPassword[language])
      if (compared.kind === 'again')
        return ok({
          pwdChgDt: seoulDay(compared.old.changedAt),
          otherDeviceEndYn: yn(await passwords.hasEnded(hcId, compared.old.changedAt)),
        })
      if (usrPwd === oldPwd) return refuse(409, 'samePassword', joinRefusals.samePassword[language])
      const weakness = weaknessOf(usrPwd, compared.old)
      if (weakness !== undefined) return refuse(400, 'weakPassword', weakPasswordWords[weakness][language])
      const ended =
        (await passwords.set(hcId, await hashQueue.enter(() => hashPassword(usrPwd)), { sessionId }, now)) ?? []
      sessions.noteEnded(ended, 'password')
      return ok({ pwdChgDt: seoulDay(now), otherDeviceEndYn: yn(ended.length > 0) })
    },

    mypageUserPwdChangeUpdDate: async (_input, { hcId }) => {
      const now = clock.now()
      await passwords.putOff(hcId, now)
      return ok({ pwdChgDt: seoulDay(now), otherDeviceEndYn: 'N' as const })
    },
  } satisfies Handlers
}
