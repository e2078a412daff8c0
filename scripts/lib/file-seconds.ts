import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { ROOT } from './run.ts'

/**
 * Vitest's reporter of what each test file took of a worker, hooks and imports included, which its JSON leaves out: to
 * the file that HANSANG_FILE_SECONDS names.
 */
export default class FileSeconds implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['HANSANG_FILE_SECONDS']
    if (!file) return
    const tests = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
      return { file: relative(ROOT, module.moduleId), name: '', seconds: ms / 1000 }
    })
    writeFileSync(file, JSON.stringify(tests))
  }
}
