import { expect, test } from 'vitest'
import { barcodeOf } from './barcode.ts'

test('thirteen digits with the right last one are drawn as a shop does, in 95 modules', () => {
  const code = barcodeOf('8801234567893')
  expect(code).toMatchObject({ width: 95, text: '8801 2345 67893' })
  // guards at both ends and in the middle
  expect(code?.bars.slice(0, 2)).toEqual([
    { at: 0, width: 1 },
    { at: 2, width: 1 },
  ])
  expect(code?.bars.slice(-2)).toEqual([
    { at: 92, width: 1 },
    { at: 94, width: 1 },
  ])
})

test('any other code is drawn in Code 128, and one that has no bars is not drawn', () => {
  expect(barcodeOf('8801234567890')).toMatchObject({ text: '8801234567890' })
  expect(barcodeOf('CP2026110031')?.width).toBeGreaterThan(100)
  expect(barcodeOf('쿠폰')).toBeNull()
})
