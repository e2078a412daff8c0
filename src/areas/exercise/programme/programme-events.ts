import type { Plan, Run } from './run.ts'

// What a programme hears, and how a saving ends: the words of its machine, without it.

/** What the server made of a run. */
export interface Saved {
  workoutSn: number
  minutes: number
  kcal: number
  movesDone: number
}

/** How a saving went. */
export type Outcome =
  | { is: 'saved'; saved: Saved }
  /**
   * Nothing was sent that stands: by so much the server's clock is before this phone's, and with it the run is sent.
   */
  | { is: 'dated'; aheadMs: number }
  /** Nobody has answered; it may stand there or not. Sent again it stands there once. */
  | { is: 'lost' }
  /** The server does not take it. */
  | { is: 'refused' }

/** Where a run that was kept goes on. */
export type Phase = 'ready' | 'moving' | 'paused' | 'over' | 'resting' | 'saving'

export interface StoredRun {
  phase: Phase
  run: Run
}

export type ProgrammeEvent =
  | { type: 'programme.opened'; plan: Plan }
  | { type: 'set.begun' }
  | { type: 'set.paused' }
  | { type: 'set.ended' }
  | { type: 'set.skipped' }
  | { type: 'set.back' }
  /** What was done is enough: it is saved, or let go. */
  | { type: 'run.ended' }
  | { type: 'run.dropped' }
  | { type: 'saving.asked' }
  /** The page with the result was left. */
  | { type: 'result.closed' }
  | { type: 'app.hidden' }
  | { type: 'app.resumed' }
  | { type: 'connection.came' }
  | { type: 'session.ended' }
  | { type: 'session.began'; kept: StoredRun | null }
