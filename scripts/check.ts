// npm run check: format, types, lint and unit tests, for the minute before a commit. No server, no browser, no build.
import { join } from 'node:path'
import { ROOT, runScript, runVerb } from './lib/run.ts'
import { runSteps } from './lib/steps.ts'

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const verb = (title: string, name: string) => ({
  title,
  run: async () => ({ ok: (await runVerb(name)).code === 0 }),
})

process.exitCode = await runSteps([
  verb('generated files', 'gen'),
  verb('format', 'format:check'),
  verb('types', 'types'),
  verb('lint', 'lint'),
  {
    title: 'unit tests',
    run: async () => ({ ok: (await runScript(vitest, ['run', '--project', 'unit*'])).code === 0 }),
  },
])
