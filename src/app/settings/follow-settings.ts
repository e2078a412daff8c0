import type { AnyRouter } from '@tanstack/react-router'
import { parsePlatform } from '#src/shell/platform.ts'
import { hasOverlay } from '#src/ui/overlay/overlay-stack.ts'
import { setClientState } from '../client-state.ts'
import { goTo } from '../navigation.ts'
import type { RouterContext } from '../router-context.ts'
import { screenOf } from '../screen-data.ts'
import { watchShake } from '../shake/watch-shake.ts'
import { whenIdle } from '../when-idle.ts'
import { shakeQuery, shakeUrlQuery, toastTimeQuery } from './settings.queries.ts'

/** Here a shake is tried, and opens nothing. */
const TRIES_IT = '/my/settingShake'

/** As long as somebody is signed in: a screen that changes a setting puts its answer into the same place. */
const once = { staleTime: Infinity, gcTime: Infinity, retry: false } as const

/**
 * What the member has set on any phone holds on this one as well: how long notices stay, what a shake opens. Asked once
 * a session, when nothing else is to be done (docs/decisions/222).
 */
export function followSettings(router: AnyRouter): () => void {
  const { queryClient: queries } = router.options.context as RouterContext // every router of ours has it
  const isInShell = parsePlatform(navigator.userAgent).kind !== 'desktop'
  const read = () => {
    const match = router.state.matches.at(-1)
    if (screenOf(match ?? { staticData: {} })?.public !== false) return
    queries.ensureQueryData({ ...toastTimeQuery(), ...once }).then(
      ({ toastTimeOut }) => setClientState({ toastTimeoutS: toastTimeOut }),
      () => {},
    )
    if (isInShell) queries.prefetchQuery({ ...shakeQuery(), ...once }).catch(() => {})
  }
  const shaken = async () => {
    if (queries.getQueryData(shakeQuery().queryKey)?.shakeSettingYn !== 'Y') return
    if (hasOverlay() || router.history.location.pathname === TRIES_IT) return
    const { url } = await queries.ensureQueryData({ ...shakeUrlQuery(), ...once })
    goTo(router, url)
  }
  const stops = [
    router.subscribe('onRendered', () => whenIdle(read)),
    ...(isInShell ? [watchShake(() => void shaken().catch(() => {}))] : []),
  ]
  whenIdle(read)
  return () => stops.forEach((stop) => stop())
}
