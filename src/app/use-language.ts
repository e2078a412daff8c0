import { useRouter } from '@tanstack/react-router'
import { language, setLanguage, type Language } from './language.ts'
import { setTitle } from './page-title.ts'
import { useStore } from './store.ts'

/** The language in use and the way to choose another. The words of the open screen change at once [LNG-02]. */
export function useLanguage(): { language: Language; choose(next: Language): void } {
  const router = useRouter()
  const choose = async (next: Language) => {
    await setLanguage(next, localStorage)
    setTitle(router)
  }
  return { language: useStore(language), choose: (next) => void choose(next) }
}
