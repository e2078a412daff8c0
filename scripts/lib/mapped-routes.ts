import type { Plugin } from 'vite'
import { catchAll, routeMap, type RouteEntry } from '../../src/app/route-map.ts'

const entries: readonly RouteEntry[] = [...routeMap, catchAll]

/**
 * Vite plugin: a route file's `staticData: screen({ kind, title })` is given what src/app/route-map.ts says of its
 * address: name, layout and publicness. The map itself stays out of the app's first files, and no route file repeats
 * its row [ROU-02, ROU-19]. Stands before the router's plugin, which cuts the file apart. An address outside the map
 * fails the build.
 */
export function mappedRoutes(): Plugin {
  return {
    name: 'hansang:mapped-routes',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /[\\/]src[\\/]routes[\\/]/, exclude: /[?&]raw\b/ }, code: /\bscreen\(\{/ },
      handler: (code, id) => ({ code: withEntry(code, id), map: null }),
    },
  }
}

/** The code of a route file with the row of its address; lines stay where they are. */
export function withEntry(code: string, file: string): string {
  const address = /createFileRoute\('([^']+)'\)/.exec(code)?.[1]
  if (address === undefined) return code
  const entry = entries.find(({ path }) => path === documented(address))
  if (!entry) throw new Error(`${file}: ${address} has no line in src/app/route-map.ts`)
  const { name, public: open, layout } = entry
  // What is usual is left out: it would be in the route tree once for each screen.
  const row = { name, ...(open && { public: open }), ...(layout !== 'default' && { layout }) }
  return code.replace('staticData: screen({', `staticData: screen({ entry: ${JSON.stringify(row)},`)
}

/** The router's spelling of an address in the map's: parameters are `$type` there, and an index file adds a slash. */
export const documented = (path: string): string => path.replace(/\$(\w+)/g, ':$1').replace(/(.)\/$/, '$1')
