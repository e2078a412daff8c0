/**
 * How often one network may ask for what no member's limit counts: the app's files, open operations, refusals
 * (docs/decisions/368).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '#server/auth/client-network.ts'
import { createCallRate } from './call-rate.ts'
import { type Refusal, refusals } from './refusal.ts'

export type NetworkRate = {
  /** Counts a request. What it is told where there were too many of its network. */
  refusal(request: FastifyRequest): Refusal | undefined
}

/** Of health.ts. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Probes are counted for themselves: whoever watches the server may stand in the network that floods it. */
export function createNetworkRate(perMinute: number): NetworkRate {
  const probes = createCallRate(perMinute)
  const others = createCallRate(perMinute)
  return {
    refusal: (request) => {
      const rate = PROBES.has(request.routeOptions.url ?? '') ? probes : others
      const waitSeconds = rate.take(networkOf(request.ip), Date.now())
      return waitSeconds > 0 ? refusals.tooManyOfNetwork(waitSeconds) : undefined
    },
  }
}

/** @param isOfMember whether a request has a guard, which counts it for its member, or here where it refuses it */
export function limitNetworks(
  http: FastifyInstance,
  rate: NetworkRate,
  isOfMember: (request: FastifyRequest) => boolean,
): void {
  http.addHook('onRequest', (request, _reply, done) => done(isOfMember(request) ? undefined : rate.refusal(request)))
}
