import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { openMall } from './open-mall.ts'

/**
 * Whether the mall may know the member, and since when. The ticket that comes with it is not used: it would be old on
 * the way in.
 */
export const agreementQuery = () => query('get', '/api/mypage/getWelmallUrl')

/** `notAgreed`: another phone has taken the agreement back. */
export type Entered = 'entered' | 'notAgreed'

/** A ticket is good once: each way in asks for one. */
export async function enterMall(client: QueryClient): Promise<Entered> {
  const { url, agreeYn } = await client.fetchQuery({ ...agreementQuery(), staleTime: 0 })
  if (agreeYn === 'N') return 'notAgreed'
  openMall(url)
  return 'entered'
}
