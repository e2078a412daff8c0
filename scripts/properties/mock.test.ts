import { beforeAll, expect, test } from 'vitest'
import { operationsOf } from '../gen/document.ts'
import { Arbitraries } from './arbitrary.ts'
import { prismInProcess } from './prism-in-process.ts'
import { refusedRequests, type Fits } from './refused-requests.ts'
import { takesOf, validRequests } from './requests.ts'
import { contract, Runs } from './runs.ts'
import { validators } from './validators.ts'

// The mock is the first to judge what a front-end developer sends: what it lets pass has to be right, what it refuses
// wrong.

const strict = validators(contract)
const coercing = validators(contract, { asText: true })
const fits: Fits = (schema, value, asText = false) => (asText ? coercing(schema)({ value }) : strict(schema)(value))

const entries = operationsOf(contract).filter(
  ({ operation, path }) => !('servers' in operation) && !('servers' in (contract.paths[path] ?? {})),
)
const arbitraries = new Arbitraries(contract)
let prism: Awaited<ReturnType<typeof prismInProcess>>
// Prism may have to be installed first.
beforeAll(async () => {
  prism = await prismInProcess()
}, 180_000)

test('the mock accepts every request that fits its operation', { timeout: 300_000 }, async () => {
  const runs = new Runs('requests that fit')
  for (const entry of entries) {
    const takes = takesOf(contract, entry)
    const ask = prism(entry, takes)
    await runs.checkAsync(entry.id, 25, validRequests(arbitraries, takes), async (values) => {
      const { status, wrong } = await ask(values)
      return status < 400 && wrong.length === 0 ? undefined : `answers ${status}: ${wrong.join('; ')}`
    })
  }
  runs.report()
  expect(runs.failures).toEqual([])
})

test('the mock refuses every request with one thing wrong', { timeout: 300_000 }, async () => {
  const runs = new Runs('requests with one thing wrong')
  for (const entry of entries) {
    const takes = takesOf(contract, entry)
    const wrong = refusedRequests(arbitraries, takes, fits)
    if (!wrong) continue
    const ask = prism(entry, takes)
    await runs.checkAsync(entry.id, 45, wrong, async (values) => {
      const { status } = await ask(values)
      return status >= 400 && status < 500 ? undefined : `answers ${status}`
    })
  }
  runs.report()
  expect(runs.failures).toEqual([])
})
