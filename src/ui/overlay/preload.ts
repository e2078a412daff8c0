import { loadDialog } from '../dialog/dialog.tsx'
import { loadSheet } from '../sheet/sheet.tsx'
import { loadToastList } from '../toast/toast-viewport.tsx'

/**
 * What fetches the code of dialog, sheet and toast ahead of their first use. For idle moments after the first screen.
 */
export const overlayLoaders: readonly (() => Promise<unknown>)[] = [loadDialog, loadSheet, loadToastList]
