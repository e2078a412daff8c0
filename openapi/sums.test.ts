import { describe, expect, test } from 'vitest'
import { parseSum, sumHolds, SumSyntaxError } from './sums.ts'

const payments = {
  totalPayAmt: 4500,
  cnt: '2',
  list: [
    { payAmt: 5000, kcal: '1,024' },
    { payAmt: -500, kcal: '.5' },
  ],
  pair: { a: 1, b: 2 },
  none: null,
  empty: [],
}
const holds = (text: string) => sumHolds(parseSum(text), payments)

describe('totals that the contract states', () => {
  test.each([
    'totalPayAmt = list[].payAmt',
    'cnt = count(list[])',
    'pair.a + pair.b = 3',
    'list[].kcal = 1024.5',
    'pair.a + 1 = pair.b',
    'pair.a = 2 ± 1',
  ])('%s', (text) => {
    expect(holds(text)).toBe(true)
  })

  test.each(['totalPayAmt = count(list[])', 'pair.a + pair.b = 4', 'pair.a = 3 ± 1', 'cnt = empty[].payAmt'])(
    'not %s',
    (text) => {
      expect(holds(text)).toBe(false)
    },
  )

  test('what is null, missing or no number says nothing', () => {
    expect(holds('none = list[].payAmt')).toBe(true)
    expect(holds('totalPayAmt = list[].other')).toBe(true)
    expect(holds('cnt = empty[?].payAmt')).toBe(true)
  })

  test.each(['a', 'a = b = c', 'a = b ± c', 'a - b = c', 'a = sum(b)', 'a = b..c', ''])(
    '"%s" cannot be read',
    (text) => {
      expect(() => parseSum(text)).toThrow(SumSyntaxError)
    },
  )
})
