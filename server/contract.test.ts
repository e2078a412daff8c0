import { describe, expect, test } from 'vitest'
import { type Handlers, type InputOf, ok, openOperations, refuse, type ReplyOf } from './contract.ts'
import { loadContract } from './http/contract-file.ts'

/** An operation in the form of the generated types, small enough to read. */
type Example = {
  parameters: { query: { day: string; note?: string }; header?: never; path?: never; cookie?: { place?: string } }
  requestBody: { content: { 'application/json': { weight: string } } }
  responses: {
    200: {
      headers: object
      content: { 'application/json': { code: number; data: { flag: 'Y' | 'N'; count: number } } }
    }
    204: { headers: object; content?: never }
    400: { headers: object; content: { 'application/json': { error: string; errorMessage: string | null } } }
  }
}
type ExampleReply = ReplyOf<Example>
const answers = (reply: ExampleReply): ExampleReply => reply

describe('a handler can only answer what the contract declares', () => {
  test('declared statuses with their bodies compile', () => {
    expect(answers({ status: 200, body: { code: 0, data: { flag: 'Y', count: 2 } } }).status).toBe(200)
    expect(answers({ status: 204 }).status).toBe(204)
    expect(answers(refuse(400, 'badRequest', '요청을 확인해 주세요.')).status).toBe(400)
  })

  // Each line below would be a type error without the comment above it; an unused comment is an error too.
  test('an undeclared status, a wrong body and a missing body do not compile', () => {
    // @ts-expect-error 404 is not declared
    expect(answers({ status: 404, body: { error: 'notFound', errorMessage: null } })).toBeDefined()
    // @ts-expect-error count is a number
    expect(answers({ status: 200, body: { code: 0, data: { flag: 'Y', count: '2' } } })).toBeDefined()
    // @ts-expect-error a flag is Y or N
    expect(answers({ status: 200, body: { code: 0, data: { flag: 'yes', count: 2 } } })).toBeDefined()
    // @ts-expect-error a field that the contract does not know
    expect(answers({ status: 200, body: { code: 0, data: { flag: 'Y', count: 2, more: 1 } } })).toBeDefined()
    // @ts-expect-error 200 has a body
    expect(answers({ status: 200 })).toBeDefined()
    // @ts-expect-error 204 has none
    expect(answers({ status: 204, body: {} })).toBeDefined()
    // @ts-expect-error 403 is not declared
    expect(answers(refuse(403, 'forbidden', '이용할 수 없는 서비스예요.'))).toBeDefined()
  })

  test('the parts of a request have the types of the contract', () => {
    const input: InputOf<Example> = {
      query: { day: '20261120' },
      path: {},
      cookies: { place: 'REST000101' },
      headers: {},
      body: { weight: '68.4' },
      files: [],
    }
    // @ts-expect-error the query has no such field
    expect(input.query.week).toBeUndefined()
    expect(input.body.weight).toBe('68.4')
  })

  test('the same holds for a real operation', () => {
    const handlers: Handlers = {
      // @ts-expect-error the token is a text
      sessionSession: () => ok(42),
      // @ts-expect-error a refused sign-in is a 401
      sessionLogin: () => refuse(402, 'invalidCredentials', ''),
    }
    const unknown: Handlers = {
      // @ts-expect-error no operation of this name
      sessionNoSuchCall: () => ok(null),
    }
    expect([...Object.keys(handlers), ...Object.keys(unknown)]).toHaveLength(3)
  })
})

test('operations that judge the sign-in themselves ask for no token in the contract either', async () => {
  const { operations } = await loadContract(new URL('../openapi/generated/openapi.json', import.meta.url))
  for (const operationId of openOperations) expect(operations.get(operationId)?.open).toBe(true)
})
