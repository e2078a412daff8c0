import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { SessionPort } from '#src/contract/session-port.ts'
import type { CodeCalls } from '#src/domain/identity/code-entry/use-code-check.ts'

/** Whom the portal has sent; null where its ticket is used up. It is asked once: the ticket is good once. */
export const knoxUserQuery = (knoxToken: string) =>
  queryOptions({
    queryKey: ['/api/common/knox/user', 'or nobody', knoxToken] as const,
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async ({ client }): Promise<Schemas['KnoxUser'] | null> => {
      try {
        return await client.fetchQuery(
          query('get', '/api/common/knox/user', { params: { query: { knoxToken } }, skipErrorHandler: true }),
        )
      } catch (failure) {
        if (failure instanceof ApiError && (failure.status === 404 || failure.status === 403)) return null
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
