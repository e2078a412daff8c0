import { beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '../model.ts'
import { DRIFTS } from './drifts.ts'
import { cleanRun, scoreDrifts, type Score } from './score.ts'

// The fast form: one seed, and few operations that keep the contract. `npm run bench -- 30` plays more seeds over
// everything.

const contract = loadContract()
let score: Score
beforeAll(async () => {
  score = await scoreDrifts(contract, 3, 40)
}, 180_000)

describe('against a server with seeded drifts', () => {
  test('at least 140 different kinds are planted, each where it can happen', () => {
    expect(new Set(DRIFTS.map(({ name }) => name)).size).toBe(DRIFTS.length)
    expect(score.planted).toBeGreaterThanOrEqual(140)
    expect(score.planted).toBeGreaterThanOrEqual(DRIFTS.length - 3)
  })

  test('at least 95 percent are caught, by a finding that tells what drifted', () => {
    // The names of those missed, so that a failure says which.
    const missed = score.missed.map(({ drift, operation }) => `${drift.name}: ${operation.id}`)
    expect(missed).toHaveLength(Math.min(missed.length, Math.floor(score.planted * 0.05)))
  })

  test('operations beside them that keep the contract raise no alarm', () => {
    expect(score.falseAlarms.map(({ operationId, finding }) => `${operationId} ${finding.kind} ${finding.at}`)).toEqual(
      [],
    )
  })
})

test('a server that keeps the contract raises no alarm, and everything could be asked', async () => {
  const { falseAlarms, blocked } = await cleanRun(contract, 'default')
  expect(
    falseAlarms.map(({ operationId, finding }) => `${operationId} ${finding.kind} ${finding.at} ${finding.got}`),
  ).toEqual([])
  expect(blocked).toEqual([])
}, 180_000)
