import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock.ts'
import type { Partners } from '#server/partners.ts'
import type { Outbox } from './outbox.ts'

/** One partner's: what it does in its place, and the pages and doors it has under `/_stand-in`. */
export type StandIn = {
  partners?: (outbox: Outbox, clock: Clock) => Partial<Partners>
  routes?: (http: FastifyInstance, outbox: Outbox) => void
}
