/** A move of a programme as the player needs it. */
export interface Move {
  sn: number
  name: string
  sets: number
  /** Repetitions of a set; null for a move by time. */
  reps: number | null
  /** Seconds that the plan gives a set. */
  setS: number
  /** Seconds of rest after a set. */
  restS: number
  guide: string | null
  /** The server's word for its drawing. */
  drawing: string | null
}

/** A programme, with all that is needed to go on with it while nobody can be reached. */
export interface Plan {
  code: string
  name: string
  moves: readonly Move[]
}

/** A set of a move, both from 0. */
export interface Place {
  move: number
  set: number
}

/**
 * How far somebody is in a programme. Moments are deadlines in ms of the clock, never counted ticks: a page that slept
 * knows when it wakes what has passed. Plain data, kept as it is.
 */
export interface Run {
  plan: Plan
  at: Place
  /** Sets done to the end, by move and set. */
  done: readonly (readonly boolean[])[]
  /** Time spent moving, by move. */
  spentMs: readonly number[]
  /** The first start: with the programme it is the key of what is saved. */
  startedMs: number | null
  /**
   * By how much the server's clock was before this one then; null while nobody knows. Once something was sent with it,
   * it stays.
   */
  aheadMs: number | null
  /** Time spent resting. */
  restedMs: number
  /**
   * What is on, since when, and its deadline: a set, a rest, or what the plan leaves for breath between the repetitions
   * of a set.
   */
  clock: { of: 'move' | 'breath' | 'rest'; since: number; until: number } | null
  /** What is left of a set that was stopped. */
  leftMs: number | null
  /** The last thing that happened. */
  touchedMs: number
}

/** Longer than this nobody counts a repetition; plans leave more room, for breath and for getting ready. */
const SLOWEST_REP_S = 4

/** After this a programme is no longer one and the same exercise: what was done of it can be saved, and that is all. */
const STALE_MS = 12 * 3_600_000

/** A deadline that is noticed later than this was slept through, whatever the page says. */
const ON_TIME_MS = 3000

export const newRun = (plan: Plan, nowMs: number): Run => ({
  plan,
  at: { move: 0, set: 0 },
  done: plan.moves.map(({ sets }) => Array.from({ length: sets }, () => false)),
  spentMs: plan.moves.map(() => 0),
  restedMs: 0,
  startedMs: null,
  aheadMs: null,
  clock: null,
  leftMs: null,
  touchedMs: nowMs,
})

export const moveAt = ({ plan, at }: Run): Move => {
  const move = plan.moves[at.move]
  if (!move) throw new Error('A run stands on a move of its programme')
  return move
}

/** Seconds that one repetition is counted for. */
export const repS = ({ setS, reps }: Move): number => (reps === null ? setS : Math.min(SLOWEST_REP_S, setS / reps))

/** How long a set runs in the player. */
export const setMs = (move: Move): number => Math.max(1, move.reps === null ? move.setS : repS(move) * move.reps) * 1000

/** What has not begun does not grow old: there is nothing of it to save. */
export const isStale = ({ startedMs, touchedMs }: Run, nowMs: number): boolean =>
  startedMs !== null && nowMs - touchedMs > STALE_MS
export const isOnTime = ({ clock }: Run, nowMs: number): boolean => clock !== null && nowMs - clock.until <= ON_TIME_MS
export const isOver = ({ clock }: Run, nowMs: number): boolean => clock !== null && nowMs >= clock.until
export const msToDeadline = ({ clock }: Run, nowMs: number): number => Math.max(0, (clock?.until ?? nowMs) - nowMs)

/** The set after a place; null after the last one. */
export function after({ moves }: Plan, { move, set }: Place): Place | null {
  if (set + 1 < (moves[move]?.sets ?? 0)) return { move, set: set + 1 }
  return move + 1 < moves.length ? { move: move + 1, set: 0 } : null
}

/** The set before a place; null before the first one. */
export function before({ moves }: Plan, { move, set }: Place): Place | null {
  if (set > 0) return { move, set: set - 1 }
  const previous = moves[move - 1]
  return previous ? { move: move - 1, set: previous.sets - 1 } : null
}

export const hasDone = ({ done }: Run): boolean => done.some((sets) => sets.includes(true))

/** Books the time of the set or the rest that is on, up to its deadline at most, and stops its clock. */
function settle(run: Run, nowMs: number): Run {
  const { at, clock, spentMs, restedMs } = run
  const stopped = { ...run, clock: null, leftMs: null, touchedMs: nowMs }
  if (!clock) return stopped
  const ms = Math.max(0, Math.min(nowMs, clock.until) - clock.since)
  return clock.of === 'rest'
    ? { ...stopped, restedMs: restedMs + ms }
    : { ...stopped, spentMs: spentMs.map((spent, move) => (move === at.move ? spent + ms : spent)) }
}

