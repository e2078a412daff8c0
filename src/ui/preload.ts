import { loadDialog } from './dialog.tsx'
import { loadSheet } from './sheet.tsx'
import { loadToastList } from './toast-viewport.tsx'

/** What fetches the code of dialog, sheet and toast ahead of their first use. For idle moments after the first screen. */
export const overlayLoaders: readonly (() => Promise<unknown>)[] = [loadDialog, loadSheet, loadToastList]
