import { queryOptions, useMutation } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { selectExistingMembers } from '../existing-member/existing-member.ts'
import { beginJoinCheck } from '#src/domain/identity/begin-check.ts'
import type { Schemas } from '#src/contract/schemas.ts'

/** Whether this person may open an account now; null where the server counts the verification as over. [MBR-07] */
export const joinCheckQuery = (authCi: string, bizCode: string | undefined) => {
  const asked = query('get', '/api/member/join/check', {
    params: { query: { authCi, ...(bizCode !== undefined && { bizCode }) } },
    skipErrorHandler: true,
  })
  return queryOptions({
    queryKey: ['/api/member/join/check', 'or over', authCi, bizCode ?? ''] as const,
    queryFn: ({ client }): Promise<Schemas['MemberJoinCheck'] | null> =>
      client.fetchQuery(asked).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 403) return null
        throw failure
      }),
  })
}

/** The accounts that this person has already. */
export const accountsQuery = ({
  mobileNo,
  realName,
  authCi,
}: Pick<Schemas['PassUser'], 'mobileNo' | 'realName' | 'authCi'>) =>
  queryOptions({
    queryKey: ['/api/member/selectExistAccouont', mobileNo, authCi] as const,
    queryFn: () => selectExistingMembers(mobileNo, { realName, authCi }),
  })

/** The restaurants of an employer; of all where there is none. */
export const placesQuery = (bizCode: string | undefined) =>
  query('get', '/api/common/restaurant', {
    params: { query: bizCode === undefined ? {} : { bizCode } },
    skipErrorHandler: true,
  })

/** The employers in the programme, for the name of who invited. */
export const companiesQuery = () => query('get', '/api/common/company', { skipErrorHandler: true })

/** Leaves the app for the page of whoever verifies. */
export const useBeginCheck = () => useMutation({ mutationFn: beginJoinCheck })
