import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { PERSONAS } from '#server/db/seed/noun.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { seed } from '#server/db/seed/seed.ts'
import { loadContract as loadServerContract } from '#server/http/contract-file.ts'
import { MOST_READ } from '#server/domain/index-record/queries.ts'
import { multiply } from '#server/test-support/many-rows.ts'
import { exampleInputs, toRequest } from '../scripts/contract/inputs.ts'
import { loadContract, type Operation } from '../scripts/contract/model.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { largestRequests } from './lib/largest.ts'

/** The evening of the examples' day, so that what they tell of has happened. */
const NOW = new Date('2026-11-19T13:00:00Z')
const CONTRACT = new URL('../openapi/generated/openapi.json', import.meta.url)
/**
 * Others use the machine too: of a large body the shortest of some runs is what the request itself holds the loop for.
 * Of many rows the longest counts: whoever waits behind it waits for that one.
 */
const RUNS = 5
/** Of each table of the member who has the most: more than a list may tell. Of values a fifth are weights. */
const ROWS = MOST_READ + 100
const SHOWN = 4
const LIMIT_MS = 50

type Held = { operationId: string; bytes: number; status: number; firstMs: number; ms: number }

/** Longest turn of this thread, which serves; the database works in another. */
async function longestTurn(act: () => Promise<number>): Promise<{ status: number; ms: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // A timer has to be under way before the turn that is measured.
  await wait(10)
  delay.reset()
  const status = await act()
  await wait(5)
  delay.disable()
  return { status, ms: delay.max / 1e6 }
}

async function measureAll(): Promise<{ bodies: Held[]; reads: Held[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-loop-'))
  const database = await openDatabase({ dataDir })
  try {
    await seed(database, { now: NOW })
    const { username, password, hcId } = await makeMember(database, { persona: 'haneul', now: NOW })
    const { http, notImplemented } = await buildApp({
      config: readConfig({
        NODE_ENV: 'production',
        HANSANG_LOG: 'off',
        HANSANG_DIST: 'no-app',
        HANSANG_SIGNIN_PER_MINUTE: '1000000',
      }),
      contract: await loadServerContract(CONTRACT),
      db: database.db,
      reach: database.reach,
      clock: createClock(() => NOW.getTime()),
      tokenKey: randomBytes(32),
      scenarioSources: {
        personas: PERSONAS,
        makeMember: () => makeMember(database, { persona: 'haneul', now: NOW }),
        clockWasSet: async () => {},
      },
    })
    const payload = new URLSearchParams({ username, password, 'remember-me': 'false' }).toString()
    const signedIn = await http.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    const { authorization } = signedIn.headers
    if (typeof authorization !== 'string') throw new Error(`Sign-in failed: ${signedIn.statusCode} ${signedIn.body}`)
    const contract = loadContract()
    // What ends the session ends the measuring.
    const handled = contract.operations.filter(({ id, area }) => !notImplemented.includes(id) && area !== 'session')
    const bodies: Held[] = []
    for (const operation of handled) {
      for (const inputs of largestRequests(contract, operation))
        bodies.push(
          await measureOne(http, operation, { request: toRequest(operation, inputs), authorization, counts: Math.min }),
        )
    }
    await multiply(database.sql, hcId, {
      rows: (table) => (table === 'health_index_records' ? 5 * ROWS : ROWS),
      today: '20261119',
    })
    const reads: Held[] = []
    for (const operation of handled.filter(({ writes }) => !writes)) {
      const request = toRequest(operation, exampleInputs(contract.document, operation))
      reads.push(await measureOne(http, operation, { request, authorization, counts: Math.max }))
    }
    await http.close()
    return { bodies, reads }
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Asked = { request: ReturnType<typeof toRequest>; authorization: string; counts: (...runs: number[]) => number }

async function measureOne(
  http: FastifyInstance,
  { id, method }: Operation,
  { request: { path, headers, body }, authorization, counts }: Asked,
): Promise<Held> {
  // The contract's methods are those that Fastify's type names.
  const options = {
    method: method as InjectOptions['method'],
    url: path,
    headers: { ...headers, authorization },
    ...(body !== undefined && { payload: Buffer.from(body) }),
  } as InjectOptions
  const run = () => longestTurn(async () => (await http.inject(options)).statusCode)
  const first = await run()
  const runs = [first.ms]
  for (let again = 1; again < RUNS; again += 1) runs.push((await run()).ms)
  // A first call compiles what the next ones use: it says nothing of how many rows there are.
  return {
    operationId: id,
    bytes: body === undefined ? 0 : Buffer.byteLength(body),
    status: first.status,
    firstMs: first.ms,
    ms: counts(...runs.slice(counts === Math.max ? 1 : 0)),
  }
}

const size = (bytes: number): string => (bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} kB`)

export const goal: Goal = {
  id: 26,
  title: 'event loop',
  measure: async () => {
    const { bodies, reads } = await measureAll()
    const held = bodies.toSorted((a, b) => b.ms - a.ms)
    const taken = held.filter(({ status }) => status < 400)
    const operations = new Set(held.map(({ operationId }) => operationId)).size
    const placed = (index: number, first: string) => (index === 0 ? first : `number ${index + 1}`)
    const worst =
      `the worst of ${operations} operations with their largest valid bodies ` +
      `(${taken.length} of ${held.length} requests taken)`
    const rows = held.slice(0, SHOWN).map(({ operationId, bytes, ms, firstMs, status }, index) => ({
      quantity:
        `longest turn of the server's thread in one request, ${placed(index, worst)}: ` +
        `${operationId}, ${size(bytes)}, answered ${status} (the first time ${firstMs.toFixed(0)} ms)`,
      ours: `${ms.toFixed(1)} ms`,
      reference: '–',
      gate: atMost(Number(ms.toFixed(1)), LIMIT_MS, ' ms'),
      goal: atMost(Number(ms.toFixed(1)), LIMIT_MS, ' ms'),
    }))
    const longest = reads
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, SHOWN)
      .map(({ operationId, ms }, index) => ({
        quantity:
          `longest turn while a member with ${ROWS} rows of everything reads, the longest of ${RUNS - 1} runs, ` +
          `${placed(index, `the worst of ${reads.length} reads`)}: ${operationId}`,
        ours: `${ms.toFixed(1)} ms`,
        reference: '–',
        gate: atMost(Number(ms.toFixed(1)), LIMIT_MS, ' ms'),
        goal: atMost(Number(ms.toFixed(1)), LIMIT_MS, ' ms'),
      }))
    return [...rows, ...longest]
  },
}
