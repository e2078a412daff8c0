/**
 * `npm run gallery`: the component gallery with hot reload, on 6006.
 *
 * - `-- --test`: builds it when its sources changed and checks in a browser, as npm test does, the stories whose code or
 *   styles changed since they were accepted, and the keys of every widget
 * - `-- --all`: with `--test`, every story. Once a week, and after a new version of Chromium
 * - `-- --accept`: as `--test`, and keeps the pictures that are new or differ, and what they were taken of
 *
 * Further arguments go to Storybook, or with `--test` and `--accept` to Playwright: `-- --test -g "Widgets/Button"`
 * (docs/decisions/072).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './gen.ts'
import { lineOf, readAccepted, writeAccepted } from './lib/accepted-stories.ts'
import { requireBrowser } from './lib/browser.ts'
import { buildGallery, builtStoryHashes, GALLERY, quietly, serveGallery, storybook } from './lib/built-gallery.ts'
import { ROOT, runScript } from './lib/run.ts'

const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')

/** Committed: what a clone, and CI, need not look at. */
const ACCEPTED = join(ROOT, 'tests', 'gallery', 'pictures', 'accepted.txt')
/** This machine's own: what was compared here and found equal. */
const COMPARED = join(ROOT, '.cache', 'gallery-compared.txt')
/** For the tests: the stories whose pictures need no look. */
const UNCHANGED = join(ROOT, '.cache', 'gallery-unchanged.json')

/** Checks the stories of the built gallery. Answers Playwright's exit code. */
async function check({ accept, all }: { accept: boolean; all: boolean }, args: string[]): Promise<number> {
  const browser = await requireBrowser()
  await buildGallery()
  const before = builtStoryHashes()
  const known = new Set([...readAccepted(ACCEPTED), ...(accept ? [] : readAccepted(COMPARED))])
  const unchanged = all ? [] : [...before].filter((story) => known.has(lineOf(story))).map(([id]) => id)
  writeFileSync(UNCHANGED, JSON.stringify(unchanged))
  console.log(`${before.size} stories; ${before.size - unchanged.length} of them are looked at.`)
  const server = await serveGallery()
  try {
    const env = {
      HANSANG_CHROMIUM: browser.path,
      HANSANG_GALLERY_URL: server.resolvedUrls?.local[0],
      HANSANG_GALLERY_DIR: GALLERY,
      HANSANG_GALLERY_UNCHANGED: UNCHANGED,
    }
    const pictures = ['--update-snapshots', accept ? 'changed' : 'none']
    const { code } = await runScript(
      playwright,
      ['test', '--config', 'tests/gallery/gallery.config.ts', ...pictures, ...args],
      { env },
    )
    // A part of the stories says nothing about the others.
    if (code === 0 && args.length === 0) keep(accept)
    return code
  } finally {
    await server.close()
  }
}

/** Every story has been found equal to its pictures, or they have just been taken. */
function keep(accept: boolean): void {
  const hashes = builtStoryHashes()
  writeAccepted(accept ? ACCEPTED : COMPARED, hashes)
  const accepted = readAccepted(ACCEPTED)
  const ahead = [...hashes].filter((story) => !accepted.has(lineOf(story))).length
  if (ahead > 0)
    console.log(
      `${ahead} stories look as accepted with code that is newer. So that others need not compare them again: npm run gallery -- --accept`,
    )
}

async function show(args: string[]): Promise<number> {
  await generate({ check: false })
  const { code } = await runScript(
    storybook,
    ['dev', '--config-dir', 'src/gallery', '--port', '6006', '--disable-telemetry', ...args],
    { env: quietly },
  )
  return code
}

try {
  const args = process.argv.slice(2)
  const accept = args.includes('--accept')
  const rest = args.filter((arg) => !['--accept', '--test', '--all'].includes(arg))
  process.exitCode =
    accept || args.includes('--test') ? await check({ accept, all: args.includes('--all') }, rest) : await show(rest)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
