import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { builtScreens } from '#src/app/built-screens.ts'
import { query } from '#src/contract/query.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import { offered, type Destination, type Need } from '../destinations.ts'

/** Whether a challenge coaches the member: it lasts for weeks, and everything else stands without it. [MBR-15] */
const coachedQuery = () => ({
  ...query('post', '/api/member/getAiChalnYn', { body: { hcId: '' }, background: true }),
  staleTime: 5 * 60_000,
  retry: false,
})

/** The places that this member can go to now. */
export function useDestinations(): Destination[] {
  const router = useRouter()
  // Not suspended for: the search opens over screens that have not asked who the member is.
  const { data: member } = useQuery(memberQuery())
  const { data: coached } = useQuery(coachedQuery())
  const has = new Set<Need>()
  if (member?.tomsYn === 'Y') has.add('employee')
  if (coached?.aiChalnYn === 'Y') has.add('aiCoaching')
  if (parsePlatform(navigator.userAgent).kind !== 'desktop') has.add('shell')
  return offered(builtScreens(router), has)
}
