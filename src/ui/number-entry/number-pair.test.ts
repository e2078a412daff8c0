import { describe, expect, test } from 'vitest'
import { isFull, pairPressed, pairTyped } from './number-pair.ts'
import type { Pair } from './number-pair.ts'
import type { KeypadKey } from './number-text.ts'

const empty: Pair = { texts: ['', ''], at: 0, untouched: [false, false] }
/** The keys one after the other, and what they come to. */
const pressed = (keys: string, from: Pair = empty) =>
  [...keys].reduce((pair, key) => pairPressed(pair, key === '<' ? 'delete' : (key as KeypadKey)), from)

test.each([
  ['1', false],
  ['11', false],
  ['118', true],
  ['22', false],
  ['9', false],
  ['95', true],
  ['76', true],
  ['', false],
])('%j is full: %s', (text, full) => {
  expect(isFull(text)).toBe(full)
})

describe('two numbers on one keypad', () => {
  test('are five keys without a tap between them', () => {
    expect(pressed('11876')).toMatchObject({ texts: ['118', '76'], at: 1 })
    expect(pressed('9864')).toMatchObject({ texts: ['98', '64'], at: 1 })
    expect(pressed('182104')).toMatchObject({ texts: ['182', '104'], at: 1 })
  })

  test('a figure too many changes nothing', () => {
    expect(pressed('1187600')).toMatchObject({ texts: ['118', '76'], at: 1 })
    expect(pressed('1821049')).toMatchObject({ texts: ['182', '104'], at: 1 })
  })

  test('taking away where nothing is left goes back to the first number, and goes on from there', () => {
    expect(pressed('1187<<')).toMatchObject({ texts: ['118', ''], at: 0 })
    expect(pressed('1187<<<')).toMatchObject({ texts: ['11', ''], at: 0 })
    expect(pressed('1187<<<76')).toMatchObject({ texts: ['117', '6'], at: 1 })
    expect(pressed('1187<<9')).toMatchObject({ texts: ['118', '9'], at: 1 })
  })

  test('what came with the fields is replaced, each by its first figure', () => {
    const came: Pair = { texts: ['118', '76'], at: 0, untouched: [true, true] }
    expect(pressed('12', came)).toMatchObject({ texts: ['12', '76'], at: 0 })
    expect(pressed('1228', came)).toMatchObject({ texts: ['122', '8'], at: 1 })
    expect(pressed('<', came)).toMatchObject({ texts: ['11', '76'], at: 0 })
  })

  test('a point stays where it was typed, and the caret with it: 15.7 is never 157', () => {
    const typed = [...'15.7'].reduce((pair, figure) => pairTyped(pair, 0, pair.texts[0] + figure), empty)
    expect(typed).toMatchObject({ texts: ['15.7', ''], at: 0 })
    expect(pairPressed(typed, 'delete')).toMatchObject({ texts: ['15.', ''], at: 0 })
  })

  test('typing in a field follows the same rule, and taking figures away there never jumps', () => {
    expect(pairTyped({ ...empty, texts: ['11', ''] }, 0, '118')).toMatchObject({ texts: ['118', ''], at: 1 })
    expect(pairTyped({ ...empty, texts: ['118', ''] }, 0, '98')).toMatchObject({ texts: ['98', ''], at: 0 })
    expect(pairTyped({ ...empty, texts: ['118', '7'] }, 1, '7x')).toMatchObject({ texts: ['118', '7'], at: 1 })
  })
})
