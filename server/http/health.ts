/** What whoever watches the server asks: does it live, and can it serve. */
import type { FastifyInstance } from 'fastify'
import type { Reach } from '#server/db/reach.ts'
import { DATA_HEADERS } from './operations.ts'
import { refusals } from './refusal.ts'

/** `/readyz` says what requests go by. */
export function answerHealth(http: FastifyInstance, reach: Reach): void {
  http.get('/healthz', (_request, reply) => reply.headers(DATA_HEADERS).send({ status: 'ok' }))
  http.get('/readyz', async (_request, reply) => {
    if (!(await reach.answers())) throw refusals.unavailable()
    return reply.headers(DATA_HEADERS).send({ status: 'ready' })
  })
}
