import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

type Person = Schemas['PassUser']

/** Whoever verifies has not answered: why, in the server's words. The same key may be asked with again. */
export interface NotYet {
  notYet: string
}

export const isNotYet = (found: Person | NotYet | null): found is NotYet => found !== null && 'notYet' in found

/** The verified person; null where the verification is over, or another device's. [MBR-11] */
export const personQuery = (authKey: string) =>
  queryOptions({
    queryKey: ['/api/common/pass/auth/user', 'or nobody', authKey] as const,
    queryFn: async ({ client }): Promise<Person | NotYet | null> => {
      try {
        return await client.fetchQuery(
          query('get', '/api/common/pass/auth/user', { params: { query: { authKey } }, skipErrorHandler: true }),
        )
      } catch (failure) {
        if (failure instanceof ApiError && (failure.status === 404 || failure.status === 403)) return null
        if (failure instanceof ApiError && failure.kind === 'status' && failure.serverMessage !== '')
          return { notYet: failure.serverMessage }
        throw failure
      }
    },
  })
