import type { Leftover, OpenWrites } from './open-writes.ts'
import { settingWords } from './report/words.ts'

/** The exit code of a run that somebody stopped: what it tells is not the whole. */
export const STOPPED = 130
/**
 * A Ctrl-C at a terminal reaches us twice, from the terminal and from npm: a second one means it only after a moment.
 */
const SAME_KEY_MS = 500

/** Says on the error stream what stayed behind and which request removes it. */
export function tellLeftovers(leftovers: Leftover[]): void {
  for (const { operationId, made, remove, setting } of leftovers) {
    if (!setting) console.error(`LEFT BEHIND by ${operationId}: ${made}\n    removed by ${remove}`)
    else {
      const { ko, en } = settingWords(setting)
      console.error(`NOT PUT BACK by ${operationId}: ${ko} | ${en}\n    put back by ${remove}`)
    }
  }
}

/**
 * Aborted by the first Ctrl-C (or SIGTERM): the run then calls nothing new, takes back what it has made, and reports.
 * Another one ends the process at once, after it has said what is left.
 */
export function endOnSignals(open: OpenWrites): AbortSignal {
  const controller = new AbortController()
  let since = 0
  const stop = () => {
    if (!controller.signal.aborted) {
      since = performance.now()
      controller.abort()
      console.error(
        'Stopping. What this run has made is taken back first; Ctrl-C again ends it at once and tells what is left.',
      )
    } else if (performance.now() - since > SAME_KEY_MS) {
      tellLeftovers(open.list)
      process.exit(STOPPED)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return controller.signal
}
