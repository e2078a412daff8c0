/** Recordings of our own, as Chrome writes them (test support). */
import { createServer, type IncomingMessage } from 'node:http'
import { HOST } from '../lib/prism.ts'
import type { AnswerChecks } from './answer-checks.ts'
import { deref, exampleInputs, NoExampleError, toRequest, type Inputs } from './inputs.ts'
import type { Contract, Json, Operation } from './model.ts'

type Pair = { name: string; value: string }
type HarEntry = {
  request: { method: string; url: string; [name: string]: unknown }
  response: { status: number; [name: string]: unknown }
  [name: string]: unknown
}
export type Har = { log: { version: string; entries: HarEntry[] } }

const pairs = (headers: Iterable<[string, string]>): Pair[] => [...headers].map(([name, value]) => ({ name, value }))

type HarRecorder = { origin: string; har: () => Har; close: () => Promise<void> }

/** What belongs to one connection, or to bytes that are no more what they were. */
const OWN = /^(?:host|connection|keep-alive|transfer-encoding|content-length|content-encoding)$/i

/**
 * Stands before a server and writes down what passes, under the server's own address. `language` is what the app of
 * this member sends with every call.
 */
export async function recordHar(target: string, language: 'ko' | 'en'): Promise<HarRecorder> {
  const entries: HarEntry[] = []
  const server = createServer((asked, reply) => {
    void (async () => {
      const body = await bytesFrom(asked)
      const headers = new Headers()
      for (const [name, value] of Object.entries(asked.headers))
        if (!OWN.test(name)) for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
      headers.set('accept-language', language)
      const { method = 'GET', url = '/' } = asked
      const started = performance.now()
      const answer = await fetch(target + url, {
        method,
        headers,
        redirect: 'manual',
        ...(body.length > 0 && { body }),
      })
      const came = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? ''
      const isText = /json|text|xml/.test(type)
      const kept = pairs(answer.headers).filter(({ name }) => !OWN.test(name))
      entries.push({
        startedDateTime: new Date().toISOString(),
        time: performance.now() - started,
        request: {
          method,
          url: target + url,
          headers: pairs(headers),
          ...(body.length > 0 && {
            postData: { mimeType: headers.get('content-type') ?? '', text: body.toString('utf8') },
          }),
        },
        response: {
          status: answer.status,
          headers: kept,
          content: {
            size: came.length,
            mimeType: type || 'x-unknown',
            ...(isText ? { text: came.toString('utf8') } : { text: came.toString('base64'), encoding: 'base64' }),
          },
        },
      })
      reply.writeHead(
        answer.status,
        kept.flatMap(({ name, value }) => [name, value]),
      )
      reply.end(came)
    })().catch(() => reply.destroy())
  })
  await new Promise<void>((done) => void server.listen(0, HOST, done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The recorder has no port.')
  return {
    origin: `http://${HOST}:${address.port}`,
    har: () => ({ log: { version: '1.2', entries } }),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function bytesFrom(asked: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of asked) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The signal that goes with a code (HTP-20). */
const SIGNALS: Record<string, string> = { login: 'login', duplicateLogin: 'duplicate-login' }

/**
 * Every example of every answer below 500 as a recording of a server that answers with them: with the headers that the
 * contract requires, and what was asked for where an answer repeats it. A refusal that operations share comes once.
 */
export function harOfExamples(contract: Contract, checks: AnswerChecks, origin: string): Har {
  const shared = new Set<string>()
  const isMore = (pointer: string) => shared.size < shared.add(pointer).size
  const entries = contract.operations.flatMap((operation): HarEntry[] => {
    const inputs = inputsOf(contract, operation)
    return Object.entries(operation.responses).flatMap(([status, response]) =>
      Number(status) >= 500 || status === '429' || !isMore(response.pointer)
        ? []
        : Object.entries(response.content ?? {}).flatMap(([type, { examples = {} }]) =>
            Object.values(examples).map((example) => {
              const value = deref<{ value?: Json }>(contract.document, example)?.value ?? null
              const body = status === '200' && inputs ? checks.withEcho(operation, value, inputs) : value
              return entryOf(operation, inputs, origin, Number(status), type, body)
            }),
          ),
    )
  })
  return { log: { version: '1.2', entries } }
}

function inputsOf({ document }: Contract, operation: Operation): Inputs | undefined {
  try {
    return exampleInputs(document, operation)
  } catch (error) {
    if (error instanceof NoExampleError) return undefined
    throw error
  }
}

function entryOf(
  operation: Operation,
  inputs: Inputs | undefined,
  origin: string,
  status: number,
  type: string,
  body: Json,
): HarEntry {
  const {
    path,
    headers,
    body: sent,
  } = inputs ? toRequest(operation, inputs) : { path: operation.path, headers: {}, body: undefined }
  const response = operation.responses[String(status)]
  const code = (body as { error?: unknown } | null)?.error
  const required = Object.entries(response?.headers ?? {}).flatMap(([name, header]): [string, string][] =>
    name === 'wp-error' ? [[name, SIGNALS[String(code)] ?? 'none']] : header.required ? [[name, 'any']] : [],
  )
  const text = typeof body === 'string' && !type.includes('json') ? body : JSON.stringify(body)
  return {
    startedDateTime: '2026-11-19T02:24:00.000Z',
    time: 12,
    request: {
      method: operation.method,
      url: origin + path,
      headers: pairs(Object.entries(headers)),
      ...(sent !== undefined && { postData: { mimeType: headers['content-type'] ?? '', text: sent } }),
    },
    response: {
      status,
      headers: pairs([['content-type', type], ...required]),
      content: { size: Buffer.byteLength(text), mimeType: type, text },
    },
  }
}
