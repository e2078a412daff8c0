import { isPointed, numberText, typedShape } from './number-text.ts'
import type { KeypadKey } from './number-text.ts'

/** Two whole numbers as they are typed, and which of them the next figure goes to. */
export type Pair = {
  texts: readonly [string, string]
  at: 0 | 1
  /** It came with the field: the next figure replaces it. */ untouched: readonly [boolean, boolean]
}

const SHAPE = typedShape({ integers: 3, decimals: 0 })

/**
 * A number that begins with 1 or 2 takes three figures, any other two: 118, 76, 95. One with a point is never full:
 * nothing goes on from it.
 */
export const isFull = (text: string): boolean => !isPointed(text) && text.length >= (/^[12]/.test(text) ? 3 : 2)

const withText = ({ texts, untouched }: Pair, at: 0 | 1, text: string): Pick<Pair, 'texts' | 'untouched'> => ({
  texts: at === 0 ? [text, texts[1]] : [texts[0], text],
  untouched: at === 0 ? [false, untouched[1]] : [untouched[0], false],
})

/**
 * The whole of one number after typing or pasting in its field; what does not fit changes nothing. Full goes on to the
 * second.
 */
export function pairTyped(pair: Pair, at: 0 | 1, typed: string, unit?: string): Pair {
  const text = numberText(typed, SHAPE, unit)
  if (text === null || isFull(text.slice(0, -1))) return { ...pair, at }
  const isLonger = text.length > pair.texts[at].length || pair.untouched[at]
  return { ...withText(pair, at, text), at: at === 0 && isLonger && isFull(text) ? 1 : at }
}

/** A press on the keypad. Taking a figure away where there is none goes back to the first number. */
export function pairPressed(pair: Pair, key: KeypadKey): Pair {
  const { texts, at, untouched } = pair
  const text = texts[at]
  if (key === 'delete') {
    if (text === '' && at === 1) return { ...pair, at: 0 }
    return { ...withText(pair, at, text.slice(0, -1)), at }
  }
  if (untouched[at]) return pairTyped(pair, at, key)
  // the first is full and has been gone back to: a figure more is the second's
  if (at === 0 && isFull(text)) return pairPressed({ ...pair, at: 1 }, key)
  return pairTyped(pair, at, text + key)
}
