import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routeTreeOptions } from './route-tree-options.ts'
import { ROOT } from './run.ts'
import { contentHash, isFresh, writeStamp } from './stamp.ts'

const STAMP = join(ROOT, '.cache', 'route-tree.stamp')

/**
 * Writes src/routeTree.gen.ts from src/routes, as Vite does at its start; for types and lint without Vite. Skips when
 * nothing changed.
 */
export async function generateRouteTree(): Promise<void> {
  const sources = [
    'src/routes',
    'scripts/lib/route-tree-options.ts',
    'node_modules/@tanstack/router-generator/package.json',
  ]
  if (isFresh(STAMP, contentHash(ROOT, sources)) && existsSync(join(ROOT, 'src', 'routeTree.gen.ts'))) return
  // Loaded late: the generator brings a TypeScript printer of 0.4 s that a fresh tree does not need.
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  await new Generator({ config: getConfig(routeTreeOptions, ROOT), root: ROOT }).run()
  // The generator may complete a new route file, so the hash is taken again.
  writeStamp(STAMP, contentHash(ROOT, sources))
}

if (import.meta.main) await generateRouteTree()
