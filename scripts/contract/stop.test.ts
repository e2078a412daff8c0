import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { childEnv, ROOT } from '../lib/run.ts'
import { toyServer, type ToyAnswer, type ToySeen } from './toy.ts'

// The command as it is run, ended as it is ended: a process and its signals.

const SLOW_MS = 60_000
const CREATED = { body: { code: 0, message: null, data: { boardSeq: 907 }, data2: null, userInfo: null } }
const answered: ToyAnswer = { body: { code: 0, message: null, data: { resultCnt: 1 }, data2: null, userInfo: null } }

let closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing) void close()
  closing = []
})

/**
 * Runs the sample area with `--write` and answers what came of it. `created` is called when the run sends its create.
 */
async function run(
  created: (kill: (signal: NodeJS.Signals) => void) => void,
  onId: (seen: ToySeen) => ToyAnswer | Promise<ToyAnswer>,
) {
  const server = await toyServer({
    '/login': { headers: { authorization: 'Bearer token' }, body: {} },
    '/api/sample': ({ method }) => {
      if (method === 'POST') created((signal) => child.kill(signal))
      // The answer comes after the signal, as from any backend that is not next door.
      return method === 'POST' ? sleep(200).then(() => CREATED) : { status: 403, body: {} }
    },
    '/api/sample/907': onId,
  })
  const args = [
    'scripts/contract.ts',
    '--target',
    server.origin,
    '--user',
    'haneul',
    '--password',
    'word',
    '--areas',
    'sample',
    '--write',
  ]
  const child = spawn(process.execPath, args, { cwd: ROOT, env: childEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
  closing.push(server.close, () => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    code,
    output,
    writes: server.seen.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`),
  }
}

describe('a run that is stopped', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s takes back what it has made, changes nothing more, and says that it is not the whole',
    async (signal) => {
      const { code, output, writes } = await run(
        (kill) => kill(signal),
        () => answered,
      )
      expect(writes).toEqual(['POST /login', 'POST /api/sample', 'DELETE /api/sample/907'])
      expect(output).toContain('Stopping.')
      expect(output).not.toContain('LEFT BEHIND')
      expect(output).toMatch(/blocked, stopped/)
      expect(code).toBe(130)
    },
    SLOW_MS,
  )

  test(
    'says what is left and how it is removed when taking back fails',
    async () => {
      const { code, output } = await run(
        (kill) => kill('SIGINT'),
        () => ({ status: 500, body: {} }),
      )
      expect(output).toMatch(/LEFT BEHIND by sampleCreate: .*907.*\n +removed by DELETE \/api\/sample\/907/)
      expect(code).toBe(130)
    },
    SLOW_MS,
  )

  test(
    'and stopped again ends at once, and still says what is left',
    async () => {
      let kill: ((signal: NodeJS.Signals) => void) | undefined
      const { code, output, writes } = await run(
        (end) => {
          kill = end
          end('SIGINT')
        },
        async () => {
          // Nobody answers the clean-up; a person loses patience.
          await sleep(800)
          kill?.('SIGINT')
          await sleep(5000)
          return answered
        },
      )
      expect(writes.at(-1)).toBe('DELETE /api/sample/907')
      expect(output).toContain('removed by DELETE /api/sample/907')
      expect(code).toBe(130)
    },
    SLOW_MS,
  )
})
