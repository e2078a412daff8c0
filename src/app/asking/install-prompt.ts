import { parsePlatform } from '#src/shell/platform.ts'

/** What Chromium hands over once a page can be installed; no standard names it, so the types do not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallEvent | undefined

/**
 * From now on the browser's own offer is kept, for the moment at which it is ours to make. Before the manifest is
 * named.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallEvent // the only event of this name
  })
  addEventListener('appinstalled', () => {
    kept = undefined
  })
}

/** How this browser puts a page on the home screen: by its own question, by hand, or not at all. */
export function wayToInstall(userAgent: string = navigator.userAgent): 'question' | 'steps' | null {
  const { kind, os_type: system, browser_type: browser } = parsePlatform(userAgent)
  if (kind !== 'desktop' || isInstalled()) return null
  if (kept) return 'question'
  // Other browsers of the same phones have no such entry where we could point at it.
  return system === 'iOS' && browser === 'Safari' ? 'steps' : null
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Opens the browser's own question; it can be asked once a page. */
export async function install(): Promise<void> {
  const event = kept
  kept = undefined
  await event?.prompt()
}
