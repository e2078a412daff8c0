/**
 * npm test: everything CI needs, one step after the other. The last line of output is `N passed, N failed`.
 *   -- --shard 1/4   a quarter of it, for four machines: tests are split, any other step runs in one of the four
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrowserSettingError, requireBrowser } from './lib/browser.ts'
import { ROOT, runScript, runVerb } from './lib/run.ts'
import { countReport, parseShard, playwrightCounts, runSteps, stepsOf, vitestCounts, type Counts, type Shard, type Step } from './lib/steps.ts'
import { tool } from './lib/tools.ts'

let shard: Shard | undefined
try {
  shard = parseShard(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const shardArgs = shard ? [`--shard=${shard.index}/${shard.of}`] : []

const reports = mkdtempSync(join(tmpdir(), 'hansang-test-'))
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
// Without colour codes the output reads well in any CI log.
const env = { CI: process.env['CI'] ?? '1', FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0' }

const verb = (title: string, name: string, args: string[] = []): Step => ({
  title,
  run: async () => ({ ok: (await runVerb(name, args, { env })).code === 0 }),
})

function vitestStep(title: string, name: string, args: string[]): Step {
  const file = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    title,
    run: async () => {
      const { code } = await runScript(vitest, ['run', ...reporters, ...args], { env })
      return outcome(code, countReport(file, vitestCounts))
    },
  }
}

function outcome(code: number, counts: Counts | undefined) {
  return { ok: code === 0 && counts !== undefined && counts.failed === 0, ...(counts ? { counts } : {}) }
}

function told(error: unknown): false {
  console.error(error instanceof Error ? error.message : error)
  return false
}

const contractFile = join(reports, 'contract.json')

/** A step of Playwright's: one of our scripts, told where to write its report. Splits by Playwright's own shards. */
function browserStep(title: string, script: string, args: string[], reportsIn: string): Step {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`)
  return {
    title,
    split: true,
    run: async () => {
      const { code } = await runScript(script, [...args, ...shardArgs], { env: { ...env, [reportsIn]: file } })
      return outcome(code, countReport(file, playwrightCounts))
    },
  }
}

const steps: Step[] = [
  // Makes what is missing; unlike a plain `gen` it does not mend a stale contract.lock but fails.
  { ...verb('generated files, contract.lock is fresh', 'gen', ['--check']), split: true },
  // Now, so that no test's time goes into it.
  { title: 'tools that only tests need', split: true, run: async () => ({ ok: await tool('prism').then(() => true, told) }) },
  verb('types', 'types'),
  verb('lint', 'lint'),
  { ...vitestStep('unit, server and repository tests', 'vitest', shardArgs), split: true },
  verb('contract breaks nothing that the commit before promised', 'contract:diff'),
  { ...verb('build', 'build'), split: true },
  vitestStep('gates on the built app', 'gates', ['--config', 'bench/vitest.config.ts']),
  {
    title: 'contract against server/',
    run: async () => {
      const { code } = await runScript('scripts/contract.ts', ['--json', contractFile], { env })
      return outcome(code, countReport(contractFile, (report) => (report as { counts: Counts }).counts))
    },
  },
  browserStep('every story of the component gallery', 'scripts/gallery.ts', ['--test'], 'HANSANG_GALLERY_JSON'),
  browserStep('every screen as everybody', 'scripts/e2e.ts', ['--project=screens'], 'HANSANG_E2E_JSON'),
  browserStep('browser journeys', 'scripts/e2e.ts', [], 'HANSANG_E2E_JSON'),
]

// A missing browser is known now, not after minutes of other steps.
const browser = await requireBrowser().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (!(error instanceof BrowserSettingError)) console.error('Everything that needs no browser can be checked with: npm run check')
  return undefined
})
if (browser) {
  console.log(`Node ${process.versions.node}, browser ${browser.path}`)
  process.exitCode = await runSteps(stepsOf(steps, shard))
} else {
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
rmSync(reports, { recursive: true, force: true })
