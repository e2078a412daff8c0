/**
 * What the worker does with a request: answers it as the app's page, as a file of a build, or leaves it to the browser.
 */
export type Part = 'page' | 'file' | 'none'

interface Asked {
  method: string
  mode: string
  url: string
  headers: Pick<Headers, 'has'>
}

/** A file that the build named by its content: under one name it is one text for good. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/

/**
 * The app's page and the files that its build has named, of this origin, and nothing else: no call, no member's
 * picture, no session, no stand-in, nothing that carries a token. What is not named here never reaches a cache.
 */
export function partOf({ method, mode, url, headers }: Asked, origin: string): Part {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || headers.has('authorization') || headers.has('range')) return 'none'
  if (mode === 'navigate') return pathname === '/' || pathname === '/index.html' ? 'page' : 'none'
  return HASHED.test(pathname) ? 'file' : 'none'
}

/** Caches are named by their build; pages of a build hold a lock of the same name. */
export const cacheOf = (build: string): string => `hansang-build-${build}`
export const isBuildCache = (name: string): boolean => name.startsWith('hansang-build-')

/** Whether a page is of this build: the build writes its name into it. */
export const isOfBuild = (page: string, build: string): boolean =>
  page.includes(`<meta name="build" content="${build}">`)

/**
 * The caches of earlier builds that have to go, oldest first among `names`: of those the last may stay as long as a
 * page of its build is open, so that a screen which it has not loaded yet still opens.
 */
export function outlived(names: readonly string[], own: string): { gone: string[]; last: string | undefined } {
  const earlier = names.filter((name) => isBuildCache(name) && name !== own)
  return { gone: earlier.slice(0, -1), last: earlier.at(-1) }
}
