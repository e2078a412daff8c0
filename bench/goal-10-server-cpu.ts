import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '../scripts/lib/ports.ts'
import { childEnv, ROOT, stop } from '../scripts/lib/run.ts'
import { startServer, whenHealthy } from '../scripts/lib/server.ts'
import { twinFolders } from './lib/databases.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { cpuSeconds, drive } from './lib/load.ts'
import { sideBySide } from './lib/numbers.ts'
import { MEASURED, signInOverHttp } from './lib/servers.ts'

const PATH = '/api/mypage/rest-my-list'
const ROUNDS = 5
const REQUESTS = 3000

async function startBare(folder: string, hcId: string): Promise<{ origin: string; child: ChildProcess }> {
  const port = await freePort()
  const args = ['bench/bare/fastify.ts', folder, hcId, String(port)]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: childEnv({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await whenHealthy(origin, child, 30_000)
  return { origin, child }
}

export const goal: Goal = {
  id: 10,
  title: 'server CPU',
  measure: async () => {
    const { ours, bare, members } = await twinFolders(1)
    const [member] = members
    if (!member) throw new Error('no member')
    const server = await startServer({ ...MEASURED, dataDir: ours, scenarios: false })
    const reference = await startBare(bare, member.hcId)
    try {
      const headers = await signInOverHttp(server.origin, member)
      const microseconds = (origin: string, pid: number | undefined) => async () => {
        const before = cpuSeconds(pid ?? 0)
        await drive(origin + PATH, headers, REQUESTS)
        return ((cpuSeconds(pid ?? 0) - before) / REQUESTS) * 1e6
      }
      const measureOurs = microseconds(server.origin, server.child.pid)
      const measureBare = microseconds(reference.origin, reference.child.pid)
      // The first thousands of requests pay for compiling.
      await measureOurs()
      await measureBare()
      const cpu = await sideBySide(ROUNDS, measureOurs, measureBare)
      return [
        {
          quantity: 'server CPU per operation (rest-my-list: sign-in, validation, SQL; embedded database included)',
          ours: `${cpu.ours.toFixed(0)} µs`,
          reference: `Fastify, postgres.js and the SQL bare ${cpu.reference.toFixed(0)} µs`,
          ratio: cpu.ratio,
          gate: atMost(cpu.ratio, 1.25),
          goal: atMost(cpu.ratio, 1.1),
        },
      ]
    } finally {
      await server.close()
      await stop(reference.child)
    }
  },
}
