import { useSyncExternalStore } from 'react'
import { programmeFlow } from './flow.ts'
import type { ProgrammeEvent } from './programme-events.ts'
import type { ProgrammeSnapshot } from './programme.machine.ts'

export interface Programme extends Pick<ProgrammeSnapshot['context'], 'run' | 'saved' | 'problem'> {
  /** Where it stands: 'idle', 'moving', 'resting', … */
  state: string
  send(event: ProgrammeEvent): void
}

/** The programme that is under way on this phone; the screen's loader has opened it. */
export function useProgramme(): Programme {
  const actor = programmeFlow()
  const { value, context } = useSyncExternalStore(
    (changed) => actor.subscribe(changed).unsubscribe,
    () => actor.getSnapshot(),
  )
  return { ...context, state: typeof value === 'object' ? value.underWay : value, send: actor.send }
}
