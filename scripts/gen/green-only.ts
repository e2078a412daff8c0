/** A service that can be stopped. */
export type Running = { close: () => Promise<void> }

export type GreenOnlyOptions = {
  /** Makes the input of the service. False or a rejection means that the change is not fit to be served. */
  make: () => Promise<boolean>
  /** The next one; the one before is closed only once it stands. */
  start: () => Promise<Running>
  /** Tells a person what happened. */
  say: (event: 'started' | 'restarted' | 'kept' | 'waits', error?: unknown) => void
}

/**
 * Keeps a service running on the last good input: a change that does not make stops nothing, and one that does is never
 * waited for by a caller. Changes that arrive while one is being worked on are worked on together afterwards.
 */
export function greenOnly({ make, start, say }: GreenOnlyOptions) {
  let running: Running | undefined
  let busy: Promise<void> | undefined
  const state = { again: false, closed: false }

  /** Nothing is kept where nothing was good yet. */
  const kept = () => (running ? 'kept' : 'waits')

  async function turn(): Promise<void> {
    try {
      if (!(await make())) return say(kept())
      if (state.closed) return
      const before = running
      running = await start()
      say(before ? 'restarted' : 'started')
      await before?.close()
    } catch (error) {
      say(kept(), error)
    }
  }

  async function turns(): Promise<void> {
    do {
      state.again = false
      await turn()
    } while (state.again && !state.closed)
    busy = undefined
  }

  return {
    /** Something changed. Resolves when everything known so far has been worked on. */
    changed(): Promise<void> {
      if (busy) state.again = true
      else busy = turns()
      return busy
    },
    /** Stops the service and everything still to do. */
    async close(): Promise<void> {
      state.closed = true
      await busy
      await running?.close()
    },
  }
}
