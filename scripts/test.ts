// npm test: everything CI needs, one step after the other. The last line of output is `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrowserSettingError, requireBrowser } from './lib/browser.ts'
import { ROOT, runScript, runVerb } from './lib/run.ts'
import { countReport, playwrightCounts, runSteps, vitestCounts, type Counts, type Step } from './lib/steps.ts'
import { tool } from './lib/tools.ts'

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
const e2eFile = join(reports, 'e2e.json')
const screensFile = join(reports, 'screens.json')
const galleryFile = join(reports, 'gallery.json')

const steps: Step[] = [
  // Makes what is missing; unlike a plain `gen` it does not mend a stale contract.lock but fails.
  verb('generated files, contract.lock is fresh', 'gen', ['--check']),
  // Now, so that no test's time goes into it.
  { title: 'tools that only tests need', run: async () => ({ ok: await tool('prism').then(() => true, told) }) },
  verb('types', 'types'),
  verb('lint', 'lint'),
  vitestStep('unit, server and repository tests', 'vitest', []),
  verb('contract breaks nothing that the commit before promised', 'contract:diff'),
  verb('build', 'build'),
  vitestStep('gates on the built app', 'gates', ['--config', 'bench/vitest.config.ts']),
  {
    title: 'contract against server/',
    run: async () => {
      const { code } = await runScript('scripts/contract.ts', ['--json', contractFile], { env })
      return outcome(code, countReport(contractFile, (report) => (report as { counts: Counts }).counts))
    },
  },
  {
    title: 'every story of the component gallery',
    run: async () => {
      const { code } = await runScript('scripts/gallery.ts', ['--test'], { env: { ...env, HANSANG_GALLERY_JSON: galleryFile } })
      return outcome(code, countReport(galleryFile, playwrightCounts))
    },
  },
  {
    title: 'every screen as everybody',
    run: async () => {
      const { code } = await runScript('scripts/e2e.ts', ['--project=screens'], { env: { ...env, HANSANG_E2E_JSON: screensFile } })
      return outcome(code, countReport(screensFile, playwrightCounts))
    },
  },
  {
    title: 'browser journeys',
    run: async () => {
      const { code } = await runScript('scripts/e2e.ts', [], { env: { ...env, HANSANG_E2E_JSON: e2eFile } })
      return outcome(code, countReport(e2eFile, playwrightCounts))
    },
  },
]

// A missing browser is known now, not after minutes of other steps.
const browser = await requireBrowser().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (!(error instanceof BrowserSettingError)) console.error('Everything that needs no browser can be checked with: npm run check')
  return undefined
})
if (browser) {
  console.log(`Node ${process.versions.node}, browser ${browser.path}`)
  process.exitCode = await runSteps(steps)
} else {
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
rmSync(reports, { recursive: true, force: true })
