import { ErrorPage } from '../pages/error-page.tsx'
import { PendingPage } from '../pages/pending-page.tsx'
import { backClosesOverlays } from './back-closes-overlays.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { leavePlace, restorePlace } from './places.ts'

/** What every screen but the sign-in stands in, as one chunk (late-chrome.tsx). */
export const chrome = { BottomNavigation, ErrorPage, OfflineNotice, PendingPage, backClosesOverlays, leavePlace, restorePlace }
