/** Pages on which a return does nothing: sign-in, sign-up and identity pages, exactly these nine. [RSM-02 … RSM-10] */
const EXCLUDED = new Set([
  '/login',
  '/login/username',
  '/mypage/user/find',
  '/member/join',
  '/member/join/etc',
  '/member/main-restaurant',
  '/member/choice',
  '/member/join/complete',
  '/member/pass/success',
])

/** Whether a return on this address starts anything. Query and closing slash do not matter. [RSM-19] */
export function handlesReturn(address: string): boolean {
  const path = address.replace(/[?#].*$/, '').replace(/(?!^)\/+$/, '')
  return !EXCLUDED.has(path)
}
