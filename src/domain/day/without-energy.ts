/** Sentences of the server without those that hold a number of energy, for who has put numbers out of sight. */
export const withoutEnergy = (...sentences: string[]): string[] =>
  sentences.filter((sentence) => sentence !== '' && !/kcal/.test(sentence))

/**
 * A text of several sentences without those that have such a number; '' when each has one. A point between figures ends
 * nothing.
 */
export const textWithoutEnergy = (text: string): string =>
  withoutEnergy(...(text.match(/\S.*?(?:[.?!](?=\s)|$)/gs) ?? [])).join(' ')
