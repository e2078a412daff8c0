/**
 * Structured logs without personal data: method, path without its query, operation, status, time. No header, no body,
 * no query, no name and no token ever reaches them.
 */
import { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '#server/config.ts'
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

/**
 * An error without the values it was about: a failed query carries its parameters in its message, and those are
 * personal.
 */
export function describeError(error: Error): {
  type: string
  message: string
  stack: string
  code?: string
  query?: string
  cause?: string
} {
  const isQuery = 'query' in error && typeof error.query === 'string'
  const cause = error.cause instanceof Error ? error.cause : undefined
  return {
    type: error.name,
    message: isQuery ? 'a query failed' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(isQuery && { query: String(error.query) }),
    ...(cause !== undefined && { cause: cause.message }),
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

/** One line per request. */
export function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { operationId } = request.routeOptions.config
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request.url),
        operationId,
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
