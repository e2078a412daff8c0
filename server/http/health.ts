/** What whoever watches the server asks: does it live, and can it serve. */
import type { FastifyInstance } from 'fastify'
import type { Reach } from '#server/db/reach.ts'
import { DATA_HEADERS } from './operations.ts'
import { refusals } from './refusal.ts'

/**
 * `/readyz` says what requests go by.
 *
 * @param isEnding whether the server is about to stop, so that whoever spreads requests sends no more
 */
export function answerHealth(http: FastifyInstance, reach: Reach, isEnding: () => boolean): void {
  http.get('/healthz', (_request, reply) => reply.headers(DATA_HEADERS).send({ status: 'ok' }))
  http.get('/readyz', async (_request, reply) => {
    if (isEnding() || !(await reach.answers())) throw refusals.unavailable()
    return reply.headers(DATA_HEADERS).send({ status: 'ready' })
  })
}
