import type { Calls } from '#src/contract/calls.ts'
import type { DataOf } from '#src/contract/query.ts'

import { ApiError } from '#src/contract/api-error.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { bareToken } from '#src/contract/transport.ts'

import type { SignInInput } from './session-types.ts'

export type Member = DataOf<'get', '/api/oauth/userInfo'>

/** The calls that make and keep a session. They go through the one client, which intercepts the first two. [SES-08] */
export interface SessionCalls {
  /** POST /login, form-encoded. Rejects with the server's refusal. [SES-07] */
  login(input: SignInInput): Promise<void>
  logout(): Promise<void>
  /** GET /session with the current token: the new bare token. [SES-18, SES-19] */
  session(signal: AbortSignal): Promise<string>
  /** GET /api/oauth/accessToken: a token after a sign-in whose answer held none. [SES-27] */
  accessToken(): Promise<string>
  /** POST /api/common/getRememberMeAccessToken: a token for a remembered login. [SES-29] */
  rememberMeAccessToken(): Promise<string>
  /** GET /api/oauth/userInfo: who has signed in. [SES-28] */
  userInfo(): Promise<Member>
  setLoginHistory(): Promise<void>
  setAutoLoginHistory(): Promise<void>
}

/** The token of an answer, or an `ApiError`: a session call without one has failed. */
function tokenOf(token: string | null | undefined): string {
  const bare = bareToken(token ?? null)
  if (bare === '') throw new ApiError('format')
  return bare
}

export function createSessionCalls(client: Pick<Calls, 'GET' | 'POST'>): SessionCalls {
  return {
    async login({ username, password, remember }) {
      await unwrap(
        client.POST('/login', {
          body: { username, password, 'remember-me': remember ? 'true' : 'false' },
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
      )
    },
    async logout() {
      await client.GET('/logout', { parseAs: 'text' })
    },
    session: async (signal) => tokenOf(await unwrap(client.GET('/session', { signal }))),
    accessToken: async () => tokenOf(await unwrap(client.GET('/api/oauth/accessToken'))),
    rememberMeAccessToken: async () => tokenOf(await unwrap(client.POST('/api/common/getRememberMeAccessToken', {}))),
    userInfo: () => unwrap(client.GET('/api/oauth/userInfo', { background: true })),
    async setLoginHistory() {
      await client.GET('/api/member/setLoginHistory', { background: true, parseAs: 'text' })
    },
    async setAutoLoginHistory() {
      const body = { autoLoginYn: 'Y', historyType: 'USE' } as const
      await client.POST('/api/member/setAutoLoginHistory', { body, background: true, parseAs: 'text' })
    },
  }
}
