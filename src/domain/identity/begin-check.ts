import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'

/** To the page of whoever verifies, with its sealed request as it is; it comes back to an address of ours. [MBR-11] */
function open({ authUrl, encData }: { authUrl: string; encData: string }): void {
  const url = new URL(authUrl)
  url.searchParams.set('enc', encData)
  location.assign(url)
}

/** Leaves the app to prove who one is, before there is an account. */
export async function beginJoinCheck(type: 'join' | 'exist'): Promise<void> {
  open(await unwrap(api.GET('/api/common/pass/auth', { params: { query: { type } }, skipErrorHandler: true })))
}

/** Begins the check of somebody who has an account: for a forgotten name or password, or for another number. */
export async function beginMyCheck(type: 'findId' | 'findPwd' | 'changeMobile'): Promise<void> {
  open(await unwrap(api.GET('/api/common/pass/authMy', { params: { query: { type } }, skipErrorHandler: true })))
}
