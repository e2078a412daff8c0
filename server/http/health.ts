/** What whoever watches the server asks: does it live, and can it serve. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/client.ts'
import { DATA_HEADERS } from './operations.ts'
import { refusals } from './refusal.ts'

/** A database that takes longer than this for nothing serves nobody. */
const READY_MS = 2000

/** @param isEnding whether the server is about to stop, so that whoever spreads requests sends no more */
export function answerHealth(http: FastifyInstance, db: Db, isEnding: () => boolean): void {
  http.get('/healthz', (_request, reply) => reply.headers(DATA_HEADERS).send({ status: 'ok' }))
  http.get('/readyz', async (_request, reply) => {
    if (isEnding()) throw refusals.unavailable()
    const answers = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const ready = await Promise.race([answers, wait(READY_MS, false, { ref: false })])
    if (!ready) throw refusals.unavailable()
    return reply.headers(DATA_HEADERS).send({ status: 'ready' })
  })
}
