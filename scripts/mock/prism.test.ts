import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleRequest, type RequestInput } from '../contract/inputs.ts'
import { loadContract } from '../contract/model.ts'
import { freePort } from '../lib/ports.ts'
import { startPrism, type RunningPrism } from '../lib/prism.ts'
import { exampleCases, mockedOperations } from './examples.ts'

// Prism answers a wrong example with 200 and a header that nobody looks at, and a name it does not know with something
// else: only asking for each of them shows that the mock says what the contract says.

const contract = loadContract()
const operations = mockedOperations(contract)
const cases = exampleCases(contract)
/** Prism works on one thread; a few calls under way keep it busy. */
const WIDTH = 8

let prism: RunningPrism
// Prism may have to be installed first.
beforeAll(async () => {
  prism = await startPrism({ port: await freePort() })
}, 180_000)
afterAll(() => prism.close())

type Answer = { status: number; violations: string | null; contentType: string | undefined; json: unknown }

async function ask(method: string, { path, headers, body }: RequestInput): Promise<Answer> {
  const answer = await fetch(prism.origin + path, {
    method,
    headers: {
      authorization: 'Bearer a.b.c',
      'x-device-id': '7f0c1a52-9d3e-4b86-a1c4-52e0c7d98b31',
      'x-autologin': 'Y',
      ...headers,
    },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  const contentType = answer.headers.get('content-type')?.split(';')[0]
  const json: unknown = contentType === 'application/json' && text !== '' ? JSON.parse(text) : text
  return { status: answer.status, violations: answer.headers.get('sl-violations'), contentType, json }
}

/** What `check` finds wrong over all items, asked a few at a time. */
async function findings<T>(items: readonly T[], check: (item: T) => Promise<string | undefined>): Promise<string[]> {
  const found: string[] = []
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) {
      const finding = await check(item)
      if (finding) found.push(finding)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, worker))
  return found.sort()
}

describe('the mock', () => {
  test(
    'answers every operation’s example request with success and without a violation',
    { timeout: 120_000 },
    async () => {
      const wrong = await findings(operations, async (operation) => {
        const { status, violations, json } = await ask(operation.method, exampleRequest(contract.document, operation))
        if (status < 400 && violations === null) return undefined
        return `${operation.id} ${status} ${violations ?? JSON.stringify(json).slice(0, 200)}`
      })
      expect(wrong).toEqual([])
      expect(operations.length).toBeGreaterThan(300)
    },
  )

  test(
    'gives every named example of every status when asked for it by code and name',
    { timeout: 240_000 },
    async () => {
      const wrong = await findings(cases, async ({ name, method, request, status, contentType, value }) => {
        const answer = await ask(method, request)
        if (answer.violations !== null) return `${name}: ${answer.violations}`
        if (answer.status !== status) return `${name}: answers ${answer.status}`
        if (answer.contentType !== contentType) return `${name}: answers as ${answer.contentType}`
        if (contentType !== 'application/json') return undefined
        return JSON.stringify(answer.json) === JSON.stringify(value) ? undefined : `${name}: answers something else`
      })
      expect(wrong).toEqual([])
      expect(cases.length).toBeGreaterThan(operations.length)
    },
  )

  test('refuses a call without a token before it looks at what is asked for', async () => {
    const [guarded] = operations.filter(({ needsSession }) => needsSession)
    const answer = await fetch(prism.origin + (guarded?.path ?? ''), {
      method: guarded?.method ?? 'GET',
      headers: { prefer: 'code=200, example=default' },
    })
    expect(answer.status).toBe(401)
  })
})
