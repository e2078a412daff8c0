import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { careOf } from './extremes.ts'
import { usual } from './usual.ts'

// the file's own shape; the values are compared below
const contract = parse(readFileSync('openapi/schemas/health-records.yaml', 'utf8')) as {
  HelhRange: { 'x-usual': Record<string, [from: number | null, to: number, high: number | null]> }
}

test('what is usual is what the contract says', () => {
  const told = contract.HelhRange['x-usual']
  expect(Object.entries(usual).map(([code, { from, to, high }]) => [code, [from, to, high]])).toEqual(
    Object.keys(usual).map((code) => [code, told[code]]),
  )
})

test('a low pressure begins where the usual ends, and none is low beside a raised one', () => {
  const { SBP, DBP } = usual
  expect(
    [
      { SBP: SBP.from - 1, DBP: DBP.from },
      { SBP: SBP.from, DBP: DBP.from },
      { SBP: SBP.to - 1, DBP: DBP.from - 1 },
      { SBP: SBP.to, DBP: DBP.from - 1 },
    ].map(careOf),
  ).toEqual(['BP_LOW', null, 'BP_LOW', null])
})
