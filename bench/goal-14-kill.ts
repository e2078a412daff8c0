import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runScript } from '../scripts/lib/run.ts'
import { freePort } from '../scripts/lib/ports.ts'
import { startServer, type RunningServer } from '../scripts/lib/server.ts'
import type { Goal } from './lib/goal.ts'
import { makeMember, MEASURED, signInOverHttp } from './lib/servers.ts'

/** The gate asks for 20 kills; HANSANG_BENCH_KILLS=200 is the goal's long run. */
const KILLS = Number(process.env['HANSANG_BENCH_KILLS'] ?? 20)

type Headers = Record<string, string>

/** Writes weights one after the other until the server is gone; answers the keys of those it acknowledged. */
async function writeUntilKilled(origin: string, headers: Headers, firstMinute: number): Promise<string[]> {
  const acknowledged: string[] = []
  for (let minute = firstMinute; ; minute += 1) {
    const seoul = new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString().replace(/\D/g, '').slice(0, 14)
    const body = JSON.stringify([{ helhidxCode: 'BW', helhidxVal: '68.4', inptDt: seoul, helhDate: seoul.slice(0, 8) }])
    try {
      const answer = await fetch(`${origin}/api/healthlog/insertMyHelhIdx`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      acknowledged.push(seoul)
    } catch {
      return acknowledged
    }
  }
}

async function stored(origin: string, headers: Headers): Promise<Set<string>> {
  const answer = await fetch(`${origin}/api/healthlog/health/MyWeightRecordList?startDt=20250101&endDt=20251231`, {
    headers,
  })
  const { data } = (await answer.json()) as { data: { inptDt: string }[] }
  return new Set(data.map(({ inptDt }) => inptDt))
}

export type Kills = { kills: number; acknowledged: number; lost: number; secondOpeners: number; refused: number }

/** Kills the server (SIGKILL) in the midst of writes, again and again on one folder, and counts what was lost. */
export async function killOften(kills: number): Promise<Kills> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-kill-'))
  const result: Kills = { kills, acknowledged: 0, lost: 0, secondOpeners: 0, refused: 0 }
  const written: string[] = []
  let server: RunningServer | undefined
  try {
    server = await startServer({ ...MEASURED, dataDir })
    const member = await makeMember(server.origin, 'saebyeok')
    for (let kill = 0; kill < kills; kill += 1) {
      const headers = await signInOverHttp(server.origin, member)
      const writing = writeUntilKilled(server.origin, headers, kill * 5000)
      if (kill % 10 === 0) {
        result.secondOpeners += 1
        if (await secondOpenerIsRefused(dataDir)) result.refused += 1
      }
      await sleep(100 + ((kill * 37) % 300))
      server.child.kill('SIGKILL')
      written.push(...(await writing))
      server = await startServer({ ...MEASURED, dataDir })
    }
    const found = await stored(server.origin, await signInOverHttp(server.origin, member))
    result.acknowledged = written.length
    result.lost = written.filter((key) => !found.has(key)).length
    return result
  } finally {
    await server?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A second server on the same folder has to give up by itself, naming the folder. */
async function secondOpenerIsRefused(dataDir: string): Promise<boolean> {
  const env = { HANSANG_DATA_DIR: dataDir, PORT: String(await freePort()), HOST: '127.0.0.1', DATABASE_URL: undefined }
  const { code, output } = await runScript('server/main.ts', [], { env, quiet: true, timeoutMs: 30_000 })
  return code !== 0 && code !== 124 && output.includes(dataDir)
}

export const goal: Goal = {
  id: 14,
  title: 'acknowledged writes survive',
  measure: async () => {
    const { kills, acknowledged, lost, secondOpeners, refused } = await killOften(KILLS)
    const holds = lost === 0 && acknowledged > kills && refused === secondOpeners
    return [
      {
        quantity: `acknowledged commits lost after SIGKILL (${acknowledged} acknowledged); second opener refused`,
        ours: `${lost} over ${kills} kills; ${refused} of ${secondOpeners}`,
        reference: '–',
        gate: { text: '0 of 20 kills; always', holds: holds && kills >= 20 },
        goal: { text: '0 of 200 kills; always', holds: holds && kills >= 200 },
      },
    ]
  },
}
