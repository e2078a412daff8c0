/**
 * How long a text is: in code points, as the contract (JSON Schema), the server's validator and the database count. An
 * emoji of two code units is one letter, one of several people is several. Decision 384. The server has the same count
 * in server/letters.ts.
 */
export const lengthOf = (text: string): number => [...text].length

/** Whether a text has more than may be sent of it: blanks around it are sent by no form. */
export const isBeyond = (text: string, most: number): boolean => lengthOf(text.trim()) > most

const graphemes = () => new Intl.Segmenter('ko', { granularity: 'grapheme' })
let cutter: Intl.Segmenter | undefined

/** The beginning of a text, of at most so many letters: a family or a flag is in it whole, or not at all. */
export function cutTo(text: string, most: number): string {
  // No text has more letters than code units.
  if (text.length <= most || lengthOf(text) <= most) return text
  // A browser without it cuts between letters.
  cutter ??= 'Segmenter' in Intl ? graphemes() : undefined
  let [kept, letters] = ['', 0]
  for (const part of cutter === undefined ? text : parts(cutter, text)) {
    letters += lengthOf(part)
    if (letters > most) break
    kept += part
  }
  return kept
}

function* parts(by: Intl.Segmenter, text: string): Generator<string> {
  for (const { segment } of by.segment(text)) yield segment
}
