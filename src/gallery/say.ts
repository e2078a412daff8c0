import { sayInKorean, type SayWord } from '#src/ui/base/widget-language.ts'
import widgetWords from '#src/ui/en.po?raw'
import { english } from './english.ts'

let language: 'ko' | 'en' = 'ko'

/**
 * A word of a story in the language of the toolbar. Stories are written in Korean; their English stands in english.ts.
 */
export const say = (korean: string): string => (language === 'en' ? (english[korean] ?? korean) : korean)

/** What widgets say of their own accord: their English is the app's. */
const ofWidgets = new Map(
  [...widgetWords.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, korean = '', word = '']) => [korean, word]),
)

/** A widget's own word in the language of the toolbar. */
export const sayWord: SayWord = (korean, values) =>
  sayInKorean((language === 'en' && ofWidgets.get(korean)) || korean, values)

/**
 * Chooses the language of `say`, and says the words of a story's args in it. Elements and functions are left as they
 * are.
 */
export function inLanguage<Args>(chosen: 'ko' | 'en', args: Args): Args {
  language = chosen
  return sayAll(args) as Args // the same shape: only texts in it change
}

function sayAll(value: unknown): unknown {
  if (typeof value === 'string') return say(value)
  if (Array.isArray(value)) return value.map(sayAll)
  if (
    value === null ||
    typeof value !== 'object' ||
    Object.getPrototypeOf(value) !== Object.prototype ||
    '$$typeof' in value
  )
    return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sayAll(inner)]))
}

/** The language of the toolbar, for what formats days and numbers. */
export const chosenLanguage = (): 'ko' | 'en' => language
