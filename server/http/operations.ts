/** Ties one operation of the contract to its handler: who asks, what may be asked, what is answered. */
import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { HashQueueFull } from '#server/auth/hash-queue.ts'
import type { Sessions, SessionState } from '#server/auth/sessions.ts'
import type { Tokens } from '#server/auth/token.ts'
import { tokenFrom } from '#server/auth/token.ts'
import type { Clock } from '#server/clock.ts'
import type { Client, Member, ReplyHeaders, Visitor } from '#server/contract.ts'
import { languageFrom } from '#server/domain/member/language.rules.ts'
import type { Meeting } from '#server/scenarios/scenarios.ts'
import { type ContractOperation, requestSchema } from './contract-file.ts'
import { readCookie } from './cookies.ts'
import type { FormFile } from './multipart.ts'
import type { MemberRate } from './member-rate.ts'
import { Refusal, refusals } from './refusal.ts'
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
  clock: Clock
  checkAnswer: AnswerCheck | undefined
  memberRate: MemberRate
  /** Present when scenarios are switched on. */
  meetScenario: Meeting | undefined
}

/** Any handler, seen from the router: the contract's types have done their work at compile time and the validators theirs. */
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
  const cookieNames = operation.parameters.filter((one) => one.in === 'cookie').map(({ name }) => name)
  return {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operationId: operation.operationId },
    schema: requestSchema(operation),
    bodyLimit,
    onRequest: selfGuarded ? noteVisitor : guard(services),
    preValidation: [
      // A GET is never given a body to judge.
      ...(operation.method === 'GET' ? [] : [bodyRules(operation)]),
      ...(services.meetScenario === undefined ? [] : [services.meetScenario]),
    ],
    handler: async (request, reply) => {
      const input = {
        query: request.query,
        path: request.params,
        cookies: cookiesOf(request, cookieNames),
        headers: request.headers,
        body: request.body ?? undefined,
        files: request.formFiles ?? NO_FILES,
      }
      return answer(request, reply, await handler(input, request.caller), services.checkAnswer)
    },
  }
}

/** Headers of every answer that is not a file: nothing to cache, nothing to run, nothing to frame. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** Sends an answer as JSON, in development and tests after comparing it with the contract. */
export function answer(request: FastifyRequest, reply: FastifyReply, result: AnyReply, check: AnswerCheck | undefined): FastifyReply {
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

function clientOf({ headers, protocol, host }: FastifyRequest): Client {
  const deviceId = headers['x-device-id']
  return {
    deviceId: typeof deviceId === 'string' ? deviceId : '',
    autoLogin: headers['x-autologin'] === 'Y' ? 'Y' : 'N',
    language: languageFrom(headers['accept-language']),
    origin: `${protocol}://${host}`,
  }
}

function noteVisitor(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  request.caller = {
    ...clientOf(request),
    address: request.ip,
    secure: request.protocol === 'https',
    token: tokenFrom(request.headers.authorization),
    rememberMe: readCookie(request.headers.cookie, 'remember-me'),
  }
  done()
}

/** Lets only live sessions with an unexpired token through. One look-up per request, mostly from memory. */
export function guard({ tokens, sessions, clock, memberRate }: OperationServices) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const token = tokenFrom(request.headers.authorization)
    const claims = token === undefined ? undefined : tokens.read(token)
    if (claims === undefined) return done(refusals.login())
    const judge = (state: SessionState): void => {
      // The end of a session is told before the end of its token: a refresh could only meet the same end (HTP-20).
      if (state.kind === 'ended') return done(state.reason === 'duplicate-login' ? refusals.duplicateLogin() : refusals.login())
      if (claims.exp * 1000 <= clock.now().getTime()) return done(refusals.tokenExpired())
      const waitSeconds = memberRate.take(claims.sub, Date.now())
      if (waitSeconds > 0) return done(refusals.tooManyCalls(waitSeconds))
      request.caller = { ...clientOf(request), hcId: claims.sub, sessionId: claims.sid }
      done()
    }
    const known = sessions.peek(claims.sid)
    if (known !== undefined) judge(known)
    else sessions.find(claims.sub, claims.sid).then(judge, done)
  }
}

/** The router validates a body by its media type and skips what it does not know; this closes that gap. */
function bodyRules({ body }: ContractOperation) {
  const bodyTypes = Object.keys(body?.content ?? {})
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (request.body === undefined || request.body === null) {
      return done(body?.required ? refusals.badRequest('본문이 없어요') : undefined)
    }
    if (bodyTypes.length === 0) return done()
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    done(bodyTypes.includes(type) ? undefined : refusals.badRequest(`content-type: ${bodyTypes.join(', ')}`))
  }
}

const NO_COOKIES = {}
const NO_FILES: readonly FormFile[] = []

function cookiesOf(request: FastifyRequest, names: string[]): Record<string, string | undefined> {
  if (names.length === 0) return NO_COOKIES
  return Object.fromEntries(names.map((name) => [name, readCookie(request.headers.cookie, name)]))
}

/** What a full queue of hashes takes to empty. */
const HASH_WAIT_SECONDS = 3

/** The refusal behind whatever was thrown while a request was handled. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof HashQueueFull) return refusals.tooManyRequests(HASH_WAIT_SECONDS)
  if (error instanceof Error && 'validation' in error) return refusals.badRequest(error.message)
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return refusals.tooLarge()
  if (typeof status === 'number' && status >= 400 && status < 500) return refusals.badRequest('읽을 수 없는 본문이에요')
  return refusals.serverError()
}
