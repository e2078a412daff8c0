import { draftKeeper } from './draft-keeper.ts'

/**
 * What was typed and not sent, so that it is there again after going back. Kept in memory only: it may be about
 * someone's health, and a shared phone must not find it after a sign-out (`draftKeeper`).
 */
const drafts = new Map<string, unknown>()

/** The names of whose drafts outlive a session that was lost: nobody reads them until that member is back. */
let awaited: readonly string[] = []
/**
 * What is written while they wait, by a form on its way out or by whoever has just come: it joins them, or goes with
 * them. Of each name what it comes to with what was left under it.
 */
const meanwhile = new Map<string, (left: unknown) => unknown>()
/** Forms that were opened meanwhile. */
const waiting = new Set<() => void>()
/** Hears of a form that is opened while drafts are waited for. */
const wanted = new Set<() => void>()
/** Who holds more than a form's fields of what is drafted. */
const holders = new Set<() => void>()

/** The draft under a name; undefined where there is none. A name belongs to one form: it reads what it wrote. */
export function readDraft<Values>(name: string): Values | undefined {
  // a form's own values come back under its own name, in the shape it gave them
  return awaited.length === 0 ? (drafts.get(name) as Values | undefined) : undefined
}

/**
 * @param join what was left and what was written before that had been given back come to; without it the later stands
 */
export function keepDraft<Values>(name: string, values: Values, join?: (left: Values, since: Values) => Values): void {
  if (!isAwaited()) drafts.set(name, values)
  // of the same form, as above
  else meanwhile.set(name, (left) => (left === undefined || !join ? values : join(left as Values, values)))
}

/** Of what waits for its member a form that finds nothing takes nothing away. */
export function dropDraft(name: string): void {
  if (isAwaited()) meanwhile.delete(name)
  else drafts.delete(name)
}

/** Calls back when drafts that are waited for have been given back; returns the way to stop. */
export function whenGiven(given: () => void): () => void {
  waiting.add(given)
  wanted.forEach((hear) => hear())
  return () => waiting.delete(given)
}

/** Calls back when the session of the drafts has ended; returns the way to stop. */
export function whenEnded(ended: () => void): () => void {
  holders.add(ended)
  return () => holders.delete(ended)
}

export function endDrafts(...keptFor: string[]): void {
  holders.forEach((ended) => ended())
  const names = keptFor.filter(Boolean)
  // Where somebody else's are still waited for, nobody can tell whose is what.
  settle(names.length > 0 && (!isAwaited() || isAny(names)))
  awaited = drafts.size === 0 ? [] : [...awaited, ...names]
}

export function giveDrafts(...names: string[]): void {
  if (!isAwaited()) return
  settle(isAny(names))
  awaited = []
  waiting.forEach((given) => given())
}

/** What was written while drafts were waited for joins them where all are one member's; else nothing stays. */
function settle(isOnes: boolean): void {
  if (isOnes) meanwhile.forEach((join, name) => drafts.set(name, join(drafts.get(name))))
  else drafts.clear()
  meanwhile.clear()
}

const isAwaited = () => awaited.length > 0

/** Whether one of the names is the awaited member's. */
const isAny = (names: readonly string[]) => names.some((name) => awaited.includes(name))

/** Between two tries to hear who is here: 2, 4, 8 … 512 seconds, and no try after that. */
const [PAUSE_MS, MOST_PAUSE_MS] = [2000, 512_000]

/**
 * Asks who is here until that is answered, for as long as drafts wait for it: again after a pause that grows, as soon
 * as a form is opened, which may be whose draft it is, and when the connection returns.
 */
export async function insist<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let pauseMs = PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await ask()
    } catch (error) {
      if (pauseMs > MOST_PAUSE_MS || !isAwaited() || signal.aborted) throw error
      await occasion(pauseMs, signal)
      // Of a session that has ended meanwhile nobody asks any more.
      if (signal.aborted) throw error
    }
  }
}

const occasion = (pauseMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      wanted.delete(go)
      resolve()
    }
    const timer = setTimeout(go, pauseMs)
    addEventListener('online', go)
    signal.addEventListener('abort', go)
    wanted.add(go)
  })

/**
 * The drafts as a text, for as long as the page is loaded anew; null where there are none. A chosen file is in no text,
 * and what waits for its member neither: unpacked it would be anybody's.
 */
export function packDrafts(): string | null {
  if (isAwaited()) return null
  const plain = [...drafts].filter(([, values]) => isPlain(values))
  return plain.length === 0 ? null : JSON.stringify(plain)
}

/** Puts back what was packed, where no form has written meanwhile. */
export function unpackDrafts(text: string): void {
  const packed: unknown = JSON.parse(text)
  if (!Array.isArray(packed)) return
  for (const entry of packed)
    if (Array.isArray(entry) && typeof entry[0] === 'string' && !drafts.has(entry[0])) drafts.set(entry[0], entry[1])
  waiting.forEach((given) => given())
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  const isData = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isData && Object.values(value).every(isPlain)
}

draftKeeper.current = {
  end: endDrafts,
  give: giveDrafts,
  isAwaited: () => isAwaited() && drafts.size > 0,
  insist,
  pack: packDrafts,
}
