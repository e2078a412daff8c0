/**
 * Structured logs without personal data: method, path without its query, operation, status, time, and the session's
 * number, which is a member's for the database alone and goes with the member. No header, no body, no query, no name
 * and no token ever reaches them.
 */
import { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '#server/config.ts'
import { describeError } from '#server/described-error.ts'
import type { PartnerMissing } from '#server/partners.ts'

/** Keys that are blanked wherever an error object or a careless line carries them along. */
const PRIVATE_KEYS = [
  'password',
  'username',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'body',
  'query',
  'params',
  'parameters',
  'headers',
]

export function logging(
  level: Config['log'],
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'> {
  // Two lines per request would say less than the one of `logRequests`.
  const logController = new LogController({ disableRequestLogging: true })
  if (level === 'off') return { logger: false, logController }
  return {
    logController,
    // One logger for all: a child for each request costs more than most requests themselves. Lines name their request.
    childLoggerFactory: (logger) => logger,
    logger: {
      level,
      base: null,
      redact: { paths: PRIVATE_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), censor: '-' },
      serializers: {
        req: (request) => ({ method: request.method, path: pathOf(request.url) }),
        res: (reply) => ({ statusCode: reply.statusCode }),
        err: describeError,
      },
    },
  }
}

/** A partner that is not there is so with every request: it is said once. */
export function logMissing(log: Pick<FastifyBaseLogger, 'warn'>): (missing: PartnerMissing) => void {
  const said = new Set<string>()
  return ({ partner, message }) => {
    if (said.has(partner)) return
    said.add(partner)
    log.warn({ partner }, message)
  }
}

/**
 * One line per request. Who asked stands there as their session: an investigation finds the rest in `sessions`, and a
 * log that got into wrong hands tells of nobody.
 */
export function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { caller } = request
    const { operationId } = request.routeOptions.config
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request.url),
        operationId,
        ...(caller && 'sessionId' in caller && { session: caller.sessionId }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

/** A request's address without its query, which may hold anything. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''
