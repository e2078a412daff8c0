/** Sign-in, renewal, auto-login, sign-out (known-payloads 2.3 to 2.5). */
import { hashQueue } from '#server/auth/hash-queue.ts'
import { verifyPassword } from '#server/auth/password.ts'
import { credentialKey } from '#server/auth/remember-me.ts'
import type { Handlers, Visitor } from '#server/contract.ts'
import { ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn, type Words } from '#server/domain/member/language.rules.ts'
import { presentMember } from '#server/domain/profile/present.ts'
import { memberInfoQuery } from '#server/domain/profile/queries.ts'
import { deviceQueries } from '#server/domain/session/device.queries.ts'
import { signInQueries } from '#server/domain/session/sign-in.queries.ts'
import { hasCredentials } from '#server/domain/session/sign-in.rules.ts'
import { lockedCookie, rememberCookie } from '#server/http/cookies.ts'
import { refusals } from '#server/http/refusal.ts'
import type { Deps } from '../deps.ts'

/** Stands at the field as it is (ERR-09, ERR-22), so it is in the language of the form. */
const NOT_RIGHT: Words = {
  ko: '아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  en: 'ID or password is not right. Please check both.',
}

export function sessionHandlers({ db, clock, config, tokens, sessions, rememberMe, attempts }: Deps) {
  const queries = signInQueries(db)
  const devices = deviceQueries(db)
  const memberInfo = memberInfoQuery(db)
  const { learn } = languageQueries(db)
  const keepCookie = (value: string, { secure }: Visitor) =>
    lockedCookie(rememberCookie(secure), value, config.rememberDays * 86_400, secure)
  const dropCookie = ({ secure }: Visitor) => lockedCookie(rememberCookie(secure), '', 0, secure)

  /** The session a token speaks for, whether the token has expired or not. */
  const sessionOf = ({ token }: Visitor) => {
    const claims = token === undefined ? undefined : tokens.read(token)
    return claims === undefined ? undefined : { hcId: claims.sub, sessionId: claims.sid }
  }

  /**
   * A session for whom a credential is known. Where the password has been set anew since, it ends with the old one,
   * like every other.
   */
  async function startKnown(hcId: string, deviceId: string, passwordHash: string | undefined): Promise<string> {
    const sessionId = await sessions.start({ hcId, deviceId, autoLoginYn: 'Y' })
    if (sessionId === undefined) throw refusals.login()
    if (passwordHash !== undefined && (await queries.isStill(hcId, passwordHash))) return sessionId
    await sessions.end(hcId, sessionId, 'password')
    throw refusals.login()
  }

  return {
    sessionLogin: async ({ query, body }, caller) => {
      if (hasCredentials(query))
        return refuse(400, 'badRequest', '아이디와 비밀번호는 주소가 아니라 본문에 담아 보내 주세요.')
      const username = body.username.trim().toLowerCase()
      const now = clock.now()

      const found = await hashQueue.enter(async () => {
        const waitSeconds = await attempts.begin(caller.address, username, now)
        if (waitSeconds > 0) throw refusals.tooManyRequests(waitSeconds)
        const named = await queries.signIn(username)
        return (await verifyPassword(body.password, named?.passwordHash)) ? named : undefined
      })
      if (found === undefined) return refuse(401, 'invalidCredentials', wordsIn(NOT_RIGHT, caller.language ?? 'ko'))
      await attempts.succeeded(caller.address, username)

      const { hcId } = found
      const remember = body['remember-me'] === 'true'
      const sessionId = await sessions.start({ hcId, deviceId: caller.deviceId, autoLoginYn: remember ? 'Y' : 'N' })
      if (sessionId === undefined) return refuse(401, 'invalidCredentials', wordsIn(NOT_RIGHT, caller.language ?? 'ko'))
      // One live device: whatever another device kept for auto-login ends with its session (SES-25).
      const kept = remember ? await rememberMe.issue(hcId, caller.deviceId) : await rememberMe.revokeAll(hcId)
      // Another was set while this one was looked at: nothing of what the old one has begun stays.
      if (!(await queries.isStill(hcId, found.passwordHash))) {
        await sessions.end(hcId, sessionId, 'password')
        if (typeof kept === 'string') await rememberMe.revoke(kept, caller.deviceId)
        return refuse(401, 'invalidCredentials', wordsIn(NOT_RIGHT, caller.language ?? 'ko'))
      }
      await devices.noteDevice(hcId, caller.deviceId, now)
      await learn(hcId, caller.language)

      const greeting = await queries.greeting(hcId)
      if (greeting === undefined) throw refusals.login()
      return {
        status: 200,
        body: greeting,
        headers: {
          authorization: `Bearer ${tokens.issue({ hcId, sessionId }, now)}`,
          'set-cookie': typeof kept === 'string' ? keepCookie(kept, caller) : dropCookie(caller),
        },
      }
    },

    /** SES-19: the new token is the bare JWT in data. An expired token is welcome, an ended session is not (SES-31). */
    sessionSession: async (_input, caller) => {
      const session = sessionOf(caller)
      if (session === undefined) throw refusals.login()
      const state = await sessions.renew(session.hcId, session.sessionId)
      if (state.kind === 'ended')
        throw state.reason === 'duplicate-login' ? refusals.duplicateLogin() : refusals.login()
      await learn(session.hcId, caller.language)
      return ok(tokens.issue(session, clock.now()))
    },

    sessionAccessToken: async (_input, caller) => ok(tokens.issue(caller, clock.now())),

    sessionUserInfo: async (_input, { hcId }) => {
      const row = await memberInfo(hcId)
      if (row === undefined) throw refusals.login()
      return ok(presentMember(row))
    },

    sessionGetRememberMeAccessToken: async ({ body }, caller) => {
      const deviceId = caller.deviceId || body?.deviceId || ''
      const key = credentialKey(caller.rememberMe ?? '')
      const passwordHash = key && (await queries.hashOf(key.hcId))
      const used = caller.rememberMe === undefined ? undefined : await rememberMe.use(caller.rememberMe, deviceId)
      // Whoever else holds the secret may have begun the session that lives on this device.
      if (used?.kind === 'stolen') await sessions.endOn(used.hcId, used.deviceId, 'stolen')
      if (used?.kind !== 'known') throw refusals.login()
      const { hcId, replacement } = used
      // A second tab that wakes up with the same credential joins the session that the first has just begun.
      const sessionId = (await sessions.resume(hcId, deviceId)) ?? (await startKnown(hcId, deviceId, passwordHash))
      await learn(hcId, caller.language)
      const token = tokens.issue({ hcId, sessionId }, clock.now())
      return ok(token, replacement === undefined ? undefined : { 'set-cookie': keepCookie(replacement, caller) })
    },

    /**
     * Ends whatever the client that calls still holds; there is nothing left that could fail for lack of a session. A
     * cookie alone is no such client: whoever follows a link to this address sends it too.
     */
    sessionLogout: async (_input, caller) => {
      const session = sessionOf(caller)
      if (session !== undefined) {
        const state = await sessions.find(session.hcId, session.sessionId)
        await sessions.end(session.hcId, session.sessionId, 'logout')
        // The token of a session that another sign-in has ended must not take that one's auto-login away. One that only
        // ran out was the last.
        if (state.kind === 'live' || state.reason === 'expired') await rememberMe.revokeAll(session.hcId)
      }
      // No link can name the device: the app does, also when it has no token left.
      const key = credentialKey(caller.rememberMe ?? '')
      const revoked = caller.rememberMe !== undefined && (await rememberMe.revoke(caller.rememberMe, caller.deviceId))
      // Without a token the session on this device has nobody left who could use it, and the phone is told nothing more.
      if (revoked && key && session === undefined) await sessions.endOn(key.hcId, caller.deviceId, 'logout')
      return ok(null, session === undefined && !revoked ? undefined : { 'set-cookie': dropCookie(caller) })
    },
  } satisfies Handlers
}
