import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/run.ts'
import { routeMap, type RouteEntry } from '../../src/app/route-map.ts'

const map: readonly RouteEntry[] = routeMap

/**
 * A route that has a screen; its path as the router spells it, so that parameters are `$type` and the catch-all is
 * `/$`.
 */
export type BuiltRoute = {
  path: string
  /** No sign-in needed. */
  public: boolean
}

/**
 * Every route that has a screen, in the order of the generated tree. Read as text: imported, the tree would bring the
 * whole app along.
 */
export function builtRoutes(): BuiltRoute[] {
  const tree = readFileSync(join(ROOT, 'src', 'routeTree.gen.ts'), 'utf8')
  const block = /export interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  const paths = [...block.matchAll(/^ {2}'([^']+)'/gm)].map((match) => match[1] ?? '')
  if (paths.length === 0)
    throw new Error(
      'src/routeTree.gen.ts has no FileRoutesByTo. Run `npm run gen`, or see what the generator writes now.',
    )
  return paths.map((path) => ({ path, public: path === '/$' || isPublic(path) }))
}

function isPublic(path: string): boolean {
  const entry = map.find((candidate) => candidate.path === documented(path))
  if (!entry) throw new Error(`${path} has a route file and no row in src/app/route-map.ts.`)
  return entry.public
}

const documented = (path: string) => path.replace(/\$(\w+)/g, ':$1')
