/**
 * Puts stand-ins in the place of partners and opens their addresses. Only with HANSANG_SIMULATOR=on, never where others
 * can reach the port: whoever reads the outbox reads everybody's codes.
 */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { CounterCodes } from '#server/domain/event/counter-code.rules.ts'
import { DATA_HEADERS } from '#server/http/operations.ts'
import { noPartners, type Partners } from '#server/partners.ts'
import { createOutbox } from './outbox.ts'
import type { StandIn } from './stand-in.ts'
import { checkup } from './checkup.ts'
import { counter } from './counter.ts'
import { knox } from './knox.ts'
import { mall } from './mall.ts'
import { operator } from './operator.ts'
import { pass } from './pass.ts'
import { texts } from './texts.ts'
import { till } from './till.ts'

type Means = { db: Db; clock: Clock; counterCodes: CounterCodes }

/** A further partner is a file beside texts.ts and a line here. */
const standInsOf = ({ db, clock, counterCodes }: Means): readonly StandIn[] => [
  texts(),
  pass(),
  knox(),
  mall(),
  checkup(),
  operator(db, clock),
  till(db, clock),
  counter(db, clock, counterCodes),
]

export type StandIns = { partners: Partners; open: (http: FastifyInstance) => void }

export function createStandIns(means: Means): StandIns {
  const { clock } = means
  const standIns = standInsOf(means)
  const outbox = createOutbox(clock)
  return {
    partners: Object.assign({}, noPartners, ...standIns.map((one) => one.partners?.(outbox, clock))),
    open: (http) => {
      http.get('/_stand-in/outbox', async (_request, reply) =>
        reply.headers(DATA_HEADERS).send({ sent: outbox.list() }),
      )
      http.post('/_stand-in/outbox/clear', async (_request, reply) => {
        outbox.clear()
        return reply.headers(DATA_HEADERS).code(204).send()
      })
      for (const one of standIns) one.routes?.(http, outbox)
    },
  }
}
