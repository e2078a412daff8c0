/**
 * `npm run e2e [-- Playwright's arguments]`: builds what is missing, finds a browser, plays the journeys of tests/e2e.
 * `npm run screens [-- Playwright's arguments]`: the same with the screens of the route tree: `-- -g /healthlog/`, `--
 * --shard 1/4`.
 */
import { join } from 'node:path'
import { requireBrowser } from './lib/browser.ts'
import { ROOT, runScript } from './lib/run.ts'
import { buildSimulator } from './lib/shell-simulator.ts'

const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
const args = process.argv.slice(2)
// With `=`: Playwright would take the paths after it for further projects.
const project = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=journeys']

try {
  const browser = await requireBrowser()
  const built = await runScript('scripts/build.ts')
  if (built.code !== 0) throw new Error('The app could not be built, so there is nothing to drive.')
  await buildSimulator()
  const { code } = await runScript(playwright, ['test', ...project, ...args], {
    env: { HANSANG_CHROMIUM: browser.path },
  })
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
