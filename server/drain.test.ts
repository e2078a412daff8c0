/** The end of a server that has callers (docs/decisions/368), as a real process. */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startProgram } from './test-support/program.ts'

type Call = { status: number; connection: string | undefined }

/** One call on the one connection of `agent`; the code of the system's error where it gets no answer. */
function call(url: string, agent: Agent): Promise<Call | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }))
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
  })
}

/** Calls on a kept connection until the server is gone, or says that this answer was the last. */
async function callOnAndOn(url: string): Promise<{ answered: number; end: Call | string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let answered = 0
  try {
    for (;;) {
      const answer = await call(url, agent)
      if (typeof answer === 'string') return { answered, end: answer }
      answered += 1
      if (answer.connection === 'close') return { answered, end: answer }
      await wait(answered % 7)
    }
  } finally {
    agent.destroy()
  }
}

test('thirty callers on kept connections are all answered when the server is told to end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hansang-drain-'))
  const { address, child, exit } = await startProgram(folder, { HANSANG_DRAIN_SECONDS: '5' })
  try {
    const callers = Array.from({ length: 30 }, () => callOnAndOn(`${address}/healthz`))
    await wait(300)
    child.kill('SIGTERM')
    const once = new Agent({ keepAlive: false })
    // Whoever spreads requests learns of it while all of them are still answered, on new connections too.
    await expect.poll(async () => call(`${address}/readyz`, once)).toMatchObject({ status: 503 })
    expect(await call(`${address}/healthz`, once)).toEqual({ status: 200, connection: 'close' })
    const ends = await Promise.all(callers)
    expect(ends.map(({ end }) => end)).toEqual(ends.map(() => ({ status: 200, connection: 'close' })))
    expect(Math.min(...ends.map(({ answered }) => answered))).toBeGreaterThan(1)
    expect(await exit).toEqual({ code: 0, signal: null })
    expect(await call(`${address}/healthz`, once)).toBe('ECONNREFUSED')
  } finally {
    child.kill('SIGKILL')
    await exit
    await rm(folder, { recursive: true, force: true })
  }
}, 90_000)
