/** What the gate takes, as `npm test` measures and `npm run bench` tells it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './run.ts'
import { keepSeconds, secondsOf, secondsTable, type Ran } from './seconds.ts'

/** This machine's own: the last green run of the gate. */
export const GATE_SECONDS = join(ROOT, '.cache', 'gate-seconds.json')

const CONTRACT = join(ROOT, 'openapi', 'generated', 'openapi.json')
const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch'])

/** How many operations the contract has; 0 while nothing of it is generated. */
export function operationCount(file = CONTRACT): number {
  if (!existsSync(file)) return 0
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> }
  return Object.values(paths).reduce((sum, path) => sum + Object.keys(path).filter((key) => METHODS.has(key)).length, 0)
}

/**
 * What `npm test` says of its time at the end; a green run of the gate is kept for the bench.
 *
 * @param partial why the run is not the gate's, such as a shard
 */
export const gateSeconds =
  (partial: string | undefined, commit: string) =>
  (ran: readonly Ran[], green: boolean): string[] => {
    const seconds = secondsOf(ran, operationCount())
    if (green && partial === undefined)
      keepSeconds(GATE_SECONDS, { ...seconds, at: new Date().toISOString().slice(0, 10), commit })
    return ['', ...secondsTable(seconds, partial)]
  }

/** The commit that stands here, with a + where files differ from it. */
export async function commitHere(): Promise<string> {
  const { code, output } = await run('git', ['describe', '--always', '--dirty=+', '--exclude', '*'], { quiet: true })
  return code === 0 ? output.trim() : 'no commit'
}
