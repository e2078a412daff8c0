/** One caller against all others (docs/decisions/368): what a flood on some connections may cost, in a real process. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from './test-support/program.ts'

const MB = 1_048_576
const CONNECTIONS = 50
const REQUEST = 'GET / HTTP/1.1\r\nhost:a\r\n\r\n'
/** As many requests as one read of a socket brings. */
const FLOOD = REQUEST.repeat(Math.floor(65_536 / REQUEST.length))

describe('fifty connections that ask for the page without end and read nothing', () => {
  let folder = ''
  let program: Program
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hansang-flood-'))
    const distDir = join(folder, 'dist')
    await mkdir(distDir)
    await writeFile(join(distDir, 'index.html'), `<!doctype html><title>한상</title>${'x'.repeat(71_000)}`)
    program = await startProgram(join(folder, 'data'), { HANSANG_DIST: distDir })
  }, 90_000)
  afterAll(async () => {
    program.child.kill('SIGKILL')
    await program.exit
    await rm(folder, { recursive: true, force: true })
  })

  /** Milliseconds that the middle one of twenty callers in a row waited. */
  async function usualWait(): Promise<number> {
    const waits: number[] = []
    for (let call = 0; call < 20; call += 1) {
      const began = performance.now()
      const answer = await fetch(`${program.address}/healthz`, { headers: { connection: 'close' } })
      expect(answer.status).toBe(200)
      waits.push(performance.now() - began)
    }
    return waits.sort((a, b) => a - b)[10] ?? Infinity
  }

  /** The most memory of the program until `work` is done. */
  async function mostMemory(work: Promise<unknown>): Promise<number> {
    const state = { done: false }
    const end = () => (state.done = true)
    void work.then(end, end)
    let most = 0
    do {
      most = Math.max(most, await program.memory())
      await wait(20)
    } while (!state.done)
    return most
  }

  test('keep nobody waiting, and leave no memory behind', async () => {
    const quiet = await usualWait()
    const before = await program.memory()
    const deaf: Socket[] = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(program.port, '127.0.0.1', () => socket.write(FLOOD))
      socket.on('error', () => {})
      return socket.pause()
    })
    const calls = usualWait()
    const most = await mostMemory(calls)
    // 50 ms on a machine of its own; this one may be busy with other tests.
    expect(await calls).toBeLessThan(250 + 10 * quiet)
    expect((most - before) / MB).toBeLessThan(64)
    for (const socket of deaf) socket.destroy()
    await expect.poll(async () => ((await program.memory()) - before) / MB, { timeout: 10_000 }).toBeLessThan(64)
  }, 60_000)
})
