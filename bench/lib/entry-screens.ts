import { lighthouse, type LighthouseScores } from './lighthouse.ts'
import { ourServer, referenceServer } from './servers.ts'

export const ENTRY_SCREENS = ['/login', '/login/username']
const ROUNDS = 3

export type EntryRuns = { screens: Map<string, LighthouseScores[]>; vanilla: LighthouseScores[] }

let runs: Promise<EntryRuns> | undefined

/** Lighthouse over the entry screens and a vanilla page in turn; goals 6 and 7 read the same runs. */
export function entryRuns(): Promise<EntryRuns> {
  runs ??= runAll()
  return runs
}

async function runAll(): Promise<EntryRuns> {
  const { origin } = await ourServer()
  const reference = await referenceServer('vanilla')
  const screens = new Map<string, LighthouseScores[]>(ENTRY_SCREENS.map((path) => [path, []]))
  const vanilla: LighthouseScores[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [path, scores] of screens) scores.push(await lighthouse(`${origin}/#${path}`))
    vanilla.push(await lighthouse(`${reference}/`))
  }
  return { screens, vanilla }
}
