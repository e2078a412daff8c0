import { redirect } from '@tanstack/react-router'
import { routeMap, type RouteEntry } from './route-map.ts'

/** Second spellings of the documents and where they lead [ROU-28]. */
const aliases: Record<string, string> = {
  '/meal/mealRecordAlcohol': '/mealRecordAlcohol',
  '/meal/mealRecordAlcoholDetail': '/mealRecordAlcoholDetail',
}

const entries: readonly RouteEntry[] = routeMap

/** An address without a screen leads on where it is a second spelling of one that has one [ROU-28]. */
export function followAlias(pathname: string): void {
  const to = aliases[pathname.replace(/\/+$/, '')]
  if (to !== undefined) throw redirect({ to, replace: true })
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
