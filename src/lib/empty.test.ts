import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isEmpty, textOrEmpty } from './empty.ts'

describe('the empty check', () => {
  test.each([null, undefined, '', 'null'])('%s is empty [VAL-01]', (value) => {
    expect(isEmpty(value)).toBe(true)
  })

  test.each([0, false, ' ', [], Number.NaN, 'NULL', 'undefined', {}])('%s is not empty [VAL-02]', (value) => {
    expect(isEmpty(value)).toBe(false)
  })

  test('any other text stays what it is', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text !== '' && text !== 'null'),
        (text) => {
          expect(textOrEmpty(text)).toBe(text)
        },
      ),
    )
    expect(textOrEmpty('null')).toBe('')
    expect(textOrEmpty(undefined)).toBe('')
  })
})
