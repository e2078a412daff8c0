import { useLanguage } from '#src/app/use-language.ts'

/** Which of the kitchen's two sets of names to show: they follow the app's language. */
export function useMealLanguage(): 'ko' | 'en' {
  return useLanguage().language
}
