import { draftKeeper } from '#src/patterns/form/draft-keeper.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import { keepInstallPrompt } from '../asking/install-prompt.ts'
import { keptTexts } from '../kept/kept.ts'
import { newBuild } from './new-build.ts'

/** So long in the background nobody minds the page being another one, if nothing was half written. */
const AWAY_MS = 30 * 60_000

/** A worker that does not tell its build in this time is on its way out. */
const TELLS_WITHIN_MS = 2000

/** The name of drafts in the vault while the page is loaded anew. */
const DRAFTS = 'drafts'

/**
 * What makes the app installable and openable without a connection: web manifest and service worker. Browsers only: a
 * shell brings the app itself, and loads it anew itself. Called when the first screen stands. [NAT-27]
 */
export async function startInstalled(): Promise<void> {
  if (import.meta.env.DEV || parsePlatform(navigator.userAgent).kind !== 'desktop') return
  void unpackDrafts()
  keepInstallPrompt()
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'apple-touch-icon', href: '/icon-192.png' }),
  )
  if (!('serviceWorker' in navigator)) return // a page without TLS, some private windows
  const own = document.querySelector('meta[name="build"]')?.getAttribute('content') ?? ''
  // As long as this page is open its build's files stay (service-worker.ts).
  void navigator.locks.request(`hansang-build-${own}`, { mode: 'shared' }, () => new Promise<never>(() => {}))
  if (await isSwitchedOff()) return
  // Refused by the browser: the app does without. A browser under test may answer nothing at all.
  const registration: ServiceWorkerRegistration | void = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => {})
  if (!registration) return
  follow(registration, own)
  if (document.documentElement.lang === 'en')
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('english', []))
}

/**
 * The operator's kill switch. A worker that is asked for again would live on: so it is not, and the one that is there
 * goes.
 */
async function isSwitchedOff(): Promise<boolean> {
  const answer = await fetch('/sw-state', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok !== true || (await answer.text()).trim() !== 'off') return false
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('hansang-build-')) await caches.delete(name)
  return true
}

function follow(registration: ServiceWorkerRegistration, own: string): void {
  const look = async () => {
    const { waiting } = registration
    if (!waiting) return
    const name = await buildOf(waiting)
    // A page that the server gave may be of the build that waits.
    if (name !== undefined && name !== own) newBuild.set({ name, takeOver: () => takeOver(waiting) })
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void look()),
  )
  void look()

  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    const wasLong = Date.now() - hiddenAt > AWAY_MS
    const drafts = draftKeeper.current
    if (wasLong && !drafts?.isAwaited() && drafts?.pack() == null) void newBuild.get()?.takeOver()
    else if (wasLong) void registration.update().catch(() => {})
  })
}

function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      resolve(typeof data === 'string' ? data : undefined),
    )
    port1.start()
    worker.postMessage('build', [port2])
    setTimeout(() => resolve(undefined), TELLS_WITHIN_MS)
  })
}

/** Only this page is loaded anew; others of the old build stay, and find its files. */
async function takeOver(worker: ServiceWorker): Promise<void> {
  const drafts = draftKeeper.current?.pack() ?? null
  if (drafts !== null) {
    await keptTexts.write(DRAFTS, drafts)
    mark(true)
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage('takeOver')
}

async function unpackDrafts(): Promise<void> {
  if (!mark()) return
  mark(false)
  const text = await keptTexts.read(DRAFTS)
  void keptTexts.write(DRAFTS, '')
  if (text) (await import('#src/patterns/form/drafts.ts')).unpackDrafts(text)
}

/** Whether drafts lie in the vault: only then is it opened for them. */
function mark(is?: boolean): boolean {
  try {
    if (is === undefined) return sessionStorage.getItem(LATE_KEYS.packedDrafts) !== null
    if (is) sessionStorage.setItem(LATE_KEYS.packedDrafts, '1')
    else sessionStorage.removeItem(LATE_KEYS.packedDrafts)
    return is
  } catch {
    return false // the drafts are lost, as with any reload
  }
}
