import { loadDialog } from './dialog.tsx'
import { loadSheet } from './sheet.tsx'
import { loadToastList } from './toast-viewport.tsx'

/** Fetches the code of dialog, sheet and toast ahead of their first use. For an idle moment after the first screen. */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled([loadDialog(), loadSheet(), loadToastList()])
}
