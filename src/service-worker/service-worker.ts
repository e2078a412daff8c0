import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { cacheOf, isBuildCache, isOfBuild, outlived, partOf } from './rules.ts'

// The service worker of browsers and of the installed app: a page opens without a connection, and what it shows then
// comes from the vault, which is the members' and dies with the session. Here are files of builds and nothing else
// (docs/decisions/150).

/** What of a worker's surroundings is used here; the compiler knows those of a page. */
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<unknown[]>
  }
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(
    name: 'fetch',
    listener: (event: Lasting & { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void
  addEventListener(name: 'message', listener: (event: MessageEvent<unknown> & Lasting) => void): void
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** Written in by the build (scripts/lib/service-worker.ts). */
declare const BUILD: string
declare const FILES: readonly string[]
/** English of what those files say. Only a phone that speaks it keeps it. */
declare const WORDS: readonly string[]

const scope = globalThis as unknown as Scope // a worker's, see above
const CACHE = cacheOf(BUILD)
const PAGE = '/'

/** Where the server answers sooner, its page is the one; else the last that is whole. */
const PATIENCE_S = 1.2

/** The kill switch is looked at when a page is asked for, and then this seldom. */
const LOOK_AGAIN_MS = 60_000

/** The page that stands on the server may be of another build already: with it only that build's files fit. */
const onlyOwnPage = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (isOver || response.status !== 200) return null
    const isPage =
      partOf({ method: 'GET', mode: 'navigate', url: request.url, headers: request.headers }, scope.location.origin) ===
      'page'
    return !isPage || isOfBuild(await response.clone().text(), BUILD) ? response : null
  },
}

const build = new PrecacheController({ cacheName: CACHE, plugins: [onlyOwnPage] })
build.addToCacheList([{ url: PAGE, revision: BUILD }, ...FILES.map((url) => ({ url, revision: null }))])

const page = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [onlyOwnPage, { cacheKeyWillBeUsed: async ({ request }) => build.getCacheKeyForURL(PAGE) ?? request }],
})

const file = new CacheFirst({
  cacheName: CACHE,
  plugins: [
    {
      // A page of an earlier build finds its files where that build has left them.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? (await caches.match(request)),
      // A server that answers with its page for what it does not have: no file of ours.
      cacheWillUpdate: async ({ response }) =>
        !isOver && response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
          ? response
          : null,
    },
  ],
})

/** Switched off: until it ends it answers nothing and keeps nothing. */
let isOver = false

/**
 * The operator's kill switch: a server that says `off` there takes worker and caches away from every browser that comes
 * by.
 */
async function isOff(): Promise<boolean> {
  const answer = await fetch('/sw-state', { cache: 'no-store' }).catch(() => undefined)
  return answer?.ok === true && (await answer.text()).trim() === 'off'
}

async function leave(): Promise<void> {
  isOver = true
  for (const name of await caches.keys()) if (isBuildCache(name)) await caches.delete(name)
  await scope.registration.unregister()
}

/**
 * Takes away what earlier builds have left. While another build is on its way in, nothing: its cache is not ours to
 * judge.
 */
async function sweep(): Promise<void> {
  const { gone, last } = outlived(await caches.keys(), CACHE)
  for (const name of gone) await caches.delete(name)
  // A page holds its build's lock as long as it is open.
  if (last)
    await navigator.locks.request(last, { ifAvailable: true }, async (lock) => lock && (await caches.delete(last)))
}

let lookedAt = 0

async function keepHouse(): Promise<void> {
  if (Date.now() - lookedAt < LOOK_AGAIN_MS) return
  lookedAt = Date.now()
  if (await isOff()) await leave()
  else if (!scope.registration.waiting && !scope.registration.installing) await sweep()
}

async function install(event: Lasting): Promise<void> {
  if (await isOff()) throw new Error('The service worker is switched off')
  await build.install(event as Parameters<typeof build.install>[0]) // the library's own name for the same event
  // Where no page is open nobody can lose anything.
  if ((await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length === 0)
    await scope.skipWaiting()
}

scope.addEventListener('install', (event) => event.waitUntil(install(event)))
scope.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => scope.clients.claim())))
async function keepWords(): Promise<void> {
  const cache = await caches.open(CACHE)
  // the next start tries again
  for (const url of WORDS) if (!isOver && !(await cache.match(url))) await cache.add(url).catch(() => {})
}

scope.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data === 'takeOver') void scope.skipWaiting()
  if (data === 'build') ports[0]?.postMessage(BUILD)
  if (data === 'english') event.waitUntil(keepWords())
})
scope.addEventListener('fetch', (event) => {
  const part = partOf(event.request, scope.location.origin)
  if (isOver || part === 'none') return
  // as above
  event.respondWith((part === 'page' ? page : file).handle({ event: event as never, request: event.request }))
  if (part === 'page') event.waitUntil(keepHouse())
})
