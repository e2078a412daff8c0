import { useQuery } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

export type PartnerWay = NonNullable<Schemas['ServerUrl']['partnerWays']>[number]

/** Which ways work here, of those that need another company; undefined where the server does not say. */
export const partnerWaysQuery = () => ({
  ...query('get', '/api/common/getServerUrl', { background: true }),
  staleTime: Infinity,
  retry: false,
  select: ({ partnerWays }: Schemas['ServerUrl']) => partnerWays,
})

/** Whether a way may be offered: all may, until the server says otherwise. */
export function usePartnerWays(): (way: PartnerWay) => boolean {
  const { data: ways } = useQuery(partnerWaysQuery())
  return (way) => ways?.includes(way) ?? true
}
