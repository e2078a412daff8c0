import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clientState, setClientState } from './client-state.ts'
import { keptTexts } from './kept/kept.ts'
import type { RouterContext } from './router-context.ts'
import type { ScreenData } from './screen-data.ts'
import { whenIdle } from './when-idle.ts'

// The screens that a member has opened on this phone: in memory, and sealed beside what is kept for reading without a
// connection. Both go with the session; nobody is told.

const KEPT = 'recent-screens'
const MOST = 20

let recalled: Promise<void> | undefined

/** Notes that a screen was opened, by somebody who is signed in. */
export function useNoteOpening(screen: ScreenData | undefined): void {
  // every router of ours has it; the bar is drawn by the root route, whose type it would depend on
  const { session } = useRouter().options.context as RouterContext
  const name = screen?.kind === 'error' || screen?.kind === 'entry' ? undefined : screen?.name
  useEffect(() => {
    if (name === undefined) return
    void session.settled().then((state) => {
      if (state === 'signedIn') noteOpening(name)
    })
  }, [name, session])
}

export function noteOpening(name: string): void {
  const { recentScreens } = clientState.get()
  if (recentScreens[0] === name) return
  setClientState({ recentScreens: [name, ...recentScreens.filter((each) => each !== name)].slice(0, MOST) })
  whenIdle(() => void recallOpenings().then(keep))
}

/** Brings back what earlier visits of this session noted, behind what this one has opened; once a visit. */
export function recallOpenings(): Promise<void> {
  recalled ??= keptTexts.read(KEPT).then((text) => {
    const { recentScreens } = clientState.get()
    // Nothing noted any more: the session ended meanwhile, and what it kept is nobody's.
    if (recentScreens.length === 0) return
    const kept = namesIn(text).filter((name) => !recentScreens.includes(name))
    if (kept.length > 0) setClientState({ recentScreens: [...recentScreens, ...kept].slice(0, MOST) })
  })
  return recalled
}

function keep(): Promise<void> {
  const { recentScreens } = clientState.get()
  return recentScreens.length === 0 ? Promise.resolve() : keptTexts.write(KEPT, JSON.stringify(recentScreens))
}

function namesIn(text: string | null): string[] {
  const value: unknown = text === null ? [] : JSON.parse(text)
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}
