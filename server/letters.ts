/**
 * How long a text is: in code points, as the contract, its validator (Ajv) and `varchar(n)` count. The app counts the
 * same in src/lib/letters.ts, which a server does not import. Decision 384.
 */
export const lengthOf = (text: string): number => [...text].length

/** The beginning of a text, of at most so many letters; no letter is cut in two. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  let [kept, letters] = ['', 0]
  for (const letter of text) {
    letters += 1
    if (letters > most) break
    kept += letter
  }
  return kept
}
