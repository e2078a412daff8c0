import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { query } from '#src/contract/query.ts'
import { isPreview } from '../is-preview.ts'
import { hasOverlay } from '#src/ui/overlay/overlay-stack.ts'

const alone = { background: true } as const

/**
 * Once after a sign-in: terms that were renewed, then a password that has grown old [MBR-05, MBR-14]. Whoever has gone
 * on by then is not called back; both stand in the settings, and the next sign-in asks again.
 */
export async function askAfterSignIn(queries: QueryClient, router: AnyRouter): Promise<void> {
  const landed = await landing(router)
  // Whoever comes to look at a preview is looking at that.
  if (isPreview(landed)) return
  const [terms, password] = await Promise.allSettled([
    queries.fetchQuery(query('get', '/api/member/getTermsAgreeYn', alone)),
    queries.fetchQuery(query('get', '/api/mypage/user-pwd/changeYn', alone)),
  ])
  const to =
    terms.status === 'fulfilled' && terms.value.termsAgreeYn === 'N'
      ? '/my/settingUseService?renew=1'
      : password.status === 'fulfilled' && password.value.changeYn === 'Y'
        ? '/mypage/userPwd/change?due=1'
        : null
  if (to !== null && !hasOverlay() && router.latestLocation.pathname === landed) router.history.push(to)
}

/** Where the sign-in has led: the first screen that stands and is none of its own. */
function landing(router: AnyRouter): Promise<string> {
  const stands = () => {
    const { resolvedLocation: { pathname } = { pathname: '/' } } = router.state
    return pathname === '/' || pathname.startsWith('/login') ? null : pathname
  }
  return new Promise((resolve) => {
    const found = stands()
    if (found !== null) return resolve(found)
    const stop = router.subscribe('onResolved', () => {
      const at = stands()
      if (at === null) return
      stop()
      resolve(at)
    })
  })
}
