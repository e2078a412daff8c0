import { describe, expect, test } from 'vitest'
import { orderBroken, OrderSyntaxError, parseOrder } from './order.ts'

const broken = (order: string, rows: unknown[]) => orderBroken(parseOrder(order), rows)

describe('x-order', () => {
  test('newest first, oldest first, and rows of one moment in any order', () => {
    expect(broken('-regDt', [{ regDt: '20261119' }, { regDt: '20261118' }, { regDt: '20261118' }])).toBeUndefined()
    expect(broken('-regDt', [{ regDt: '20261118' }, { regDt: '20261119' }])).toBe(1)
    expect(broken('regDt', [{ regDt: '20261118' }, { regDt: '20261119' }, { regDt: '20261101' }])).toBe(2)
  })

  test('what is kept on top comes first, then the order among them', () => {
    const rows = (...list: [string, string][]) => list.map(([keepYn, regDt]) => ({ keepYn, regDt }))
    expect(broken('keepYn=Y, -regDt', rows(['Y', '20261001'], ['N', '20261119'], ['N', '20261118']))).toBeUndefined()
    expect(broken('keepYn=Y, -regDt', rows(['N', '20261119'], ['Y', '20261001']))).toBe(1)
  })

  test('numbers count as numbers, also as text; plain values stand for themselves', () => {
    expect(broken('-kcal', [{ kcal: '1,024' }, { kcal: '980' }])).toBeUndefined()
    expect(broken('.', ['20261118', '20261119'])).toBeUndefined()
    expect(broken('.', ['20261119', '20261118'])).toBe(1)
  })

  test('a row without the value says nothing about its neighbours', () => {
    expect(broken('-regDt', [{ regDt: '20261118' }, { regDt: null }, { regDt: '20261119' }])).toBeUndefined()
  })

  test('what cannot be read is refused with what it is', () => {
    expect(() => parseOrder('newest first')).toThrow(OrderSyntaxError)
  })
})
