// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { msg } from '@lingui/core/macro'
import { afterEach, expect, test, vi } from 'vitest'
import { clientState, setClientState } from '../client-state.ts'
import type { RouterContext } from '../router-context.ts'
import { screen } from '../screen-data.ts'
import { testRouter } from '../test-router.tsx'
import { followSettings } from './follow-settings.ts'
import { shakeQuery, shakeUrlQuery, toastTimeQuery } from './settings.queries.ts'

const SHELL =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 App/1.01.16'

let stop = () => {}
afterEach(() => {
  stop()
  // The time of notices is the device's: a sign-out leaves it. [STA-04]
  setClientState({ toastTimeoutS: null })
  vi.restoreAllMocks()
})

/** The app on a screen, in a shell, with what the member has set. */
async function appAt(path: string, { shakes = 'Y' as 'Y' | 'N', isPublic = false } = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SHELL)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const data = (name: 'main' | 'mySettingShake' | 'mypageCouponList') =>
    screen({ kind: 'list', title: msg`시험`, entry: { name, public: isPublic } })
  const router = testRouter(
    [
      { path: '/main', data: data('main'), component: () => null },
      { path: '/my/settingShake', data: data('mySettingShake'), component: () => null },
      { path: '/mypage/coupon-list', data: data('mypageCouponList'), component: () => null },
    ],
    { at: path },
  )
  const { queryClient } = router.options.context as RouterContext & { queryClient: QueryClient }
  queryClient.setQueryData(toastTimeQuery().queryKey, { toastTimeOut: 6.5 })
  queryClient.setQueryData(shakeQuery().queryKey, { shakeSettingYn: shakes })
  queryClient.setQueryData(shakeUrlQuery().queryKey, { urlType: 'SHAKE', url: '/mypage/coupon-list', urlList: [] })
  await router.load()
  stop = followSettings(router)
  return router
}

/** Turns the phone sharply to and fro. */
function shake(): void {
  for (const [index, x] of [0, 15, -15, 15, -15].entries()) {
    const event = Object.assign(new Event('devicemotion'), { accelerationIncludingGravity: { x, y: 0, z: 9.8 } })
    Object.defineProperty(event, 'timeStamp', { value: 10_000 + index * 60 })
    dispatchEvent(event)
  }
}

test('notices stay as long as the member set it, on this phone as well [MYP-01]', async () => {
  await appAt('/main')
  await vi.waitFor(() => expect(clientState.get().toastTimeoutS).toBe(6.5))
})

test('nothing is asked for on a screen that anybody may open', async () => {
  await appAt('/main', { isPublic: true })
  await Promise.resolve()
  expect(clientState.get().toastTimeoutS).toBeNull()
})

test('a shake opens what the member chose; switched off, or where it is tried, it opens nothing [MYP-03]', async () => {
  const router = await appAt('/main')
  shake()
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/mypage/coupon-list'))
  stop()
  const off = await appAt('/main', { shakes: 'N' })
  shake()
  expect(off.history.location.pathname).toBe('/main')
  stop()
  const trying = await appAt('/my/settingShake')
  shake()
  expect(trying.history.location.pathname).toBe('/my/settingShake')
})
