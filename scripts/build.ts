/**
 * `npm run build`: generated files, then the app into dist, then its compressed copies, and the server's bundle. Skips
 * what is fresh.
 *
 * - `--force`: builds in any case
 * - `--out=PATH`: builds into another folder than dist
 * - `--start`: what a start waits for, the simulator included: types, compressed copies and the bundle are left to the
 *   next call
 * - `--qa`: a build for testers: its guards compare every answer with the contract and write docs/guard-report.md's file
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { bundleServer } from './bundle-server.ts'
import { generate } from './gen.ts'
import { compressDist } from './lib/compress.ts'
import { addEntryFrames, drawFrames } from './lib/entry-frames.ts'
import { ROOT } from './lib/run.ts'
import { addServiceWorker } from './lib/service-worker.ts'
import { buildSimulator } from './lib/shell-simulator.ts'
import { contentHash, isFresh, writeStamp } from './lib/stamp.ts'

/** What the built app is made of. */
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts',
  'src',
  'openapi/generated',
]

type BuildOptions = {
  force?: boolean
  dist?: string
  mode?: string
  /** False leaves the contract's types and the compressed copies to the next call. A page is served without them. */
  complete?: boolean
}

/** Builds the app unless `dist` is made of exactly these sources. Answers what was done, for a person. */
export async function buildApp({
  force = false,
  dist = join(ROOT, 'dist'),
  mode = 'production',
  complete = true,
}: BuildOptions = {}): Promise<string> {
  const stamp = join(dist, '.stamp')
  await generate({ check: false, types: complete })
  const hash = `${mode} ${contentHash(ROOT, SOURCES, (path) => /\.(?:test|stories)\.tsx?$|^src\/gallery$/.test(path))}`
  const fresh = !force && isFresh(stamp, hash)
  if (!fresh) {
    rmSync(stamp, { force: true })
    await make(dist, mode)
    writeStamp(stamp, hash)
  }
  if (complete) await compressOnce(dist, hash)
  return fresh ? 'The app is built already.' : 'The app is built.'
}

async function make(dist: string, mode: string): Promise<void> {
  // React and lingui leave their checks out of a build by this name, whatever its mode.
  process.env['NODE_ENV'] = 'production'
  const frames = drawFrames()
  // A fault of the app's own build is told first.
  frames.catch(() => {})
  await build({
    root: ROOT,
    configLoader: 'native',
    mode,
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: true },
  })
  await addEntryFrames(dist, frames)
  await addServiceWorker(dist)
}

/** The build empties the folder, so this stamp is gone with the copies that it stands for. */
async function compressOnce(dist: string, hash: string): Promise<void> {
  const stamp = join(dist, '.compressed')
  if (isFresh(stamp, hash)) return
  await compressDist(dist)
  writeStamp(stamp, hash)
}

if (import.meta.main) {
  const started = performance.now()
  try {
    const out = process.argv.find((argument) => argument.startsWith('--out='))?.slice('--out='.length)
    const forStart = process.argv.includes('--start')
    const app = buildApp({
      force: process.argv.includes('--force'),
      complete: !forStart,
      ...(out ? { dist: resolve(out) } : {}),
      ...(process.argv.includes('--qa') ? { mode: 'qa' } : {}),
    })
    const [done] = await Promise.all([app, forStart && buildSimulator()])
    if (!forStart) await bundleServer() // of the lists that the app's build has made sure of
    console.log(`${done} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
