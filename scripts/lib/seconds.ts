/**
 * What a screen, an operation, a story and a journey cost in `npm test`, and what that comes to at full breadth
 * (docs/decisions/286).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Part of what a step played: a test, or a file of them; `seconds` are a worker's. */
export type Played = { file: string; name: string; seconds: number }
export type Kind = 'screen' | 'operation' | 'story' | 'journey'
/** A step as it ran; `kind` says what most of its tests are about. */
export type Ran = { kind?: Kind | undefined; ms: number; tests?: readonly Played[] | undefined }

/** The breadth that the gate is made for, and its budget in minutes there. */
export const FULL = { screens: 227, operations: 600 }
export const BUDGET_MIN = { gate: 45, goal: 30 }

export type Part = { kind: Kind; count: number; seconds: number; atFull: number }
export type Seconds = { parts: readonly Part[]; rest: number; now: number; atFull: number }

/** By what the tests of a kind count as one; undefined: it belongs to another part. */
const ones: Readonly<Record<Kind, (test: Played) => string | undefined>> = {
  screen: ({ file, name }) => (file.endsWith('screens.e2e.ts') ? name : undefined),
  operation: ({ file }) => (/^(?:server|tests\/probe)\//.test(file) ? file : undefined),
  // A story's tests stand under its name, those of the board's sheet begin with it.
  story: ({ file, name }) =>
    file.endsWith('stories.e2e.ts') ? name.replace(/ (?:›|looks as accepted in) .*$/, '') : undefined,
  journey: ({ file, name }) => `${file} ${name}`,
}

/**
 * Splits the time of the steps among the kinds, by what their tests took of the workers. Screens and operations grow to
 * the full breadth, stories and journeys with the screens; the rest stays as it is.
 *
 * @param operations how many the contract has: server tests stand by noun and not one for each
 */
export function secondsOf(ran: readonly Ran[], operations: number): Seconds {
  const sums = new Map<Kind, { seconds: number; seen: Set<string> }>()
  for (const { kind, ms, tests = [] } of ran) {
    if (!kind) continue
    const all = tests.reduce((sum, { seconds }) => sum + seconds, 0)
    const mine = tests.flatMap((test) => {
      const one = ones[kind](test)
      return one === undefined ? [] : [{ one, seconds: test.seconds }]
    })
    if (mine.length === 0 || all === 0) continue
    const sum = sums.get(kind) ?? { seconds: 0, seen: new Set<string>() }
    sum.seconds += (ms / 1000) * (mine.reduce((total, { seconds }) => total + seconds, 0) / all)
    for (const { one } of mine) sum.seen.add(one)
    sums.set(kind, sum)
  }
  const countOf = (kind: Kind) => (kind === 'operation' ? operations : (sums.get(kind)?.seen.size ?? 0))
  const wider = (count: number, full: number) => (count === 0 ? 1 : Math.max(1, full / count))
  const byScreens = wider(countOf('screen'), FULL.screens)
  const growth: Record<Kind, number> = {
    screen: byScreens,
    operation: wider(operations, FULL.operations),
    story: byScreens,
    journey: byScreens,
  }
  const parts = [...sums].map(([kind, { seconds }]): Part => ({
    kind,
    count: countOf(kind),
    seconds,
    atFull: seconds * growth[kind],
  }))
  const now = ran.reduce((sum, { ms }) => sum + ms / 1000, 0)
  const rest = now - parts.reduce((sum, { seconds }) => sum + seconds, 0)
  return { parts, rest, now, atFull: rest + parts.reduce((sum, { atFull }) => sum + atFull, 0) }
}

/**
 * The table that ends a run.
 *
 * @param partial why this run says nothing of the gate's time, such as a shard; undefined for the gate itself
 */
export function secondsTable({ parts, rest, now, atFull }: Seconds, partial?: string): string[] {
  const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`
  const full = (seconds: number) => (partial === undefined ? minutes(seconds) : '–')
  const rows = [
    ['', 'count', 'each', 'took', 'at full breadth'],
    ...parts.map(({ kind, count, seconds, atFull: later }) => [
      kind,
      String(count),
      `${(seconds / Math.max(1, count)).toFixed(2)} s`,
      minutes(seconds),
      full(later),
    ]),
    ['everything else', '', '', minutes(rest), full(rest)],
    ['all', '', '', minutes(now), full(atFull)],
  ]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const held = atFull / 60 <= BUDGET_MIN.gate ? 'held' : 'NOT held'
  const bounds = `Gate ≤ ${BUDGET_MIN.gate} min, goal ≤ ${BUDGET_MIN.goal} min: ${held}.`
  return [
    '━━ Seconds ━━',
    ...rows.map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    ),
    partial === undefined
      ? `Full breadth: ${FULL.screens} screens, ${FULL.operations} operations. ${bounds}`
      : `${partial}: nothing is said of the gate at full breadth.`,
  ]
}

/** What a green run of the gate leaves for `npm run bench`. */
export type Kept = Seconds & { at: string; commit: string }

export function keepSeconds(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(kept, null, 2))
}

/** What the last green run of the gate has left; undefined when there was none on this machine. */
export function keptSeconds(file: string): Kept | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined
}
