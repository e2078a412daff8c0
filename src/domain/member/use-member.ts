import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

/** The signed-in member; loaders of screens that greet or name them ask for it. [SES-28] */
export const memberQuery = () =>
  queryOptions({ ...query('get', '/api/oauth/userInfo'), staleTime: 5 * 60_000, meta: { keptOffline: true } })

export function useMember(): Schemas['MemberInfo'] {
  return useSuspenseQuery(memberQuery()).data
}

/** How the app speaks to the member: by nickname, else by name. */
export function useMemberName(): string {
  const { nickName, realName } = useMember()
  return nickName || realName
}
