/**
 * The languages a server sentence can have. Words of rules stand in both; an operator's own words may be Korean alone.
 */
export type Language = 'ko' | 'en'

/** A sentence of ours. */
export type Words = Record<Language, string>

/** A sentence of the operator's: without English it stays Korean. */
export type OperatorWords = { ko: string; en: string | null }

export const wordsIn = (words: OperatorWords, language: Language): string =>
  language === 'en' ? (words.en ?? words.ko) : words.ko

/**
 * The language of an `Accept-Language` header: the first that we speak, by the client's own order.
 *
 * @returns undefined when the header is missing or names neither
 */
export function languageFrom(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined
  // What our own app sends, on every call.
  if (header === 'ko' || header === 'en') return header
  return header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find((language) => language === 'ko' || language === 'en')
}
