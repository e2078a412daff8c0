import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft, whenGiven } from '#src/patterns/form/drafts.ts'
import type { Start } from './finder.tsx'
import { keptBasket } from './flow.ts'

interface Place {
  start: Start
  word: string
  /** A word that goes on to the form of a food of one's own. */
  written: string
  meal: string
  /** `HH:mm` where the member chose when it was eaten; null while the usual time counts. */
  clock: string | null
}

type Moment = Pick<Place, 'meal' | 'clock'>

/**
 * Whose choice of meal and time it is: a screen of the lists, by the entry of the history and by what its address asks
 * for.
 */
interface Asked {
  entry: string
  day: string
  asked: string
}

/** Where somebody was in the lists, by the entry of the history: coming back from a food, they are there again. */
const left = new Map<string, Place>()

/**
 * Meal and time lie beside the basket: as long as it is kept, over a reload and a lost session, they are what it is
 * for.
 */
const DRAFT = 'add-foods-moment'

const entryOf = ({ state: { __TSR_key: key = '' } }: RouterHistory['location']) => key

/**
 * A choice of the same entry, or of the same address with a basket that is still there; undefined where it was another
 * visit.
 */
function keptMoment({ entry, day, asked }: Asked): Moment | undefined {
  const kept = readDraft<Asked & Moment>(DRAFT)
  if (kept?.day !== day || kept.asked !== asked) return undefined
  return kept.entry === entry || keptBasket().length > 0 ? { meal: kept.meal, clock: kept.clock } : undefined
}

export function usePlace(
  day: string,
  begin: Pick<Place, 'start' | 'word' | 'meal'>,
): Place & { set(change: Partial<Place>): void } {
  const { history } = useRouter()
  const [asked] = useState<Asked>(() => ({ entry: entryOf(history.location), day, asked: begin.meal }))
  const [place, setPlace] = useState<Place>(
    () => left.get(asked.entry) ?? { written: '', clock: null, ...begin, ...keptMoment(asked) },
  )
  useEffect(() => {
    // The choice of another visit is not for what is chosen here.
    if (keptMoment(asked) === undefined) dropDraft(DRAFT)
    return whenGiven(() => setPlace((now) => ({ ...now, ...keptMoment(asked) })))
  }, [asked])
  return {
    ...place,
    set: (change) => {
      const next = { ...place, ...change }
      left.clear() // one entry of the history is enough: the flow stands on one
      left.set(asked.entry, next)
      if (change.meal !== undefined || change.clock !== undefined)
        keepDraft(DRAFT, { ...asked, meal: next.meal, clock: next.clock })
      setPlace(next)
    },
  }
}
