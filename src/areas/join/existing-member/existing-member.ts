import type { DataOf } from '#src/contract/query.ts'

import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { isEmpty } from '#src/lib/empty.ts'

/** Accounts that a person already has, as far as they may be shown before sign-in. */
export type ExistingMembers = DataOf<'post', '/api/member/selectExistAccouont'>

/**
 * Looks up the accounts of a mobile number (digits only); with the verified person's name and key the dormant ones,
 * too. Without a number it makes no call, writes to the console and finds nobody. [VAL-06, VAL-07, ERR-13] Rejects with
 * an `ApiError`.
 */
export async function selectExistingMembers(
  mobileNo: string | null | undefined,
  who: { realName?: string; authCi?: string } = {},
): Promise<ExistingMembers> {
  if (isEmpty(mobileNo)) {
    console.warn('mobile phone number is required')
    return []
  }
  return unwrap(api.POST('/api/member/selectExistAccouont', { body: { mobileNo, ...who }, skipErrorHandler: true }))
}
