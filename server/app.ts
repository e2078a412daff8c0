/**
 * The HTTP server: routes by operation, validates by contract, shapes errors, serves the built app. Listens to nothing
 * yet.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { parse as parseForm } from 'node:querystring'
import fastifyRateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import formBody from '@fastify/formbody'
import {
  fastify,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { createAttempts } from './auth/attempts.ts'
import { networkOf } from './auth/client-network.ts'
import { createRememberMe, credentialKey } from './auth/remember-me.ts'
import { createSessions } from './auth/sessions.ts'
import { createTokens } from './auth/token.ts'
import { derivedKey } from './auth/token-key.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openOperations } from './contract.ts'
import { isAway } from './db/away.ts'
import type { Db } from './db/client.ts'
import type { Reach } from './db/reach.ts'
import { COUNTER_LABEL, createCounterCodes } from './domain/event/counter-code.rules.ts'
import { createLeavers } from './domain/account/late.queries.ts'
import { languageFrom } from './domain/member/language.rules.ts'
import { lifeOf } from './domain/session/life.rules.ts'
import { uploadQueries } from './domain/upload/queries.ts'
import { FILE_BYTES } from './domain/upload/rules.ts'
import { createHandlers } from './handlers.gen.ts'
import { serveAppFiles } from './http/app-files.ts'
import { BODY_LIMIT_BYTES, bodyLimitOf } from './http/body-size.ts'
import { createCallRate } from './http/call-rate.ts'
import type { Contract, ContractOperation } from './http/contract-file.ts'
import { type Connections, createConnections } from './http/connections.ts'
import { readCookie, rememberCookie } from './http/cookies.ts'
import { refuseConnection, refuseEarly } from './http/early.ts'
import { answerHealth } from './http/health.ts'
import { logging, logMissing, logRequests, pathOf } from './http/logging.ts'
import { acceptForms, FORM } from './http/multipart.ts'
import { createNetworkRate, limitNetworks } from './http/network-rate.ts'
import { createFinder } from './http/not-implemented.ts'
import {
  answer,
  AnswerFault,
  type AnyHandler,
  guard,
  type OperationServices,
  refusalOf,
  routeOf,
  takesForm,
} from './http/operations.ts'
import { logOutages } from './http/outages.ts'
import { trustHops } from './http/proxies.ts'
import { createOriginOf } from './http/public-address.ts'
import { refusals } from './http/refusal.ts'
import { createRooms } from './http/rooms.ts'
import { stayOnHttps } from './http/security.ts'
import {
  checkPercentCodes,
  isLost,
  isTooDeep,
  NotText,
  textOf,
  tidiedJson,
  tidyRequests,
  tooDeep,
} from './http/text.ts'
import { openUploadDoor } from './http/upload-door.ts'
import { createAnswerCheck, requestValidatorCompiler } from './http/validation.ts'
import { inTime, noPartners, PartnerFailed, PartnerMissing } from './partners.ts'
import { installScenarios, type ScenarioSources } from './scenarios/install.ts'

export type AppParts = {
  config: Config
  contract: Contract
  db: Db
  reach: Reach
  clock: Clock
  tokenKey: Buffer
  /** Keys that sign nothing, whose tokens and codes are taken too. */
  alsoTokenKeys?: readonly Buffer[]
  scenarioSources: ScenarioSources
}

export type App = {
  http: FastifyInstance
  connections: Connections
  /** operationIds of the contract that have no handler, in order. They answer 501. */
  notImplemented: string[]
  /** Whether a built app was found and is served. */
  servesApp: boolean
}

/**
 * Ours for both, so that the framework does not even load its own. Answers are plain JSON: what they hold is the
 * business of the handlers' types, and in development of the contract (checkAnswer).
 */
const compilers = (contract: Contract) =>
  ({
    compilersFactory: {
      buildValidator: () => requestValidatorCompiler(contract),
      buildSerializer: () => () => JSON.stringify,
    },
    // The framework calls the validators like any function; its type asks for Ajv's own, with fields that nobody reads.
  }) as unknown as FastifyServerOptions['schemaController']

