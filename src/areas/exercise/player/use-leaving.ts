import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isLedAway } from '#src/app/use-leave-guard.ts'
import type { Programme } from '../programme/use-programme.ts'
import type { Leaving } from './leave-sheet.tsx'

const UNDER_WAY = new Set(['ready', 'moving', 'paused', 'over', 'resting'])

/**
 * Whoever leaves the player in the middle is asked what to do with it; the clock stands meanwhile. A programme of which
 * nothing has begun is left behind without a word. A closed tab is not asked, nor whose session is lost: all of it is
 * kept.
 */
export function useLeaving({ run, state, send }: Programme) {
  const { history } = useRouter()
  const [asked, setAsked] = useState<{ answer(leaving: Leaving): void } | null>(null)
  const isOn = UNDER_WAY.has(state)
  const stays = useEffectEvent(async () => {
    if (run?.startedMs === null) {
      send({ type: 'run.dropped' })
      return false
    }
    send({ type: 'set.paused' })
    const leaving = await new Promise<Leaving>((resolve) => setAsked({ answer: resolve }))
    setAsked(null)
    if (leaving === 'save') send({ type: 'run.ended' })
    if (leaving === 'drop') send({ type: 'run.dropped' })
    return leaving === 'save' || leaving === 'stay'
  })
  useEffect(() => {
    if (!isOn) return undefined
    return history.block({
      blockerFn: ({ nextLocation }) => !isLedAway(nextLocation) && stays(),
      enableBeforeUnload: false,
    })
  }, [isOn, history])
  return { asks: asked !== null, answer: (leaving: Leaving) => asked?.answer(leaving) }
}
