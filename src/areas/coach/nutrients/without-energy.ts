/** Sentences of the server without those that hold a number of energy, for who has put numbers out of sight. */
export const withoutEnergy = (...sentences: string[]): string[] => sentences.filter((sentence) => sentence !== '' && !/kcal/.test(sentence))
