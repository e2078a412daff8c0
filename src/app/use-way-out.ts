import { useEffect } from 'react'
import { loadQuestions } from './chrome/question-code.ts'

/**
 * Ways out (signing out, taking a consent back) work from what is loaded already: their code comes with the screen they
 * stand on.
 */
export function useWayOut(): { canAsk: () => Promise<boolean> } {
  useEffect(() => {
    loadWayOut().catch(() => {})
  }, [])
  return {
    canAsk: () =>
      loadQuestions().then(
        () => true,
        () => false,
      ),
  }
}

const loadWayOut = () => Promise.all([loadQuestions(), import('./left.ts')])
