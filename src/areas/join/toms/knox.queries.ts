import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { SessionPort } from '#src/contract/session-port.ts'
import type { CodeCalls } from '#src/domain/identity/code-entry/use-code-check.ts'

/** Somebody, or nobody: the ticket is used up (null), or the portal is away, in the server's words. */
export type Sent = { user: Schemas['KnoxUser'] } | { user: null; words: string | null }

/** A partner that is away; a database that is says when to ask again, and is asked again. */
const isPortalAway = (failure: ApiError): boolean =>
  failure.status === 503 && failure.serverMessage !== '' && failure.retryAfterMs === undefined

/** Whom the portal has sent. It is asked once: the ticket is good once. */
export const knoxUserQuery = (knoxToken: string) =>
  queryOptions({
    queryKey: ['/api/common/knox/user', 'or nobody', knoxToken] as const,
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async ({ client }): Promise<Sent> => {
      try {
        const user = await client.fetchQuery(
          query('get', '/api/common/knox/user', { params: { query: { knoxToken } }, skipErrorHandler: true }),
        )
        return { user }
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        if (failure.status === 404 || failure.status === 403) return { user: null, words: null }
        if (isPortalAway(failure)) return { user: null, words: failure.serverMessage }
        throw failure
      }
    },
  })

const bare = (header: string) => header.replace(/^Bearer /i, '')

/**
 * The portal's calls for a code. The right one of somebody who has an account signs in, by the header that sign-in has;
 * then no key is left for joining. [MBR-12] [MBR-19]
 */
export function knoxCalls(
  authKey: string,
  session: { port: Pick<SessionPort, 'signInSent' | 'signInAnswered'> },
): CodeCalls {
  return {
    async send() {
      try {
        const { authSeq, expireSec } = await unwrap(
          api.POST('/api/common/knox/auth/sms', { body: { authKey }, skipErrorHandler: true }),
        )
        return { is: 'sent', authSeq, expireSec }
      } catch (failure) {
        if (failure instanceof ApiError && failure.kind === 'status' && failure.serverMessage !== '')
          return { is: 'refused', words: failure.serverMessage }
        throw failure
      }
    },
    async confirm(authSeq, authNo) {
      const call = api.GET('/api/common/knox/auth/sms/confirm', {
        params: { query: { authKey, authSeq, authNo } },
        skipErrorHandler: true,
      })
      const { confirmYn, failCnt, failMaxCnt } = await unwrap(call)
      if (confirmYn !== 'Y') return { is: 'wrong', failCnt, failMaxCnt }
      const header = (await call).response.headers.get('authorization')
      if (header === null) return { is: 'right', key: authKey }
      await session.port.signInSent('Y')
      session.port.signInAnswered(bare(header))
      return { is: 'right', key: null }
    },
    async block() {
      const { blockEndDtm } = await unwrap(
        api.GET('/api/common/knox/auth/sms/fail', { params: { query: { authKey } }, skipErrorHandler: true }),
      )
      return { until: blockEndDtm }
    },
  }
}
