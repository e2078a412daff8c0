import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useState } from 'react'
import type { Start } from './finder.tsx'

interface Place {
  start: Start
  word: string
  /** A word that goes on to the form of a food of one's own. */
  written: string
}

/** Where somebody was in the lists, by the entry of the history: coming back from a food, they are there again. */
const left = new Map<string, Place>()

const entryOf = ({ state: { __TSR_key: key = '' } }: RouterHistory['location']) => key

export function usePlace(begin: Pick<Place, 'start' | 'word'>): Place & { set(change: Partial<Place>): void } {
  const { history } = useRouter()
  const [entry] = useState(() => entryOf(history.location))
  const [place, setPlace] = useState<Place>(() => left.get(entry) ?? { written: '', ...begin })
  return {
    ...place,
    set: (change) => {
      const next = { ...place, ...change }
      left.clear() // one entry of the history is enough: the flow stands on one
      left.set(entry, next)
      setPlace(next)
    },
  }
}
