import { and, assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { StoredRun, Outcome, Phase, ProgrammeEvent, Saved } from './programme-events.ts'
import {
  backToSet,
  beginSet,
  breathe,
  endSet,
  freeze,
  hasDone,
  hold,
  isOnTime,
  isOver,
  isStale,
  lookAway,
  moveAt,
  msToDeadline,
  newRun,
  pauseSet,
  skipSet,
  after,
  takenUp,
  type Plan,
  type Run,
} from './run.ts'

export interface ProgrammeContext {
  run: Run | null
  /** What was found on this phone, while it is being taken up. */
  kept: StoredRun | null
  saved: Saved | null
  problem: 'lost' | 'refused' | null
  /** Somebody could see the page all the time since the last deadline was set. */
  watched: boolean
  now: () => number
  /** By how much the server's clock is before `now`; null while nobody has told. */
  ahead: () => number | null
}

const RETRY_MS = 15_000

/** What a step of the member or of the clock makes of the run; it was seen. */
const stepped = ({ run, now }: ProgrammeContext, step: (run: Run, nowMs: number) => Run) => ({
  run: run && step(run, now()),
  watched: true,
})

/**
 * A programme from its first set to its place in the log. What runs has a deadline, and a deadline that nobody watched
 * ends nothing: the set then waits for a tap, a move that nobody saw is not done. What is under way is kept outside at
 * every transition, and taken up where it was. Saving repeats itself until it is answered; programme and first start
 * are its key (docs/decisions/200). [EXR-01]
 */
export const programmeMachine = setup({
  types: {
    context: {} as ProgrammeContext,
    events: {} as ProgrammeEvent,
    input: {} as { kept: StoredRun | null; now?: () => number; ahead?: () => number | null },
  },
  actors: {
    /** Rejects until it is provided. */
    save: fromPromise<Outcome, Run>(() => Promise.reject(new Error('The step "save" of a programme is not provided'))),
  },
  actions: {
    open: assign(({ context: { now } }, { plan }: { plan: Plan }) => ({
      run: newRun(plan, now()),
      saved: null,
      problem: null,
    })),
    take: assign(({ context: { now } }, { kept }: { kept: StoredRun | null }) => ({
      kept,
      run: kept && takenUp(kept.run, now()),
    })),
    taken: assign({ kept: null }),
    begin: assign(({ context }) => stepped(context, (run, nowMs) => beginSet(run, nowMs, context.ahead()))),
    breathe: assign(({ context }) => stepped(context, breathe)),
    pause: assign(({ context }) => stepped(context, pauseSet)),
    hold: assign(({ context }) => stepped(context, hold)),
    freeze: assign(({ context }) => stepped(context, freeze)),
    end: assign(({ context }) => stepped(context, endSet)),
    skip: assign(({ context }) => stepped(context, skipSet)),
    back: assign(({ context }) => stepped(context, backToSet)),
    looksAway: assign(({ context: { run, now } }) => ({ run: run && lookAway(run, now()), watched: false })),
    date: assign(({ context: { run } }, output: Outcome) => ({
      run: run && output.is === 'dated' ? { ...run, aheadMs: output.aheadMs } : run,
    })),
    note: assign((_, output: Outcome) =>
      output.is === 'saved'
        ? { saved: output.saved, problem: null }
        : { problem: output.is === 'lost' ? 'lost' : 'refused' },
    ),
    reset: assign({ run: null, kept: null, saved: null, problem: null }),
  },
  guards: {
    isKept: ({ context: { kept } }, { phase }: { phase: Phase }) => kept?.phase === phase,
    isStale: ({ context: { run, now } }) => run !== null && isStale(run, now()),
    isOver: ({ context: { run, now } }) => run !== null && isOver(run, now()),
    isWatched: ({ context: { run, watched, now } }) => watched && run !== null && isOnTime(run, now()),
    /** Its time is its end; repetitions are the member's to end, whose pace is their own. */
    isTimed: ({ context: { run } }) => run !== null && moveAt(run).reps === null,
    isBreathing: ({ context: { run } }) => run?.clock?.of === 'breath',
    isLast: ({ context: { run } }) => run !== null && after(run.plan, run.at) === null,
    hasDone: ({ context: { run } }) => run !== null && hasDone(run),
    isSaved: (_, { is }: Outcome) => is === 'saved',
    isDated: (_, { is }: Outcome) => is === 'dated',
  },
  delays: {
    deadline: ({ context: { run, now } }) => (run ? msToDeadline(run, now()) : 0),
    retry: RETRY_MS,
  },
}).createMachine({
  id: 'programme',
  context: ({ input: { kept, now = Date.now, ahead = () => null } }) => ({
    run: kept && takenUp(kept.run, now()),
    kept,
    saved: null,
    problem: null,
    watched: true,
    now,
    ahead,
  }),
  initial: 'finding',
  on: {
    // Nothing stays in memory that another member could see: it is kept for its own.
    'session.ended': { target: '.waiting', actions: 'reset' },
    'app.hidden': { actions: 'looksAway' },
  },
  states: {
    /** Whatever was kept goes on where it was; a deadline that has passed meanwhile was watched by nobody. */
    finding: {
      always: [
        { guard: { type: 'isKept', params: { phase: 'saving' } }, target: 'saving', actions: 'taken' },
        { guard: 'isStale', target: 'stale', actions: ['taken', 'freeze'] },
        {
          guard: { type: 'isKept', params: { phase: 'moving' } },
          target: 'underWay.moving',
          actions: ['taken', 'looksAway'],
        },
        {
          guard: { type: 'isKept', params: { phase: 'resting' } },
          target: 'underWay.resting',
          actions: ['taken', 'looksAway'],
        },
        { guard: { type: 'isKept', params: { phase: 'paused' } }, target: 'underWay.paused', actions: 'taken' },
        { guard: { type: 'isKept', params: { phase: 'over' } }, target: 'underWay.over', actions: 'taken' },
        { guard: { type: 'isKept', params: { phase: 'ready' } }, target: 'underWay.ready', actions: 'taken' },
        { target: 'idle', actions: 'taken' },
      ],
    },

    idle: {
      on: { 'programme.opened': { target: 'underWay', actions: { type: 'open', params: ({ event }) => event } } },
    },

    underWay: {
      initial: 'ready',
      on: {
        'set.skipped': [
          { guard: 'isLast', target: '.finished', actions: 'skip' },
          { target: '.ready', actions: 'skip' },
        ],
        'set.back': { target: '.ready', actions: 'back' },
        'run.ended': { target: '.finished', actions: 'hold' },
        'run.dropped': { target: 'idle', actions: 'reset' },
        'app.resumed': { guard: 'isStale', target: 'stale', actions: 'freeze' },
      },
      states: {
        /** Waits for a tap at the beginning of a set. */
        ready: { on: { 'set.begun': { target: 'moving', actions: 'begin' } } },
        moving: {
          tags: 'runs',
          after: {
            deadline: [
              { guard: and(['isTimed', 'isWatched', 'isLast']), target: 'finished', actions: 'end' },
              { guard: and(['isTimed', 'isWatched']), target: 'resting', actions: 'end' },
              { guard: 'isWatched', target: 'over', actions: 'breathe' },
              { target: 'over', actions: 'hold' },
            ],
          },
          on: {
            'set.paused': { target: 'paused', actions: 'pause' },
            'set.ended': [
              { guard: 'isLast', target: 'finished', actions: 'end' },
              { target: 'resting', actions: 'end' },
            ],
            // Timers of a page in the back come late or never: what has run out meanwhile is noticed on return.
            'app.resumed': [
              { guard: 'isStale', target: '#programme.stale', actions: 'freeze' },
              { guard: 'isOver', target: 'over', actions: 'hold' },
            ],
          },
        },
        paused: {
          on: {
            'set.begun': { target: 'moving', actions: 'begin' },
            'set.ended': [
              { guard: 'isLast', target: 'finished', actions: 'end' },
              { target: 'resting', actions: 'end' },
            ],
          },
        },
        /** The time of the set is up, and whether it was done its member knows. */
        over: {
          after: { deadline: { guard: 'isBreathing', actions: 'hold' } },
          on: {
            'set.paused': { actions: 'hold' },
            'set.begun': { target: 'moving', actions: 'begin' },
            'set.ended': [
              { guard: 'isLast', target: 'finished', actions: 'end' },
              { target: 'resting', actions: 'end' },
            ],
          },
        },
        resting: {
          tags: 'runs',
          after: {
            deadline: [
              { guard: 'isWatched', target: 'moving', actions: 'begin' },
              { target: 'ready', actions: 'hold' },
            ],
          },
          on: {
            'set.begun': { target: 'moving', actions: 'begin' },
            'set.paused': { target: 'ready', actions: 'hold' },
            'app.resumed': [
              { guard: 'isStale', target: '#programme.stale', actions: 'freeze' },
              { guard: 'isOver', target: 'ready', actions: 'hold' },
            ],
          },
        },
        finished: { always: [{ guard: 'hasDone', target: '#programme.saving' }, { target: '#programme.nothing' }] },
      },
    },

    /** Left for so long that it is no longer one exercise. */
    stale: {
      on: {
        'run.ended': [
          { guard: 'hasDone', target: 'saving' },
          { target: 'idle', actions: 'reset' },
        ],
        'run.dropped': { target: 'idle', actions: 'reset' },
      },
    },

    /** Every set was left out: there is nothing to save. */
    nothing: {
      entry: 'reset',
      on: {
        'result.closed': { target: 'idle' },
        'programme.opened': { target: 'underWay', actions: { type: 'open', params: ({ event }) => event } },
      },
    },

    /** A second tap finds nobody who would listen. */
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { run } }) => {
          if (!run) throw new Error('Only a run is saved')
          return run
        },
        onDone: [
          // Kept before it is sent: the date is part of its key.
          {
            guard: { type: 'isDated', params: ({ event }) => event.output },
            target: 'saving',
            reenter: true,
            actions: { type: 'date', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          { target: 'unsaved', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unsaved', actions: { type: 'note', params: { is: 'refused' } } },
      },
    },

    unsaved: {
      after: { retry: { guard: ({ context }) => context.problem === 'lost', target: 'saving' } },
      on: {
        'saving.asked': { target: 'saving' },
        'connection.came': { target: 'saving' },
        'app.resumed': { target: 'saving' },
        'run.dropped': { guard: ({ context }) => context.problem === 'refused', target: 'idle', actions: 'reset' },
      },
    },

    saved: {
      on: {
        'result.closed': { target: 'idle', actions: 'reset' },
        'programme.opened': { target: 'underWay', actions: { type: 'open', params: ({ event }) => event } },
      },
    },

    /** Nobody is signed in. */
    waiting: {
      on: { 'session.began': { target: 'finding', actions: { type: 'take', params: ({ event }) => event } } },
    },
  },
})

export type ProgrammeActor = ActorRefFrom<typeof programmeMachine>
export type ProgrammeSnapshot = SnapshotFrom<typeof programmeMachine>
