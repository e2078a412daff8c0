// npm run bench [-- 1,2,14]: measures the goals of the performance guide, each beside its denominator in the same run,
// and writes bench/results.md. With numbers it measures only those and prints the table; with --write it puts them
// beside the other goals' last figures (docs/decisions/081).
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, platform, release } from 'node:os'
import { join } from 'node:path'
import { cleanUp } from '../bench/lib/cleanup.ts'
import { resultsTable, type Goal, type Line } from '../bench/lib/goal.ts'
import { ROOT, runScript } from './lib/run.ts'

const given = process.argv.slice(2)
const wanted = given
  .filter((argument) => argument !== '--write')
  .flatMap((argument) => argument.split(','))
  .filter(Boolean)
  .map(Number)
const writes = wanted.length === 0 || given.includes('--write')
const files = readdirSync(join(ROOT, 'bench'))
  .filter((file) => /^goal-\d+.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .sort()

async function measureAll(): Promise<void> {
  const measured: { id: number; lines: Line[] }[] = []
  let broken = 0
  for (const file of files) {
    const { goal } = (await import(`../bench/${file}`)) as { goal: Goal }
    if (wanted.length > 0 && !wanted.includes(goal.id)) continue
    const started = performance.now()
    console.log(`goal ${goal.id}, ${goal.title} …`)
    try {
      const lines = await goal.measure()
      for (const { quantity, ours, reference } of lines) console.log(`    ${quantity}: ${ours} (${reference})`)
      measured.push({ id: goal.id, lines })
    } catch (error) {
      broken += 1
      console.error(`    could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    }
    console.log(`    ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  const cpu = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`
  const machine = `${cpu}, ${platform()} ${release()}, Node ${process.versions.node}.`
  const file = join(ROOT, 'bench', 'results.md')
  const before = wanted.length > 0 && writes && existsSync(file) ? readFileSync(file, 'utf8') : ''
  const table = resultsTable(measured, machine, before)
  if (writes && broken === 0) writeFileSync(file, table)
  console.log(`\n${table}`)
  if (broken > 0) console.error(`${broken} goals could not be measured; bench/results.md is left as it was.`)
  process.exitCode = broken > 0 || measured.some(({ lines }) => lines.some(({ gate }) => !gate.holds)) ? 1 : 0
}

const built = await runScript('scripts/build.ts')
if (built.code !== 0) {
  console.error('The app could not be built, so there is nothing to measure.')
  process.exitCode = 1
} else {
  await measureAll().finally(cleanUp)
}
