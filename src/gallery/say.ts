import { english } from './english.ts'

let language: 'ko' | 'en' = 'ko'

/** A word of a story in the language of the toolbar. Stories are written in Korean; their English stands in english.ts. */
export const say = (korean: string): string => (language === 'en' ? (english[korean] ?? korean) : korean)

/** Chooses the language of `say`, and says the words of a story's args in it. Elements and functions are left as they are. */
export function inLanguage<Args>(chosen: 'ko' | 'en', args: Args): Args {
  language = chosen
  return sayAll(args) as Args // the same shape: only texts in it change
}

function sayAll(value: unknown): unknown {
  if (typeof value === 'string') return say(value)
  if (Array.isArray(value)) return value.map(sayAll)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sayAll(inner)]))
}

/** The language of the toolbar, for what formats days and numbers. */
export const chosenLanguage = (): 'ko' | 'en' => language
