import { routeMap, type RouteEntry } from './route-map.ts'

/** Second spellings of the documents and where they lead [ROU-28]. */
const aliases: Record<string, string> = {
  '/meal/mealRecordAlcohol': '/mealRecordAlcohol',
  '/meal/mealRecordAlcoholDetail': '/mealRecordAlcoholDetail',
}

const entries: readonly RouteEntry[] = routeMap

/**
 * The documented address that a path is, built or not; undefined for an unknown one. Case counts, a closing slash does
 * not.
 */
export function findRoute(pathname: string): RouteEntry | undefined {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  return entries.find((entry) => entry.path === path) ?? entries.find((entry) => fits(entry.path, path))
}

/** The path under another documented spelling, when it has one. */
export function aliasOf(pathname: string): string | undefined {
  return aliases[pathname.replace(/\/+$/, '')]
}

/**
 * The page a deep link's name stands for: a route name, or the last part of exactly one path ('ChallengeDetail').
 * Undefined for a name we do not know, one that several pages share, and a page that needs a parameter. [RSM-12,
 * RSM-13]
 */
export function routeOfName(name: string): RouteEntry | undefined {
  const plain = entries.filter(({ path }) => !path.includes(':'))
  const [named, another] = plain.filter((entry) => entry.path.endsWith(`/${name}`))
  return plain.find((entry) => entry.name === name) ?? (another ? undefined : named)
}

function fits(pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return false
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part === given[i] || (part.startsWith(':') && given[i] !== ''))
  )
}
