import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

/** The verified person; null where the verification is over, or another device's. [MBR-11] */
export const personQuery = (authKey: string) =>
  queryOptions({
    queryKey: ['/api/common/pass/auth/user', 'or nobody', authKey] as const,
    queryFn: async ({ client }): Promise<Schemas['PassUser'] | null> => {
      try {
        return await client.fetchQuery(query('get', '/api/common/pass/auth/user', { params: { query: { authKey } }, skipErrorHandler: true }))
      } catch (failure) {
        if (failure instanceof ApiError && (failure.status === 404 || failure.status === 403)) return null
        throw failure
      }
    },
  })
