import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { GENERATED } from '../scripts/gen/places.ts'
import { run, runScript, runVerb } from '../scripts/lib/run.ts'
import { atMost, type Goal, type Line } from './lib/goal.ts'

/** Seconds of one run of our own; throws with what it wrote when it fails. */
async function secondsOf(name: string, done: ReturnType<typeof run>): Promise<number> {
  const { code, output, seconds } = await done
  if (code !== 0) throw new Error(`${name} failed:\n${output}`)
  return seconds
}

function line(quantity: string, seconds: number, limit: number): Line {
  const bound = atMost(seconds, limit, ' s')
  return { quantity, ours: `${seconds.toFixed(1)} s`, reference: '–', gate: bound, goal: bound }
}

const LINT = `
  import { lintContract } from './scripts/gen/bundle.ts'
  process.exitCode = (await lintContract()) ? 0 : 1`

export const goal: Goal = {
  id: 21,
  title: 'the contract’s tools',
  measure: async () => {
    rmSync(join(GENERATED, 'stamp'), { force: true })
    const cold = await secondsOf('gen', runScript('scripts/gen.ts', [], { quiet: true }))
    const fresh = await secondsOf('gen', runScript('scripts/gen.ts', [], { quiet: true }))
    const lint = await secondsOf(
      'lint',
      run(process.execPath, ['--input-type=module', '--eval', LINT], { quiet: true }),
    )
    const types = await secondsOf('types', runVerb('types', [], { quiet: true }))
    return [
      line('gen of the whole contract, cold', cold, 6),
      line('gen when nothing changed', fresh, 1),
      line('strict lint of the contract', lint, 3),
      line('type check of the project', types, 15),
    ]
  },
}
