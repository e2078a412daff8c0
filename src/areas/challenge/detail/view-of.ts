/**
 * Which of the four views of a challenge fits: by its phase and how the member stands to it, never by the address
 * (docs/decisions/237).
 */
import type { Membership, Phase } from '../challenge.ts'

export type MainView = 'intro' | 'waiting' | 'proceeding' | 'result'

/** Why the page shows another view than it was asked for. */
export type Instead = 'notJoined' | 'notBegun' | 'notOver' | 'begun' | 'over'

export function viewOf(phase: Phase, membership: Membership): MainView {
  if (membership !== 'joined') return 'intro'
  if (phase === 'before') return 'waiting'
  return phase === 'over' ? 'result' : 'proceeding'
}

/**
 * The view that is drawn, and why it is not the one that the address names. An introduction always fits: it can be read
 * again at any time.
 */
export function fitting(
  asked: MainView | undefined,
  phase: Phase,
  membership: Membership,
): { view: MainView; instead?: Instead } {
  const fits = viewOf(phase, membership)
  if (asked === undefined || asked === fits || asked === 'intro') return { view: asked ?? fits }
  if (membership !== 'joined') return { view: fits, instead: 'notJoined' }
  if (fits === 'waiting') return { view: fits, instead: 'notBegun' }
  if (fits === 'result') return { view: fits, instead: 'over' }
  return { view: fits, instead: asked === 'result' ? 'notOver' : 'begun' }
}