export async function buildApp({
  config,
  contract,
  db,
  reach,
  clock,
  tokenKey,
  alsoTokenKeys = [],
  scenarioSources,
}: AppParts): Promise<App> {
  const tokens = createTokens(tokenKey, config.tokenSeconds, alsoTokenKeys)
  const sessions = createSessions(db, clock, lifeOf(config))
  const counterCodes = createCounterCodes(
    derivedKey(tokenKey, COUNTER_LABEL),
    alsoTokenKeys.map((key) => derivedKey(key, COUNTER_LABEL)),
  )
  const checkAnswer = config.checkAnswers ? createAnswerCheck(contract) : undefined
  // Loaded only where it is played: production has other partners.
  const means = config.simulatorDir === undefined ? undefined : { db, clock, counterCodes }
  const standIns = means && (await import('./stand-ins/install.ts')).createStandIns(means)
  const handlers = createHandlers({
    db,
    clock,
    tokens,
    sessions,
    rememberMe: createRememberMe(db, clock, config.rememberDays),
    attempts: createAttempts(db, config.signIn),
    counterCodes,
    partners: inTime(standIns?.partners ?? noPartners),
    logError: (error, what) => http.log.error({ err: error }, what),
    config,
    // Seen by operationId alone: each entry was checked against the contract where it was written.
  }) as Record<string, AnyHandler | undefined>

  const connections = createConnections({ requestMs: config.requestSeconds * 1000 })
  const networkRate = createNetworkRate(config.networkPerMinute)
  const http = fastify<Server, IncomingMessage, ServerResponse>({
    ...logging(config.log),
    trustProxy: typeof config.trustProxy === 'number' ? trustHops(config.trustProxy) : config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (listener) => connections.serve(listener),
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, request, reply) =>
      void shapeError(networkRate.refusal(request) ?? refusals.unreadable(), request, reply),
    routerOptions: { ignoreTrailingSlash: false },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: compilers(contract),
  })
  const noteOutage = logOutages(http.log, reach)
  const noteMissing = logMissing(http.log)
  http.setErrorHandler(shapeError)
  const selfGuarded = new Set<string>(openOperations)
  limitNetworks(http, networkRate, ({ routeOptions }) => {
    const { operationId } = routeOptions.config
    return operationId !== undefined && !selfGuarded.has(operationId)
  })
  refuseEarly(http)
  if (config.trustProxy !== false) stayOnHttps(http)
  http.decorateRequest('caller', null)
  http.decorateRequest('room', null)
  if (config.log === 'info' || config.log === 'debug') logRequests(http)
  acceptBodies(http, contract)
  tidyRequests(http)
  await http.register(formBody, { parser: readForm })
  await http.register(fastifyRateLimit, {
    global: false,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => refusals.tooManyRequests(Math.ceil(ttl / 1000)),
  })

  const rooms = createRooms()
  const services: OperationServices = {
    tokens,
    sessions,
    leavers: createLeavers(db),
    clock,
    checkAnswer,
    memberRate: createCallRate(config.memberPerMinute),
    networkRate,
    rooms,
    originOf: createOriginOf(config),
    meetScenario: undefined,
  }
  if (config.scenarios)
    services.meetScenario = installScenarios(http, { db, clock, tokens, sessions, ...scenarioSources })

  const missing: ContractOperation[] = []
  for (const operation of contract.operations.values()) {
    const { operationId } = operation
    const handler = handlers[operationId]
    if (handler === undefined) {
      missing.push(operation)
      continue
    }
    const route = routeOf(
      operation,
      handler,
      selfGuarded.has(operationId),
      services,
      bodyLimitOf(contract.spec, operation),
    )
    const rateLimit = signInLimit(operationId, config)
    http.route(rateLimit === undefined ? route : { ...route, config: { ...route.config, rateLimit } })
  }
  const findMissing = createFinder(missing)
  const admit = guard(services)
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply, refuse: (error: Error) => void): void => {
    const operation = findMissing(request.method, pathOf(request.url))
    if (operation === undefined) return refuse(refusals.notFound())
    const missing = refusals.notImplemented(operation.operationId)
    // What is missing is nobody's business before they sign in.
    if (operation.open) refuse(missing)
    else admit(request, reply, (error) => refuse(error ?? missing))
  }
  // Before its body is read.
  http.addHook('onRequest', (request, reply, done) => (request.is404 ? refuseUnknown(request, reply, done) : done()))
  // A file that is not there.
  http.setNotFoundHandler((request, reply) => {
    refuseUnknown(request, reply, (error) => shapeError(error, request, reply))
    return reply
  })
  const notImplemented = missing.map(({ operationId }) => operationId)

  const uploads = uploadQueries(db)
  await openUploadDoor(http, {
    most: FILE_BYTES,
    rooms,
    find: (place) => uploads.find(place, clock.now()),
    fill: (file) => uploads.fill(file, clock.now()),
  })
  standIns?.open(http)
  answerHealth(http, reach, () => connections.isDraining)
  const servesApp = await serveAppFiles(http, { ...config, chatHost: config.chat?.host })
  await http.ready()
  if (notImplemented.length > 0)
    http.log.debug({ notImplemented }, `not implemented: ${notImplemented.length} operations`)
  return { http, connections, notImplemented, servesApp }

  function shapeError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = refusalOf(
      error,
      request.caller?.language ?? languageFrom(request.headers['accept-language']) ?? 'ko',
    )
    noteFailure(error, refusal.statusCode, request)
    const body = error instanceof AnswerFault ? { ...refusal.body, errorMessage: error.message } : refusal.body
    return answer(request, reply, { status: refusal.statusCode, body, headers: refusal.headers }, undefined)
  }

  function noteFailure(error: unknown, status: number, request: FastifyRequest): void {
    if (error instanceof PartnerMissing) return noteMissing(error)
    if (error instanceof PartnerFailed) return http.log.error({ err: error }, 'a partner did not answer')
    if (status === 503 && isAway(error)) return noteOutage(error)
    if (status !== 500) return
    http.log.error(
      { reqId: request.id, operationId: request.routeOptions.config?.operationId, err: error },
      'a request failed',
    )
  }
}

