import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agreement } from '../agreement.ts'
import { AnswerChecks } from '../answer-checks.ts'
import { deref, fillable } from '../inputs.ts'
import { toPointerPart, type Contract, type Json, type JsonObject, type Operation } from '../model.ts'
import { finder } from '../recordings.ts'
import { parseJson } from '../session.ts'
import type { BodyChecker } from '../validate.ts'

/** An answer on its way out; a drift changes it here. */
export type Outgoing = {
  status: number
  headers: Record<string, string>
  type: string | undefined
  json: Json | undefined
  text: string | undefined
  /** Sent instead of the text, as they are. */
  bytes?: Uint8Array
  /** How it fails to arrive: the connection is cut, nothing comes, or it comes late. */
  transport?: 'cut' | 'cut in between' | 'hangs' | 'late'
}
/** What the server makes of a request before it answers. */
export type Incoming = {
  operation: Operation
  token: string | undefined
  signedIn: boolean
  valid: boolean
  query: URLSearchParams
  body: Json | undefined
}

/** One way of not keeping the contract: what it does with one operation's requests and answers. */
export type Misbehaviour = {
  /** Operations that have to keep the contract for this one to show. */
  beside?: string[]
  before?: (incoming: Incoming) => Incoming
  after?: (answer: Outgoing, incoming: Incoming) => Outgoing
}

export type ExampleServerOptions = {
  /** Which named example to answer with, where an operation has it; else its default. */
  example?: string
  delayMs?: number
  /** How long an answer takes that comes late. */
  lateMs?: number
  misbehaving?: Map<string, Misbehaviour>
}

/**
 * Test support: a backend that keeps the contract to the letter and knows nothing else. It checks the token, checks the
 * request against the description, and answers with the description's own example, unless it is told to misbehave.
 */
export async function exampleServer(
  contract: Contract,
  checker: BodyChecker,
  { example = 'default', delayMs = 0, lateMs = 0, misbehaving = new Map() }: ExampleServerOptions = {},
) {
  const find = finder(contract.operations)
  const checks = new AnswerChecks(contract, checker)
  const agreement = new Agreement(contract)
  let calls = 0
  let underWay = 0
  let atOnce = 0
  let isOver = false
  const server = createServer(async (request, reply) => {
    calls += 1
    atOnce = Math.max(atOnce, (underWay += 1))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (delayMs > 0) await sleep(delayMs)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const operation = find(request.method ?? '', url.pathname)
    underWay -= 1
    if (!operation) return void reply.writeHead(404).end()
    const body = readBody(Buffer.concat(chunks).toString('utf8'), request.headers['content-type'])
    const token = request.headers.authorization
    const asked: Incoming = {
      operation,
      token,
      signedIn: token !== undefined && GIVEN_OUT.test(token) && !isOver,
      valid: isValid(operation, url.searchParams, body, checker),
      query: url.searchParams,
      body,
    }
    if (operation.path === '/login') isOver = false
    const misbehaviour: Misbehaviour = misbehaving.get(operation.id) ?? {}
    const incoming = misbehaviour.before?.(asked) ?? asked
    const answer = answerTo(contract, checks, agreement, incoming, example)
    if (operation.path === '/logout') isOver = true
    const { status, headers, type, json, text, bytes, transport } = misbehaviour.after?.(answer, incoming) ?? answer
    if (transport === 'hangs') return
    if (transport === 'cut') return void request.socket.destroy()
    if (transport === 'late') await sleep(lateMs)
    const content = bytes ?? Buffer.from(text ?? (json === undefined ? '' : JSON.stringify(json)))
    reply.writeHead(status, {
      ...(type ? { 'content-type': type } : {}),
      ...headers,
      ...(transport === 'cut in between' ? { 'content-length': content.length + 9 } : {}),
    })
    if (transport === 'cut in between') return void reply.write(content, () => request.socket.destroy())
    reply.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, counts: () => ({ calls, atOnce }), close }
}

/** The token of a sign-in, and the look of those that the contract's examples hand out later. */
const TOKEN = 'Bearer e30.e30.example'
const GIVEN_OUT = /^Bearer (?:e30|eyJ)[\w-]*\./

function answerTo(
  contract: Contract,
  checks: AnswerChecks,
  agreement: Agreement,
  { operation, signedIn, valid, query, body }: Incoming,
  example: string,
): Outgoing {
  if (operation.needsSession && !signedIn)
    return { ...exampleAnswer(contract, operation, '401', 'login'), headers: { 'wp-error': 'login' } }
  // Nobody but the member of the examples has a name here.
  if (operation.path === '/login' && valid && (body as JsonObject | undefined)?.['username'] !== 'haneul')
    return exampleAnswer(contract, operation, '401', 'invalidCredentials')
  if (!valid) return exampleAnswer(contract, operation, '400', 'badRequest')
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200'
  const answer = exampleAnswer(contract, operation, success, example)
  const headers: Record<string, string> =
    operation.path === '/login' ? { authorization: TOKEN, 'set-cookie': 'remember-me=remembered; HttpOnly' } : {}
  if (answer.json === undefined) return { ...answer, headers }
  const parameters = operation.parameters.flatMap((parameter) => {
    const value = parameter.in === 'query' ? query.get(parameter.name) : null
    return value === null ? [] : [{ in: parameter.in, name: parameter.name, value, parameter }]
  })
  const inputs = { parameters, body: body === undefined ? undefined : { contentType: '', value: body } }
  const echo = (json: Json) => checks.withEcho(operation, json, inputs)
  return { ...answer, headers, json: echo(agreement.withTruth(echo(answer.json))) }
}

function exampleAnswer({ document }: Contract, operation: Operation, status: string, name: string): Outgoing {
  const [type, media] = Object.entries(operation.responses[status]?.content ?? {})[0] ?? []
  const examples = media?.examples ?? {}
  const chosen = deref<{ value?: Json }>(
    document,
    examples[name] ?? examples['default'] ?? Object.values(examples)[0],
  )?.value
  const isJson = type === 'application/json'
  return {
    status: Number(status),
    headers: {},
    type: isJson ? 'application/json; charset=utf-8' : type,
    json: isJson ? chosen : undefined,
    text: isJson ? undefined : String(chosen ?? ''),
  }
}

function readBody(text: string, contentType = ''): Json | undefined {
  if (text === '') return undefined
  if (contentType.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  // Parts of a form are not taken apart: no drift is about them.
  return contentType.startsWith('application/json') ? (parseJson(text) as Json | undefined) : null
}

function isValid(operation: Operation, query: URLSearchParams, body: Json | undefined, checker: BodyChecker): boolean {
  const parameters = fillable(operation).filter((parameter) => parameter.in === 'query')
  const asked = parameters.every(({ name, required, schema, pointer }) => {
    const text = query.get(name)
    if (text === null) return !required
    return (
      schema === undefined ||
      checker.fits(`${pointer}/schema`, text) ||
      (text.trim() !== '' && Number.isFinite(Number(text)) && checker.fits(`${pointer}/schema`, Number(text)))
    )
  })
  if (!asked || !operation.body) return asked
  const [type] = Object.keys(operation.body.content)
  if (body === undefined) return !operation.body.required
  return (
    type === undefined ||
    type === 'multipart/form-data' ||
    checker.fits(`${operation.body.pointer}/content/${toPointerPart(type)}/schema`, body)
  )
}
