import { createServer, type Server } from 'node:http'
import { toContract } from './model.ts'

/**
 * Test support: a contract of six operations small enough to know by heart, and a server that can be told how to
 * misbehave.
 */

const provenance = (level: string) => ({ 'x-provenance': { level, source: 'test' } })
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const dish = {
  type: 'object',
  required: ['menuName', 'kcal', 'typicalMenu', 'rows', 'total'],
  'x-sum': ['total = rows[].n'],
  properties: {
    menuName: { type: 'string' },
    kcal: { type: ['string', 'null'] },
    typicalMenu: { type: 'string', enum: ['Y', 'N'] },
    hallCd: { type: 'string', pattern: '^H' },
    day: { $ref: '#/components/schemas/Ymd' },
    cnt: { type: 'integer' },
    rows: {
      type: 'array',
      items: { type: 'object', ...provenance('assumed'), required: ['n'], properties: { n: { type: 'integer' } } },
    },
    total: { type: ['integer', 'null'] },
  },
}
const day = { type: 'string', pattern: '^\\d{8}$' }

export const toyDocument = {
  openapi: '3.1.0',
  info: { title: 'toy', version: '1' },
  components: {
    schemas: {
      Dish: dish,
      Ymd: day,
      Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
    },
    parameters: {
      Day: {
        name: 'menuDt',
        in: 'query',
        required: true,
        schema: { $ref: '#/components/schemas/Ymd' },
        example: '20261119',
      },
    },
    responses: { Refused: { description: '', ...json({ $ref: '#/components/schemas/Error' }) } },
  },
  paths: {
    '/login': {
      post: {
        operationId: 'login',
        tags: ['session'],
        security: [],
        ...provenance('observed'),
        responses: {
          401: { $ref: '#/components/responses/Refused' },
          200: { description: '', headers: { Authorization: { required: true } }, ...json({ type: 'object' }) },
        },
      },
    },
    '/logout': {
      get: {
        operationId: 'logout',
        tags: ['session'],
        ...provenance('assumed'),
        responses: { 200: { description: '' } },
      },
    },
    '/dishes/{hall}': {
      parameters: [{ name: 'hall', in: 'path', required: true, schema: { type: 'string', examples: ['E 1'] } }],
      get: {
        operationId: 'dishes',
        tags: ['meal'],
        ...provenance('observed'),
        parameters: [
          { $ref: '#/components/parameters/Day' },
          { name: 'sort', in: 'query', schema: { type: 'string' } },
          { name: 'active', in: 'cookie', example: 'REST000711' },
        ],
        responses: {
          200: { description: '', ...json({ type: 'array', items: { $ref: '#/components/schemas/Dish' } }) },
          400: { $ref: '#/components/responses/Refused' },
          401: { $ref: '#/components/responses/Refused' },
          403: { $ref: '#/components/responses/Refused' },
          404: { description: '', ...provenance('assumed'), ...json({ $ref: '#/components/schemas/Error' }) },
        },
      },
    },
    '/guess': {
      get: {
        operationId: 'guess',
        tags: ['meal'],
        ...provenance('assumed'),
        responses: {
          200: {
            description: '',
            ...json({ type: 'object', required: ['a'], properties: { a: { type: 'integer' } } }),
          },
          401: { $ref: '#/components/responses/Refused' },
        },
      },
    },
    '/save': {
      post: {
        operationId: 'save',
        tags: ['meal'],
        ...provenance('documented'),
        requestBody: { content: { 'application/json': { examples: { default: { value: [{ id: 1 }] } } } } },
        responses: {
          200: { description: '', ...json({ type: 'object' }) },
          401: { $ref: '#/components/responses/Refused' },
        },
      },
    },
    '/bare': {
      get: {
        operationId: 'bare',
        tags: ['meal'],
        ...provenance('assumed'),
        parameters: [{ name: 'word', in: 'query', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: '' } },
      },
    },
  },
}

export const toyContract = () => toContract(structuredClone(toyDocument))

/** The paths of ten further calls like `guess`. */
export const MORE = Array.from({ length: 10 }, (_, at) => `/more/${at}`)

/** The toy with those, so that most of it can be silent; 403 is described. */
export function manyReads() {
  const document = structuredClone(toyDocument)
  const { '/guess': guess } = document.paths
  const refused = { $ref: '#/components/responses/Refused' }
  const more = MORE.map((path, at) => [
    path,
    { get: { ...guess.get, operationId: `more${at}`, responses: { ...guess.get.responses, 403: refused } } },
  ])
  return toContract({ ...document, paths: { ...document.paths, ...(Object.fromEntries(more) as object) } })
}

export type ToyAnswer = {
  status?: number
  type?: string
  body?: unknown
  headers?: Record<string, string>
  cut?: boolean
  hangs?: boolean
}
export type ToySeen = {
  method: string
  url: string
  authorization: string | undefined
  cookie: string | undefined
  body: string
}

/** Listens on a free port; `answers` maps a path (without query) to what it answers, `seen` collects the requests. */
export async function toyServer(
  answers: Record<string, ToyAnswer | ((seen: ToySeen) => ToyAnswer | Promise<ToyAnswer>)>,
) {
  const seen: ToySeen[] = []
  const server: Server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = '', url = '', headers } = request
    const now = { method, url, authorization: headers.authorization, cookie: headers.cookie, body }
    seen.push(now)
    const known = answers[url.split('?')[0] ?? '']
    const answer =
      typeof known === 'function' ? await known(now) : (known ?? { status: 501, body: { error: 'notImplemented' } })
    if (answer.hangs) return
    if (answer.cut) return void request.socket.destroy()
    reply.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json', ...answer.headers })
    reply.end(
      typeof answer.body === 'string' || Buffer.isBuffer(answer.body)
        ? answer.body
        : answer.body === undefined
          ? ''
          : JSON.stringify(answer.body),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