/**
 * A password's hash costs, so one address may only ask for so many; a credential's fate is asked once a start, by a
 * whole office from one address.
 */
function signInLimit(operationId: string, { signIn }: Config): RateLimitOptions | undefined {
  if (operationId === 'sessionLogin')
    return { max: signIn.perMinute, timeWindow: 60_000, keyGenerator: ({ ip }) => networkOf(ip) }
  if (operationId === 'sessionGetRememberMeAccessToken')
    return { max: EXCHANGES_PER_MINUTE, timeWindow: 60_000, keyGenerator: credentialAndDevice }
  return undefined
}

const EXCHANGES_PER_MINUTE = 30

function credentialAndDevice({ headers, ip, protocol }: FastifyRequest): string {
  const key = credentialKey(readCookie(headers.cookie, rememberCookie(protocol === 'https')) ?? '')
  // Not looked at yet, so of any length.
  return key === undefined
    ? networkOf(ip)
    : createHash('sha256').update([key.hcId, key.credentialId, headers['x-device-id']].join('\n')).digest('base64url')
}

function tidyBody(raw: string, parsed: unknown, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, tidiedJson(raw, parsed))
  } catch (error) {
    done(error as Error)
  }
}

/** @param raw as it was sent, whose letters are percent codes */
function readForm(raw: string): ReturnType<typeof parseForm> {
  if (isLost(raw)) throw new NotText()
  checkPercentCodes(raw)
  return parseForm(raw)
}

/**
 * JSON and forms only; a form may bring files. An empty JSON body counts as none: several calls are POST without a
 * payload.
 */
function acceptBodies(http: FastifyInstance, { operations }: Contract): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser(['application/json', 'text/plain'])
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const raw = textOf(body)
    if (raw === '') done(null, undefined)
    else if (isTooDeep(raw)) done(tooDeep())
    else parse(request, raw, (error, parsed) => (error ? done(error) : tidyBody(raw, parsed, done)))
  })
  acceptForms(http, (operationId) => {
    const operation = operations.get(operationId ?? '')
    return operation !== undefined && takesForm(operation)
  })
  const others = new Set([...operations.values()].flatMap(({ body }) => Object.keys(body?.content ?? {})))
  for (const known of ['application/json', 'application/x-www-form-urlencoded', FORM]) others.delete(known)
  // Described by the contract, and refused until an operation that takes one has a handler.
  for (const type of others) {
    http.addContentTypeParser(type, (_request, _body, done) => done(refusals.badRequest(type), undefined))
  }
}
