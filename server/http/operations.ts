/**
 * Ties one operation of the contract to its handler: who asks, what may be asked, what is answered
 * (docs/decisions/103).
 */
import type { ErrorObject } from 'ajv'
import type { FastifyContextConfig, FastifyReply, FastifyRequest, RequestPayload, RouteOptions } from 'fastify'
import { HashQueueFull } from '#server/auth/hash-queue.ts'
import type { Sessions, SessionState } from '#server/auth/sessions.ts'
import type { Tokens } from '#server/auth/token.ts'
import { tokenFrom } from '#server/auth/token.ts'
import type { Clock } from '#server/clock.ts'
import type { Client, Member, ReplyHeaders, Visitor } from '#server/contract.ts'
import type { Leavers } from '#server/domain/account/late.queries.ts'
import { isAway } from '#server/db/away.ts'
import { CONSENT_NEEDED, ConsentNeeded } from '#server/domain/consent/needed.rules.ts'
import { RecordsFull } from '#server/domain/counter/full.rules.ts'
import { languageFrom, type Language } from '#server/domain/member/language.rules.ts'
import type { SessionEnd } from '#server/domain/session/schema.ts'
import { lengthOf } from '#server/letters.ts'
import { PartnerAway } from '#server/partners.ts'
import type { Meeting } from '#server/scenarios/scenarios.ts'
import type { CallRate } from './call-rate.ts'
import { type ContractOperation, requestSchema, type SpecParameter } from './contract-file.ts'
import { readCookie, rememberCookie } from './cookies.ts'
import { faultWords } from './fault-words.ts'
import { FORM, FORM_LIMITS, type FormFile } from './multipart.ts'
import { unlessLeft } from './late.ts'
import type { NetworkRate } from './network-rate.ts'
import type { OriginOf } from './public-address.ts'
import { Refusal, refusals } from './refusal.ts'
import { announcedBytes, enterRoom, inItsRoom, type Rooms } from './rooms.ts'
import { NotText } from './text.ts'
import type { AnswerCheck } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Visitor | Member | null
  }
  interface FastifyContextConfig {
    operationId?: string
  }
}

export type OperationServices = {
  tokens: Tokens
  sessions: Sessions
  leavers: Leavers
  clock: Clock
  checkAnswer: AnswerCheck | undefined
  memberRate: CallRate
  networkRate: NetworkRate
  rooms: Rooms
  originOf: OriginOf
  /** Present when scenarios are switched on. */
  meetScenario: Meeting | undefined
}

/**
 * Any handler, seen from the router: the contract's types have done their work at compile time and the validators
 * theirs.
 */
export type AnyHandler = (input: unknown, caller: unknown) => AnyReply | Promise<AnyReply>
export type AnyReply = { status: number; body?: unknown; headers?: ReplyHeaders }

/** What the router needs to serve `operation`: schemas, guard, body rules, scenarios, handler, answer. */
export function routeOf(
  operation: ContractOperation,
  handler: AnyHandler,
  selfGuarded: boolean,
  services: OperationServices,
  bodyLimit: number,
): RouteOptions {
  const cookies = operation.parameters.filter((one) => one.in === 'cookie')
  return {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operationId: operation.operationId },
    schema: requestSchema(operation),
    bodyLimit,
    onRequest: selfGuarded ? noteVisitor(services) : guard(services),
    ...(takesForm(operation) && { preParsing: formRoom(services.rooms) }),
    preValidation: [
      // A GET is never given a body to judge.
      ...(operation.method === 'GET' ? [] : [bodyRules(operation)]),
      ...(services.meetScenario === undefined ? [] : [services.meetScenario]),
    ],
    handler: async (request, reply) => {
      const input = {
        query: request.query,
        path: request.params,
        cookies: cookiesOf(request, cookies),
        headers: request.headers,
        body: request.body ?? undefined,
        files: request.formFiles ?? NO_FILES,
      }
      const work = async () => handler(input, request.caller)
      const result = await unlessLeft(
        { caller: request.caller, leavers: services.leavers, writes: operation.writes && !ends(operation) },
        () => (request.room === null ? work() : inItsRoom(request, work)),
      )
      return answer(request, reply, result, services.checkAnswer)
    },
  }
}

/** Headers of every answer that is not a file: nothing to cache, nothing to run, nothing to frame. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** Sends an answer as JSON, in development and tests after comparing it with the contract. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  result: AnyReply,
  check: AnswerCheck | undefined,
): FastifyReply {
  // Before a route was found there is no configuration, whatever the type says.
  const operationId = (request.routeOptions.config as FastifyContextConfig | undefined)?.operationId
  const fault = operationId === undefined ? undefined : check?.(operationId, result.status, result.body)
  if (fault !== undefined) throw new AnswerFault(fault)
  reply.code(result.status).headers(DATA_HEADERS)
  if (result.headers !== undefined) reply.headers(result.headers)
  if (result.body === undefined) return reply.send()
  // Bytes say in a header what they are.
  if (Buffer.isBuffer(result.body)) return reply.send(result.body)
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(result.body))
}

/** The server broke its own contract: a mistake in a handler, shown loudly wherever answers are checked. */
export class AnswerFault extends Error {}

function clientOf(request: FastifyRequest, originOf: OriginOf): Client {
  const { headers } = request
  const deviceId = headers['x-device-id']
  return {
    deviceId: typeof deviceId === 'string' ? deviceId : '',
    autoLogin: headers['x-autologin'] === 'Y' ? 'Y' : 'N',
    language: languageFrom(headers['accept-language']),
    origin: originOf(request),
  }
}

