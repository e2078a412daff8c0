import { describe, expect, test } from 'vitest'
import { isPointed, numberText, pressKey, typedShape } from './number-text.ts'

const kilograms = { integers: 3, decimals: 1 }

describe('a number while it is typed', () => {
  test.each([
    ['', ''],
    ['6', '6'],
    ['68.', '68.'],
    ['68.4', '68.4'],
    ['068', '68'],
    ['0', '0'],
    ['00', '0'],
    ['.5', '0.5'],
    ['68,4', '68.4'],
    ['６８．４', '68.4'],
    [' 68.4 ', '68.4'],
  ])('%j reads as %j', (typed, text) => {
    expect(numberText(typed, kilograms)).toBe(text)
  })

  test.each(['1234', '68.45', '6a', '-6', '6.8.4', '1e3', '６８..'])('%j does not fit', (typed) => {
    expect(numberText(typed, kilograms)).toBeNull()
  })

  test('has no point when there are no decimals', () => {
    expect(numberText('7.', { integers: 3, decimals: 0 })).toBeNull()
  })

  test('keeps a point that does not belong there while it is typed: 10.2 is never 102', () => {
    const whole = typedShape({ integers: 3, decimals: 0 })
    const typed = [...'10.2'].reduce((text, figure) => numberText(text + figure, whole) ?? text, '')
    expect([typed, isPointed(typed), isPointed('102')]).toEqual(['10.2', true, false])
    expect(typedShape(kilograms)).toEqual(kilograms)
  })
})

describe('the keypad', () => {
  test('replaces an untouched value with the first figure', () => {
    expect(pressKey('68.4', '7', kilograms, true)).toBe('7')
    expect(pressKey('68.4', '.', kilograms, true)).toBe('0.')
  })

  test('continues a value that was touched and refuses what does not fit', () => {
    expect(pressKey('68', '.', kilograms, false)).toBe('68.')
    expect(pressKey('68.4', '5', kilograms, false)).toBe('68.4')
  })

  test('takes the last figure away, also from an untouched value', () => {
    expect(pressKey('68.4', 'delete', kilograms, true)).toBe('68.')
    expect(pressKey('', 'delete', kilograms, false)).toBe('')
  })
})
