import { ErrorPage } from '../pages/error-page.tsx'
import { PendingPage } from '../pages/pending-page.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** What every screen but the sign-in stands in, as one chunk (late-chrome.tsx). */
export const chrome = { BottomNavigation, ErrorPage, OfflineNotice, PendingPage }
