import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../scripts/lib/server.ts'
import { childEnv, ROOT, stop } from '../scripts/lib/run.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { millis, sideBySide } from './lib/numbers.ts'
import { MEASURED } from './lib/servers.ts'

const ROUNDS = 5

/** Milliseconds from the start of a process with nothing but PGlite to its first answer. */
function barePglite(folder: string): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, ['bench/bare/pglite.ts', join(folder, 'pgdata')], {
    cwd: ROOT,
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    const early = (code: number | null) => reject(new Error(`bare PGlite ended with ${code}`))
    child.once('exit', early)
    child.stdout.once('data', () => {
      const readyMs = performance.now() - started
      child.off('exit', early)
      void stop(child).then(() => resolve(readyMs))
    })
  })
}

async function ourStart(dataDir: string): Promise<number> {
  const server = await startServer({ ...MEASURED, dataDir })
  await server.close()
  return server.readyMs
}

const freshFolder = () => mkdtempSync(join(tmpdir(), 'hansang-ready-'))

async function inFreshFolder(measure: (folder: string) => Promise<number>): Promise<number> {
  const folder = freshFolder()
  try {
    return await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const goal: Goal = {
  id: 13,
  title: 'server ready',
  measure: async () => {
    // The first start on a machine makes the template that later ones copy; `npm start` has paid for it once.
    await inFreshFolder(ourStart)
    const empty = await sideBySide(
      ROUNDS,
      () => inFreshFolder(ourStart),
      () => inFreshFolder(barePglite),
    )
    const ourFolder = freshFolder()
    const bareFolder = freshFolder()
    await ourStart(ourFolder)
    await barePglite(bareFolder)
    const existing = await sideBySide(
      ROUNDS,
      () => ourStart(ourFolder),
      () => barePglite(bareFolder),
    )
    for (const folder of [ourFolder, bareFolder]) rmSync(folder, { recursive: true, force: true })
    const line = (quantity: string, times: typeof empty, gate: number, goal: number) => ({
      quantity,
      ours: millis(times.ours),
      reference: `bare PGlite ${millis(times.reference)}`,
      ratio: times.ratio,
      gate: atMost(times.ratio, gate),
      goal: atMost(times.ratio, goal),
    })
    return [
      line('server ready, empty folder, seeded', empty, 1.3, 0.5),
      line('server ready, existing folder', existing, 1.5, 1.1),
    ]
  },
}
