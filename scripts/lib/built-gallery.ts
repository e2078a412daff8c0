import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { MODULE_GRAPH } from '../../src/gallery/module-graph.ts'
import { generate } from '../gen.ts'
import { storyHashes, type ModuleGraph } from './accepted-stories.ts'
import { ROOT, runScript } from './run.ts'
import { contentHash, isFresh, writeStamp } from './stamp.ts'

/** Where the built gallery is. */
export const GALLERY = join(ROOT, '.cache', 'gallery')
const STAMP = join(GALLERY, '.stamp')
/** What the built gallery is made of. */
const SOURCES = ['package-lock.json', 'src/gallery', 'src/ui', 'src/charts', 'src/patterns', 'src/lib', 'src/styles']

/** Storybook's command line. */
export const storybook = join(ROOT, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js')
// The settings say it too; this covers what runs before they are read.
export const quietly = { STORYBOOK_DISABLE_TELEMETRY: '1' }

/**
 * Builds the gallery into .cache/gallery unless it is made of exactly these sources; throws with Storybook's output
 * when it cannot.
 */
export async function buildGallery(): Promise<void> {
  await generate({ check: false })
  const hash = contentHash(ROOT, SOURCES, (path) => /\.test\.tsx?$/.test(path))
  if (isFresh(STAMP, hash)) return
  rmSync(STAMP, { force: true })
  const args = ['build', '--config-dir', 'src/gallery', '--output-dir', GALLERY, '--disable-telemetry']
  const { code, output, seconds } = await runScript(storybook, args, { env: quietly, quiet: true })
  if (code !== 0) throw new Error(`The gallery could not be built.\n${output}`)
  writeStamp(STAMP, hash)
  console.log(`The gallery is built. ${seconds.toFixed(1)} s`)
}

/** The hash of each story of the built gallery, by its id. */
export function builtStoryHashes(): Map<string, string> {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(GALLERY, name), 'utf8'))
  // Storybook's index, and our own file beside it.
  const { entries } = read('index.json') as {
    entries: Record<string, { id: string; type: string; importPath: string }>
  }
  const stories = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath }) => ({ id, file: importPath.replace(/^\.\//, '') }))
  return storyHashes(ROOT, read(MODULE_GRAPH) as ModuleGraph, stories)
}

/** Serves the built gallery; its address is `resolvedUrls.local[0]`. */
export function serveGallery(): Promise<PreviewServer> {
  return preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir: GALLERY },
    preview: { host: '127.0.0.1', port: 6007 },
  })
}
