import { describe, expect, test } from 'vitest'
import { median, percentile, sideBySide } from './numbers.ts'

describe('numbers of the bench', () => {
  test('median and percentiles, also between neighbours', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(percentile([10, 20, 30, 40, 50], 90)).toBeCloseTo(46)
    expect(median([])).toBeNaN()
  })

  test('two measurements take turns', async () => {
    const order: string[] = []
    const turn = (name: string, value: number) => async () => {
      order.push(name)
      return value
    }
    expect(await sideBySide(2, turn('ours', 6), turn('reference', 4))).toEqual({ ours: 6, reference: 4, ratio: 1.5 })
    expect(order).toEqual(['ours', 'reference', 'ours', 'reference'])
  })
})
