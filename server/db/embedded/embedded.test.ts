import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { embeddedTemplate } from '../open.ts'
import { checkpoints, type Embedded, startEmbedded } from './embedded.ts'
import { copyTemplate } from './template.ts'

let base: string
let embedded: Embedded
let thread: Worker | undefined

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'hansang-embedded-'))
  const folder = join(base, 'pgdata')
  const ready = await embeddedTemplate()
  if (ready) copyTemplate(ready, folder)
  process.once('worker', (worker) => {
    thread = worker
  })
  embedded = await startEmbedded(folder)
})
afterEach(async () => {
  await embedded.close().catch(() => {})
  rmSync(base, { recursive: true, force: true })
})

test('when the thread dies, what waits and what comes later fails with the reason instead of hanging', async () => {
  const waiting = embedded.sql`select pg_sleep(30)`.catch((error: Error) => error.message)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await thread?.terminate()
  expect(await waiting).toContain('The embedded database stopped')
  await expect(embedded.sql`select 1`).rejects.toThrow('The embedded database stopped')
  expect((await embedded.stopped).message).toContain('The embedded database stopped')
})

test('an end that was asked for is told to nobody', async () => {
  const told: Error[] = []
  void embedded.stopped.then((error) => told.push(error))
  await embedded.close()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told).toEqual([])
})

test('the log is cut once enough was written, and not before', async () => {
  const { sql } = embedded
  const lastCheckpoint = async () => {
    const [row] = await sql<{ at: string }[]>`select checkpoint_lsn::text as at from pg_control_checkpoint()`
    return row?.at
  }
  const look = checkpoints(sql)
  await look()
  const first = await lastCheckpoint()
  await sql`create table log_test as select n, repeat('x', 100) as filler from generate_series(1, 100) as n`
  await look()
  expect(await lastCheckpoint()).toBe(first)
  await sql`insert into log_test select n, repeat('x', 500) from generate_series(1, 40000) as n`
  await look()
  expect(await lastCheckpoint()).not.toBe(first)
})
