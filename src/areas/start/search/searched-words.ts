import { clientState, setClientState } from '#src/app/client-state.ts'

const MOST = 10

/** Remembers a word that has led somewhere: in memory, as long as the session. */
export function rememberWord(word: string): void {
  const typed = word.trim()
  if (typed === '') return
  const { searchedWords } = clientState.get()
  setClientState({ searchedWords: [typed, ...searchedWords.filter((each) => each !== typed)].slice(0, MOST) })
}

export const forgetWords = (): void => setClientState({ searchedWords: [] })
