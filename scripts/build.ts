/**
 * `npm run build`: generated files, then the app into dist, then its compressed copies, and the server's bundle. Skips what is fresh.
 *   --force      builds in any case
 *   --out=PATH   builds into another folder than dist
 *   --qa         a build for testers: its guards compare every answer with the contract and write docs/guard-report.md's file
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { bundleServer } from './bundle-server.ts'
import { generate } from './gen.ts'
import { compressDist } from './lib/compress.ts'
import { addEntryFrames } from './lib/entry-frames.ts'
import { ROOT } from './lib/run.ts'
import { contentHash, isFresh, writeStamp } from './lib/stamp.ts'

/** What the built app is made of. */
const SOURCES = ['index.html', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json', 'scripts', 'src', 'openapi/generated']

/** Builds the app unless `dist` is made of exactly these sources. Answers what was done, for a person. */
export async function buildApp({ force = false, dist = join(ROOT, 'dist'), mode = 'production' } = {}): Promise<string> {
  const stamp = join(dist, '.stamp')
  await generate({ check: false })
  const hash = `${mode} ${contentHash(ROOT, SOURCES, (path) => /\.(?:test|stories)\.tsx?$|^src\/gallery$/.test(path))}`
  if (!force && isFresh(stamp, hash)) return 'The app is built already.'
  rmSync(stamp, { force: true })
  // React and lingui leave their checks out of a build by this name, whatever its mode.
  process.env['NODE_ENV'] = 'production'
  await build({ root: ROOT, mode, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
  await addEntryFrames(dist)
  await compressDist(dist)
  writeStamp(stamp, hash)
  return 'The app is built.'
}

if (import.meta.main) {
  const started = performance.now()
  try {
    const out = process.argv.find((argument) => argument.startsWith('--out='))?.slice('--out='.length)
    const done = await buildApp({ force: process.argv.includes('--force'), ...(out ? { dist: resolve(out) } : {}), ...(process.argv.includes('--qa') ? { mode: 'qa' } : {}) })
    await bundleServer()
    console.log(`${done} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
