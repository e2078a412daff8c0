import { expect, test } from 'vitest'
import { deref, exampleInputs } from './inputs.ts'
import { loadContract, toPointerPart, type Json } from './model.ts'
import { invalidProbes } from './probes.ts'
import { checkerOf } from './validate.ts'

// The contract itself under the eyes that judge a backend: a rule that its own examples break would raise false alarms
// everywhere.

const contract = loadContract()
const checker = checkerOf(contract)

test('every example of every answer is in order: known fields, days that exist, totals that add up', () => {
  const wrong: string[] = []
  let seen = 0
  for (const operation of contract.operations) {
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const [type, media] of Object.entries(response.content ?? {}).filter(
        ([name]) => name === 'application/json',
      )) {
        const schema = `${response.pointer}/content/${toPointerPart(type)}/schema`
        for (const [name, example] of Object.entries(media.examples ?? {})) {
          const value = deref<{ value?: Json }>(contract.document, example)?.value
          const found = checker.check(schema, response.provenance, value)
          wrong.push(
            ...found.map(
              ({ kind, at, expected, got }) => `${operation.id} ${status} ${name}: ${kind} ${at} ${expected} / ${got}`,
            ),
          )
          seen += 1
        }
      }
    }
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(1000)
}, 60_000)

test('there is something to refuse wherever an operation says what it takes', () => {
  const limited = contract.operations.filter(
    ({ parameters, body }) =>
      parameters.some((one) => one.in === 'query' && one.required) ||
      (body?.required && body.content['application/json']),
  )
  const without = limited.filter(
    (operation) => invalidProbes(operation, exampleInputs(contract.document, operation), checker).length === 0,
  )
  expect(without.map(({ id }) => id)).toEqual([])
}, 60_000)
