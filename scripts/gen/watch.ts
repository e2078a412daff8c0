import { watch } from 'chokidar'
import { lintContract } from './bundle.ts'
import { generateContract } from './contract.ts'
import type { Running } from './green-only.ts'
import { GENERATED, LOCK, OPENAPI } from './places.ts'

/** Editors write a file in several steps. */
const QUIET_MS = 150

/** Calls `changed` once after each burst of changes under openapi/, what is generated there left out. */
export function watchContract(changed: () => void): Running {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(OPENAPI, { ignored: [GENERATED, LOCK], ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET_MS)
  })
  return {
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}

/**
 * Makes everything that follows from openapi/, when it lints clean. False, with what is wrong printed by file and line,
 * when it does not: lint first, because the bundler would only name the reference.
 */
export async function makeFromContract(): Promise<boolean> {
  if (!(await lintContract())) return false
  await generateContract()
  return true
}
