import { draftKeeper } from './draft-keeper.ts'

/**
 * What was typed and not sent, so that it is there again after going back. Kept in memory only: it may be about someone's
 * health, and a shared phone must not find it after a sign-out (`draftKeeper`).
 */
const drafts = new Map<string, unknown>()

/** Whose drafts outlive a session that the server ended: nobody reads them until that member is back. */
let awaited = ''
/** Forms that were opened meanwhile. */
const waiting = new Set<() => void>()
/** Who holds more than a form's fields of what is drafted. */
const holders = new Set<() => void>()

/** What was left under this name. The owner of a name is one form: it reads what it wrote. */
export function readDraft<Values>(name: string): Values | undefined {
  // a form's own values come back under its own name, in the shape it gave them
  return awaited === '' ? (drafts.get(name) as Values | undefined) : undefined
}

export function keepDraft(name: string, values: unknown): void {
  drafts.set(name, values)
}

export function dropDraft(name: string): void {
  drafts.delete(name)
}

/** Calls back when drafts that are waited for have been given back; returns the way to stop. */
export function whenGiven(given: () => void): () => void {
  waiting.add(given)
  return () => waiting.delete(given)
}

/** Calls back when the session of the drafts has ended; returns the way to stop. */
export function whenEnded(ended: () => void): () => void {
  holders.add(ended)
  return () => holders.delete(ended)
}

export function endDrafts(keptFor: string): void {
  holders.forEach((ended) => ended())
  if (keptFor === '' || drafts.size === 0) {
    drafts.clear()
    awaited = ''
  } else awaited = keptFor
}

export function giveDrafts(member: string): void {
  if (awaited === '') return
  if (awaited !== member) drafts.clear()
  awaited = ''
  waiting.forEach((given) => given())
}

/** The drafts as a text, for as long as the page is loaded anew; null where there are none. A chosen file is in no text. */
export function packDrafts(): string | null {
  const plain = [...drafts].filter(([, values]) => isPlain(values))
  return plain.length === 0 ? null : JSON.stringify(plain)
}

/** Puts back what was packed, where no form has written meanwhile. */
export function unpackDrafts(text: string): void {
  const packed: unknown = JSON.parse(text)
  if (!Array.isArray(packed)) return
  for (const entry of packed) if (Array.isArray(entry) && typeof entry[0] === 'string' && !drafts.has(entry[0])) drafts.set(entry[0], entry[1])
  waiting.forEach((given) => given())
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  const isData = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isData && Object.values(value).every(isPlain)
}

draftKeeper.current = { end: endDrafts, give: giveDrafts, isAwaited: () => awaited !== '' && drafts.size > 0, pack: packDrafts }
