/** Words of the operator as they are shown, with the language they are in where the page speaks another. */
export interface Worded {
  text: string
  lang: 'ko' | undefined
}

/** Words of the operator in the app's language where there are any, else in Korean, which a screen reader is told. */
export function worded(korean: string, english: string | null, language: string): Worded {
  const text = (language === 'en' && english) || korean
  return { text, lang: koreanIn(text, language) }
}

/** What is written in Korean says so where the page is not. */
export const koreanIn = (text: string, language: string): 'ko' | undefined =>
  language !== 'ko' && /[가-힣]/.test(text) ? 'ko' : undefined
