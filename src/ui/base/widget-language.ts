import { createContext, use } from 'react'

/** A small word of a widget in the member's language; `values` take the places in braces. */
export type SayWord = (korean: string, values?: Readonly<Record<string, string | number>>) => string

export interface WidgetLanguage {
  /** 'ko' or 'en': in it the browser writes days and months. */
  language: string
  say: SayWord
}

export const sayInKorean: SayWord = (korean, values = {}) =>
  korean.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

// What widgets say of their own accord: 닫기, 이전 달. Each writes it in Korean where it stands, say(/*i18n*/ '닫기'), with
// the mark by which npm run i18n finds it. Whoever uses the widgets gives the other languages, once; a screen gives a
// word only where it says something else.

/** Without anybody who gives another language it is Korean. */
export const WidgetLanguageContext = createContext<WidgetLanguage>({ language: 'ko', say: sayInKorean })

export const useWidgetLanguage = (): WidgetLanguage => use(WidgetLanguageContext)
