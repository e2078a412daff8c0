import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleInputs, toRequest } from '../../scripts/contract/inputs.ts'
import type { Operation } from '../../scripts/contract/model.ts'
import { type Visitor, World } from './world.ts'

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 180_000

describe('an operation that the contract closes', () => {
  let world: World
  let visitor: Visitor
  let closed: Operation[]
  beforeAll(async () => {
    world = await World.start()
    visitor = await world.visitor('haneul')
    closed = world.contract.operations.filter(({ needsSession }) => needsSession)
  }, PATIENCE_MS)
  afterAll(() => world.close())

  /** Operations that answer anything but "sign in" to this header. */
  async function openTo(authorization: string | undefined): Promise<string[]> {
    const wrong: string[] = []
    for (const operation of closed) {
      const { path, headers, body } = toRequest(operation, exampleInputs(world.contract.document, operation))
      const answer = await world.send({
        url: path,
        method: operation.method,
        headers: { ...headers, ...(authorization !== undefined && { authorization }) },
        body,
      })
      if (answer.status !== 401 || answer.headers['wp-error'] !== 'login')
        wrong.push(`${operation.id}: ${answer.status} ${answer.text.slice(0, 80)}`)
    }
    return wrong
  }

  test(
    'answers nobody without a token, whether it has a handler or not [PRD-05]',
    async () => {
      expect(closed.length).toBeGreaterThan(500)
      expect(await openTo(undefined)).toEqual([])
    },
    PATIENCE_MS,
  )

  test(
    'answers no token that this server has not signed',
    async () => {
      const { token } = visitor.member
      const [header = '', claims = '', signature = ''] = token.split('.')
      const known = JSON.parse(String(Buffer.from(claims, 'base64url'))) as object
      const longer = part({ ...known, exp: 4_102_444_800 })
      const none = part({ alg: 'none', typ: 'JWT' })
      const tokens = [
        'null',
        `${header}.${longer}.${signature}`,
        `${none}.${claims}.`,
        `${header}.${claims}.${createHmac('sha256', 'secret').update(`${header}.${claims}`).digest('base64url')}`,
        `${header}.${claims}.${signature.slice(0, -2)}`,
        'x'.repeat(8000),
      ]
      for (const bad of tokens)
        expect([bad.slice(0, 60), await openTo(`Bearer ${bad}`)]).toEqual([bad.slice(0, 60), []])
      // And the right one is answered.
      const right = await visitor.call(
        world.crowd.find(({ id }) => id === 'mypageRestMyList') ?? world.crowd[0] ?? (closed[0] as Operation),
      )
      expect(right.status).toBe(200)
    },
    PATIENCE_MS,
  )
})
