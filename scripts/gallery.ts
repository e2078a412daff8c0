/**
 * `npm run gallery`: the component gallery with hot reload, on 6006.
 *   -- --test     builds it when its sources changed and checks every story in a browser, as npm test does
 *   -- --accept   the same, and keeps the pictures that are new or differ
 * Further arguments go to Storybook, or with --test and --accept to Playwright: `-- --test -g "Widgets/Button"`.
 */
import { join } from 'node:path'
import { generate } from './gen.ts'
import { requireBrowser } from './lib/browser.ts'
import { buildGallery, GALLERY, quietly, serveGallery, storybook } from './lib/built-gallery.ts'
import { ROOT, runScript } from './lib/run.ts'

const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')

/** Checks every story of the built gallery. Answers Playwright's exit code. */
async function check(accept: boolean, args: string[]): Promise<number> {
  const browser = await requireBrowser()
  await buildGallery()
  const server = await serveGallery()
  try {
    const env = { HANSANG_CHROMIUM: browser.path, HANSANG_GALLERY_URL: server.resolvedUrls?.local[0], HANSANG_GALLERY_DIR: GALLERY }
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
