import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleInputs, toRequest } from '../../scripts/contract/inputs.ts'
import type { Operation } from '../../scripts/contract/model.ts'
import { type Visitor, World } from './world.ts'

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 180_000

/** Deeper than anything that is read, and no longer than what is. */
const NESTED = '{"a":'.repeat(100) + '1' + '}'.repeat(100)
/** Larger than anything but a picture. */
const ANNOUNCED_BYTES = 64 * 1024 * 1024

describe('a body that nobody would send, over a socket', () => {
  let world: World
  let visitor: Visitor
  let port: number
  beforeAll(async () => {
    world = await World.start()
    visitor = await world.visitor('haneul')
    await world.server.http.listen({ port: 0, host: '127.0.0.1' })
    port = (world.server.http.server.address() as AddressInfo).port
  }, PATIENCE_MS)
  afterAll(() => world.close())

  /** Status of the answer to what is written; the body may be less than its head says. */
  async function statusOf(
    operation: Operation,
    { token, bytes, body }: { token: string | undefined; bytes: number; body: string },
  ): Promise<number> {
    const { path } = toRequest(operation, exampleInputs(world.contract.document, operation))
    const head = [
      `${operation.method.toUpperCase()} ${path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      'x-device-id: socket',
      `content-length: ${bytes}`,
      ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
      '',
      body,
    ]
    const socket = connect(port, '127.0.0.1', () => socket.write(head.join('\r\n')))
    socket.on('error', () => {})
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1])
  }

  /** What answers otherwise than with one of these. */
  async function wrong(
    expected: readonly number[],
    sent: { token: string | undefined; bytes: number; body: string },
    operations: Operation[],
  ): Promise<string[]> {
    const found: string[] = []
    for (const operation of operations) {
      const status = await statusOf(operation, sent)
      if (!expected.includes(status)) found.push(`${operation.id} ${status}`)
    }
    return found
  }

  const taking = () =>
    world.handled.filter(({ body, area }) => area !== 'session' && body?.content['application/json'] !== undefined)

  test(
    'is refused by every operation where it is nested deeper than is read',
    async () => {
      expect(taking().length).toBeGreaterThan(150)
      expect(await wrong([400], { token: visitor.member.token, bytes: NESTED.length, body: NESTED }, taking())).toEqual(
        [],
      )
    },
    PATIENCE_MS,
  )

  test(
    'is refused by its head where it is larger than is taken, before any of it has come',
    async () => {
      expect(await wrong([413], { token: visitor.member.token, bytes: ANNOUNCED_BYTES, body: '' }, taking())).toEqual(
        [],
      )
    },
    PATIENCE_MS,
  )

  test(
    'is not waited for from a caller without a token',
    async () => {
      const closed = taking().filter(({ needsSession }) => needsSession)
      expect(await wrong([401, 413], { token: undefined, bytes: 100_000, body: '' }, closed)).toEqual([])
    },
    PATIENCE_MS,
  )
})
