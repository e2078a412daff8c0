/**
 * Puts stand-ins in the place of partners and opens their addresses. Only with HANSANG_SIMULATOR=on, never where others can reach the port:
 * whoever reads the outbox reads everybody's codes.
 */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock.ts'
import { DATA_HEADERS } from '#server/http/operations.ts'
import { noPartners, type Partners } from '#server/partners.ts'
import { createOutbox } from './outbox.ts'
import type { StandIn } from './stand-in.ts'
import { texts } from './texts.ts'

/** A further partner is a file beside texts.ts and a line here. */
const STAND_INS: readonly StandIn[] = [texts]

export type StandIns = { partners: Partners; open: (http: FastifyInstance) => void }

export function createStandIns(clock: Clock): StandIns {
  const outbox = createOutbox(clock)
  return {
    partners: Object.assign({}, noPartners, ...STAND_INS.map((one) => one.partners?.(outbox))),
    open: (http) => {
      http.get('/_stand-in/outbox', async (_request, reply) => reply.headers(DATA_HEADERS).send({ sent: outbox.list() }))
      http.post('/_stand-in/outbox/clear', async (_request, reply) => {
        outbox.clear()
        return reply.headers(DATA_HEADERS).code(204).send()
      })
      for (const one of STAND_INS) one.routes?.(http, outbox)
    },
  }
}