/** Begins the set, or goes on with what is left of it. */
export function beginSet(run: Run, nowMs: number, aheadMs: number | null = null): Run {
  const clock = { of: 'move', since: nowMs, until: nowMs + (run.leftMs ?? setMs(moveAt(run))) } as const
  return { ...settle(run, nowMs), ...(run.startedMs === null && { startedMs: nowMs, aheadMs }), clock }
}

/**
 * The repetitions are counted, and whoever takes more breath than the counting goes on, for as long as the plan gives
 * the set.
 */
export function breathe(run: Run, nowMs: number): Run {
  const move = moveAt(run)
  const moreMs = move.setS * 1000 - setMs(move)
  return { ...settle(run, nowMs), clock: moreMs > 0 ? { of: 'breath', since: nowMs, until: nowMs + moreMs } : null }
}

/** What nobody sees any more is no longer counted. */
export const lookAway = (run: Run, nowMs: number): Run => (run.clock?.of === 'breath' ? hold(run, nowMs) : run)

export const pauseSet = (run: Run, nowMs: number): Run => ({ ...settle(run, nowMs), leftMs: msToDeadline(run, nowMs) })

/**
 * Nothing runs any more: the time of the set was up before it was ended, or that of the rest before it. It has stood
 * since then.
 */
export const hold = (run: Run, nowMs: number): Run => ({
  ...settle(run, nowMs),
  touchedMs: Math.min(nowMs, run.clock?.until ?? nowMs),
})

/** A run that stands still, as old as it was: nothing has happened. */
export const freeze = (run: Run, nowMs: number): Run => ({ ...settle(run, nowMs), touchedMs: run.touchedMs })

/**
 * A run of a page that is gone. The phone may have been set since: nothing of it lies ahead of now, and what was on has
 * not run for longer than from its beginning to its deadline.
 */
export function takenUp(run: Run, nowMs: number): Run {
  const { clock, touchedMs, startedMs, aheadMs = null } = run
  const isAhead = clock !== null && clock.since > nowMs
  const isUndated = aheadMs === null && startedMs !== null && startedMs > nowMs
  return {
    ...run,
    aheadMs,
    touchedMs: Math.min(touchedMs, nowMs),
    startedMs: isUndated ? nowMs - lengthMs(run) : startedMs,
    clock: isAhead ? { ...clock, since: nowMs, until: nowMs + clock.until - clock.since } : clock,
  }
}

/** Time spent moving and resting. */
export const lengthMs = ({ spentMs, restedMs }: Pick<Run, 'spentMs' | 'restedMs'>): number =>
  spentMs.reduce((sum, ms) => sum + ms, restedMs)

const mark = ({ done }: Run, at: Place, is: boolean) =>
  done.map((sets, move) => {
    if (move !== at.move) return sets
    return sets.map((was, set) => (set === at.set ? is : was))
  })

/** The set is done; the rest after it begins where a set follows. */
export function endSet(run: Run, nowMs: number): Run {
  const next = after(run.plan, run.at)
  const { restS } = moveAt(run)
  const settled = { ...settle(run, nowMs), done: mark(run, run.at, true) }
  return next ? { ...settled, at: next, clock: { of: 'rest', since: nowMs, until: nowMs + restS * 1000 } } : settled
}

/** The set is left out. */
export function skipSet(run: Run, nowMs: number): Run {
  return { ...settle(run, nowMs), at: after(run.plan, run.at) ?? run.at }
}

/** The set before once more, as if it had not been done; at the first set that one anew. */
export function backToSet(run: Run, nowMs: number): Run {
  const at = before(run.plan, run.at) ?? run.at
  return { ...settle(run, nowMs), at, done: mark(run, at, false) }
}

/** How much of the set that is on has run, 0 to 1. */
export function shareOf(run: Run, nowMs: number): number {
  const whole = setMs(moveAt(run))
  if (run.clock?.of === 'breath') return 1
  const left = run.leftMs ?? (run.clock?.of === 'move' ? msToDeadline(run, nowMs) : whole)
  return 1 - Math.min(1, left / whole)
}

/** Share of each move that is done, the set that is on counted as far as it has run. */
export const sharesOf = (run: Run, nowMs: number): number[] =>
  run.done.map((sets, move) => {
    const whole = sets.filter(Boolean).length
    const running = move === run.at.move && !sets[run.at.set] ? shareOf(run, nowMs) : 0
    return (whole + running) / sets.length
  })

/** Minutes until the end as the plan has it, one at least. */
export function minutesLeft(run: Run, nowMs: number): number {
  const { plan, at, done } = run
  let leftS = 0
  for (let next: Place | null = at; next; next = after(plan, next)) {
    const move = plan.moves[next.move]
    if (!move || done[next.move]?.[next.set]) continue
    const isOn = next.move === at.move && next.set === at.set
    const share = isOn ? 1 - shareOf(run, nowMs) : 1
    leftS += move.setS * share + (after(plan, next) ? move.restS : 0)
  }
  return Math.max(1, Math.round(leftS / 60))
}
