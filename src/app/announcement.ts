import { useEffect } from 'react'
import { confirm } from '#src/ui/confirm/confirm.ts'
import type { Question } from '#src/ui/confirm/question.ts'
import { closeTopOverlay, hasOverlay } from '#src/ui/overlay/overlay-stack.ts'

/** At most one a visit, wherever it was said: who has closed one came for something else. */
let isAnnounced = false

export const announced = { get: () => isAnnounced, set: () => void (isAnnounced = true) }

interface Announcement {
  /** Which one it is: what it says does not change while somebody reads it. */
  name: string
  question: Question
  /** It was read; `yes`: and is to be followed. */
  onRead: (yes: boolean) => void
}

/**
 * What the operator has to say over a screen. It comes to somebody who stays there, once a visit and never over
 * something that is open. [NTC-01]
 */
export function useAnnouncement(said: Announcement | undefined): void {
  useEffect(() => {
    if (said === undefined || isAnnounced || hasOverlay()) return
    isAnnounced = true
    let [isHere, isAsking] = [true, true]
    void confirm(said.question).then((yes) => {
      isAsking = false
      // Led elsewhere, by a link of the system: it was not read.
      if (isHere) said.onRead(yes)
    })
    return () => {
      isHere = false
      if (isAsking) closeTopOverlay()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [said?.name])
}
