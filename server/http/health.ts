/** What whoever watches the server asks: does it live, and can it serve. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/client.ts'
import { DATA_HEADERS } from './operations.ts'
import { refusals } from './refusal.ts'

/** A database that takes longer than this for nothing serves nobody. */
const READY_MS = 2000

export function answerHealth(http: FastifyInstance, db: Db): void {
  http.get('/healthz', (_request, reply) => reply.headers(DATA_HEADERS).send({ status: 'ok' }))
  http.get('/readyz', async (_request, reply) => {
    const answers = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const ready = await Promise.race([answers, wait(READY_MS, false, { ref: false })])
    if (!ready) throw refusals.unavailable()
    return reply.headers(DATA_HEADERS).send({ status: 'ready' })
  })
}
