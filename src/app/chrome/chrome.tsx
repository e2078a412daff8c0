import type { AnyRouter } from '@tanstack/react-router'
import { ErrorPage } from '../pages/error-page.tsx'
import { PendingPage } from '../pages/pending-page.tsx'
import type { RouterContext } from '../router-context.ts'
import { whenIdle } from '../when-idle.ts'
import { backClosesOverlays } from './back-closes-overlays.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { followNavigation } from './follow-navigation.ts'
import { followKeys } from './keys.ts'
import { numberEntries } from './number-entries.ts'
import { OfflineNotice } from './offline-notice.tsx'

/**
 * From now on each step through the app is followed: the page's place and focus, the history's entries, what lies over
 * a page.
 */
function follow(router: AnyRouter): void {
  followNavigation(router)
  numberEntries(router.history)
  backClosesOverlays(router.history)
  followKeys(router)
  const { queryClient } = router.options.context as RouterContext // every router of ours has it
  whenIdle(
    () =>
      void import('../asking/start-asking.ts').then(
        (file) => file.startAsking(queryClient),
        () => {},
      ),
  )
  whenIdle(
    () =>
      void import('../settings/follow-settings.ts').then(
        (file) => file.followSettings(router),
        () => {},
      ),
  )
}

/** What every screen but the sign-in stands in, as one chunk (late-chrome.tsx). */
export const chrome = { BottomNavigation, ErrorPage, OfflineNotice, PendingPage, follow }
