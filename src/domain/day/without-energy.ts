/** Sentences of the server without those that hold a number of energy, for who has put numbers out of sight. */
export const withoutEnergy = (...sentences: string[]): string[] =>
  sentences.filter((sentence) => sentence !== '' && !/kcal/.test(sentence))

/**
 * The same for a text of several sentences; '' when each of them has such a number. A point between figures ends
 * nothing.
 */
export const textWithoutEnergy = (text: string): string =>
  withoutEnergy(...(text.match(/\S.*?(?:[.?!](?=\s)|$)/gs) ?? [])).join(' ')
