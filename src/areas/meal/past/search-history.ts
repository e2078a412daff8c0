import { clientState, setClientState } from '#src/app/client-state.ts'

/** More are forgotten: nobody looks further back than a screen of them. */
const MOST = 10

/**
 * Notes a word that past meals were searched for, the newest first and each once. It goes with the session. [MEA-08]
 */
export function noteSearch(word: string): void {
  const { entireSearchHistory } = clientState.get()
  if (entireSearchHistory[0] === word) return
  setClientState({ entireSearchHistory: [word, ...entireSearchHistory.filter((each) => each !== word)].slice(0, MOST) })
}

export const forgetSearches = (): void => setClientState({ entireSearchHistory: [] })
