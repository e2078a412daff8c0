import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isFar, isKept, limits } from './limits.ts'

test('what may be typed is what the contract lets through', () => {
  // the file's own shape; the values are compared below
  const contract = parse(readFileSync('openapi/schemas/common-index.yaml', 'utf8')) as {
    HelhIdxCode: { 'x-limits': Record<string, [number, number]> }
  }
  expect(Object.fromEntries(Object.entries(limits).map(([code, { kept }]) => [code, kept]))).toEqual(
    contract.HelhIdxCode['x-limits'],
  )
})

test('a scare is asked about and kept, a slip of the finger is not', () => {
  expect([isKept('SBP', 178), isFar('SBP', 178)]).toEqual([true, true])
  expect([isKept('SBP', 118), isFar('SBP', 118)]).toEqual([true, false])
  expect(isKept('SBP', 9999)).toBe(false)
})
