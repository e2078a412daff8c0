import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Document } from '../gen/document.ts'
import type { Running } from '../gen/green-only.ts'
import { freePort } from '../lib/ports.ts'
import { ROOT, childEnv, stop } from '../lib/run.ts'

export type WaitingPrism = Running & {
  /** Serves a bundled contract and answers the port. Rejects when Prism ends instead. Once only. */
  serve: (document: Document) => Promise<number>
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<void>
  hasEnded: () => boolean
}

const PROGRAM = join(ROOT, 'scripts', 'mock', 'prism-child.ts')
/** A machine that is busy may need longer; it is said, and nothing else is done about it. */
const PATIENCE_MS = 30_000

/**
 * Starts a Prism ahead of the contract that it is to serve, so that a save waits for the contract alone. Lines it
 * writes go to the console.
 */
export function waitingPrism({
  program = PROGRAM,
  patienceMs = PATIENCE_MS,
  say = console.log,
}: { program?: string; patienceMs?: number; say?: (line: string) => void } = {}): WaitingPrism {
  const child = fork(program, { cwd: ROOT, env: childEnv(), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const told = { waits: Promise.withResolvers<void>(), serves: Promise.withResolvers<void>() }
  child.on('message', (word: keyof typeof told) => told[word].resolve())
  const ended = Promise.withResolvers<void>()
  // Without a listener of its own what could not be started at all would end us.
  child.once('error', (error) => say(`Prism could not be started: ${error.message}`))
  for (const end of ['exit', 'error'] as const) child.once(end, () => ended.resolve())
  void ended.promise.then(() => {
    for (const { promise, reject } of Object.values(told)) {
      promise.catch(() => {})
      reject(new Error('Prism ended before it served the contract.'))
    }
  })
  return {
    serve: async (document) => {
      const telling = setInterval(() => say('Prism is still starting; it is waited for.'), patienceMs)
      try {
        const [port] = await Promise.all([freePort(), told.waits.promise])
        // What cannot be told has ended, and that is told above.
        child.send({ document, port }, () => {})
        await told.serves.promise
        return port
      } finally {
        clearInterval(telling)
      }
    },
    ended: ended.promise,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    close: () => stop(child),
  }
}
