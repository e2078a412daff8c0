/**
 * `npm run gallery`: the component gallery with hot reload, on 6006.
 *   -- --test     builds it when its sources changed and checks every story in a browser, as npm test does
 *   -- --accept   the same, and keeps the pictures that are new or differ
 * Further arguments go to Storybook, or with --test and --accept to Playwright: `-- --test -g "Widgets/Button"`.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { generate } from './gen.ts'
import { requireBrowser } from './lib/browser.ts'
import { ROOT, runScript } from './lib/run.ts'
import { contentHash, isFresh, writeStamp } from './lib/stamp.ts'

const OUT = join(ROOT, '.cache', 'gallery')
const STAMP = join(OUT, '.stamp')
/** What the built gallery is made of. */
const SOURCES = ['package-lock.json', 'src/gallery', 'src/ui', 'src/charts', 'src/patterns', 'src/lib', 'src/styles']

const storybook = join(ROOT, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js')
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
// The settings say it too; this covers what runs before they are read.
const quietly = { STORYBOOK_DISABLE_TELEMETRY: '1' }

/** Builds the gallery into .cache/gallery unless it is made of exactly these sources. */
async function build(): Promise<void> {
  await generate({ check: false })
  const hash = contentHash(ROOT, SOURCES, (path) => /\.test\.tsx?$/.test(path))
  if (isFresh(STAMP, hash)) return
  rmSync(STAMP, { force: true })
  const args = ['build', '--config-dir', 'src/gallery', '--output-dir', OUT, '--disable-telemetry']
  const { code, output, seconds } = await runScript(storybook, args, { env: quietly, quiet: true })
  if (code !== 0) throw new Error(`The gallery could not be built.\n${output}`)
  writeStamp(STAMP, hash)
  console.log(`The gallery is built. ${seconds.toFixed(1)} s`)
}

/** Checks every story of the built gallery. Answers Playwright's exit code. */
async function check(accept: boolean, args: string[]): Promise<number> {
  const browser = await requireBrowser()
  await build()
  const server = await preview({ root: ROOT, configFile: false, logLevel: 'error', build: { outDir: OUT }, preview: { host: '127.0.0.1', port: 6007 } })
  try {
    const env = { HANSANG_CHROMIUM: browser.path, HANSANG_GALLERY_URL: server.resolvedUrls?.local[0], HANSANG_GALLERY_DIR: OUT }
    const pictures = ['--update-snapshots', accept ? 'changed' : 'none']
    const { code } = await runScript(playwright, ['test', '--config', 'tests/gallery/gallery.config.ts', ...pictures, ...args], { env })
    return code
  } finally {
    await server.close()
  }
}

async function show(args: string[]): Promise<number> {
  await generate({ check: false })
  const { code } = await runScript(storybook, ['dev', '--config-dir', 'src/gallery', '--port', '6006', '--disable-telemetry', ...args], { env: quietly })
  return code
}

try {
  const args = process.argv.slice(2)
  const accept = args.includes('--accept')
  const rest = args.filter((arg) => arg !== '--accept' && arg !== '--test')
  process.exitCode = accept || args.includes('--test') ? await check(accept, rest) : await show(rest)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