const noteVisitor =
  ({ originOf }: OperationServices) =>
  (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const secure = request.protocol === 'https'
    request.caller = {
      ...clientOf(request, originOf),
      address: request.ip,
      secure,
      token: tokenFrom(request.headers.authorization),
      rememberMe: readCookie(request.headers.cookie, rememberCookie(secure)),
    }
    done()
  }

/** What may be asked again after it has ended the session: its answer may have been lost on the way. */
const AFTER_LEAVING = new Set(['memberSetUserLeave'])

const ends = ({ operationId }: ContractOperation): boolean => AFTER_LEAVING.has(operationId)

const asksAgain = ({ reason }: { reason: SessionEnd }, request: FastifyRequest): boolean =>
  reason === 'withdrawn' && AFTER_LEAVING.has(request.routeOptions.config.operationId ?? '')

/**
 * Lets only live sessions with an unexpired token through. One look-up per request, mostly from memory. Who is let
 * through counts for their member, who is not for their network.
 */
export function guard({ tokens, sessions, clock, memberRate, networkRate, originOf }: OperationServices) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const refuse = (refusal: Refusal): void => done(networkRate.refusal(request) ?? refusal)
    const token = tokenFrom(request.headers.authorization)
    const claims = token === undefined ? undefined : tokens.read(token)
    if (claims === undefined) return refuse(refusals.login())
    const judge = (state: SessionState): void => {
      // The end of a session is told before the end of its token: a refresh could only meet the same end (HTP-20).
      if (state.kind === 'ended' && !asksAgain(state, request))
        return refuse(state.reason === 'duplicate-login' ? refusals.duplicateLogin() : refusals.login())
      if (claims.exp * 1000 <= clock.now().getTime()) return refuse(refusals.tokenExpired())
      const waitSeconds = memberRate.take(claims.sub, Date.now())
      if (waitSeconds > 0) return done(refusals.tooManyCalls(waitSeconds))
      request.caller = { ...clientOf(request, originOf), hcId: claims.sub, sessionId: claims.sid }
      done()
    }
    const known = sessions.peek(claims.sid)
    if (known !== undefined) judge(known)
    else sessions.find(claims.sub, claims.sid).then(judge, done)
  }
}

export const takesForm = ({ body }: ContractOperation): boolean => FORM in (body?.content ?? {})

/** A form with files has its room before it is read. How large it may be is the form's own limit. */
function formRoom(rooms: Rooms) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: RequestPayload,
    done: (error: Error | null, payload?: RequestPayload) => void,
  ): void => {
    try {
      const { caller, ip } = request
      const owner = caller !== null && 'hcId' in caller ? caller.hcId : ip
      const bytes = Math.min(announcedBytes(request, FORM_LIMITS.bodyBytes), FORM_LIMITS.bodyBytes)
      if (mediaTypeOf(request) === FORM) enterRoom(rooms, request, reply, { owner, bytes })
      done(null, payload)
    } catch (error) {
      done(error as Error)
    }
  }
}

const mediaTypeOf = ({ headers }: FastifyRequest): string =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The router validates a body by its media type and skips what it does not know; this closes that gap. */
function bodyRules({ body }: ContractOperation) {
  const bodyTypes = Object.keys(body?.content ?? {})
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (request.body === undefined || request.body === null) {
      return done(body?.required ? refusals.badRequest('본문이 없어요') : undefined)
    }
    if (bodyTypes.length === 0) return done()
    done(
      bodyTypes.includes(mediaTypeOf(request))
        ? undefined
        : refusals.badRequest(`content-type: ${bodyTypes.join(', ')}`),
    )
  }
}

const NO_COOKIES = {}
const NO_FILES: readonly FormFile[] = []

/**
 * Cookies by name. One that is longer than the contract lets it be is none: a browser sends what it has, and nobody
 * could correct it.
 */
function cookiesOf(request: FastifyRequest, cookies: readonly SpecParameter[]): Record<string, string | undefined> {
  if (cookies.length === 0) return NO_COOKIES
  return Object.fromEntries(
    cookies.map(({ name, schema }) => {
      const value = readCookie(request.headers.cookie, name)
      const most = 'maxLength' in schema ? Number(schema.maxLength) : Infinity
      return [name, value !== undefined && lengthOf(value) <= most ? value : undefined]
    }),
  )
}

/** What a full queue of hashes takes to empty. */
const HASH_WAIT_SECONDS = 3

/** What the validator found; the router hands it on as it came. */
const faultsOf = ({ validation }: Error & { validation: unknown }): readonly ErrorObject[] =>
  Array.isArray(validation) ? validation : []

/** The refusal behind whatever was thrown while a request was handled. */
export function refusalOf(error: unknown, language: Language): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof RecordsFull) return refusals.recordsFull(error.words[language])
  if (error instanceof ConsentNeeded) return refusals.healthConsentNeeded(CONSENT_NEEDED[language])
  if (error instanceof PartnerAway) return refusals.partnerAway(error.words[language])
  if (error instanceof NotText) return refusals.notText(language)
  if (error instanceof HashQueueFull) return refusals.tooManyRequests(HASH_WAIT_SECONDS)
  if (error instanceof Error && 'validation' in error) {
    const isTyped = !('validationContext' in error) || error.validationContext !== 'headers'
    return refusals.faulty(faultWords(faultsOf(error), language, isTyped))
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === undefined && isAway(error)) return refusals.databaseAway(language)
  if (status === 413) return refusals.tooLarge()
  // Of files.
  if (status === 412) return refusals.changed()
  if (status === 416)
    return refusals.noSuchRange(
      error instanceof Error && 'headers' in error ? (error.headers as Record<string, string>) : {},
    )
  if (typeof status === 'number' && status >= 400 && status < 500) return refusals.badRequest('읽을 수 없는 본문이에요')
  return refusals.serverError()
}
