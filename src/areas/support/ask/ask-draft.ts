import { keptTexts } from '#src/app/kept/kept.ts'
import { locker } from '#src/app/kept/locker.ts'
import { keepDraft, readDraft } from '#src/patterns/form/drafts.ts'
import type { AskKind, AskWords } from './ask.ts'

/**
 * What was written and not sent: as the form's own draft for going back and for a session that was lost; sealed in the
 * vault of this session, with its photographs, for a page that is opened anew; and in the member's locker for when they
 * sign in again after a sign-out (docs/decisions/033, 078, 352).
 */
export const draftName = (kind: AskKind) => `inquiry.${kind}`

/** Another shape of what is kept is another number: the old one is not read. */
const SHAPE = 1

interface Kept {
  shape: number
  words: Partial<AskWords> | null
  /** JPEGs in base64: the vault keeps texts. */
  photos: string[]
  /** When it was first tried to send, in vain; null before. */
  triedMs: number | null
}

export interface Recalled {
  photos: Blob[]
  triedMs: number | null
}

/** Brings back what was left: the words for the form to find, the rest as it is. For loaders. */
export async function recallDraft(kind: AskKind): Promise<Recalled> {
  const text = (await keptTexts.read(draftName(kind))) ?? (await fromLocker(draftName(kind)))
  const none = { photos: [], triedMs: null }
  if (!text) return none
  const kept = JSON.parse(text) as Kept // written below, and by nobody else
  if (kept.shape !== SHAPE) return none
  if (kept.words && readDraft(draftName(kind)) === undefined) keepDraft(draftName(kind), kept.words)
  return { photos: kept.photos.map(toBlob), triedMs: kept.triedMs }
}

/** Names under which nobody could look: a form that is empty for that reason empties nothing. */
const unseen = new Set<string>()

async function fromLocker(name: string): Promise<string | null> {
  const text = await locker.read(name)
  if (text === undefined) unseen.add(name)
  else unseen.delete(name)
  return text ?? null
}

async function put(name: string, text: string, lock: ReturnType<typeof locker.writer>): Promise<void> {
  if (text === '' && unseen.has(name)) return
  unseen.delete(name)
  // The locker may first have to ask for its key: the vault does not wait for that.
  void lock(name, text)
  await keptTexts.write(name, text)
}

// One after the other: what is sealed faster must not be overtaken.
let written: Promise<void> = Promise.resolve()

/** Seals what differs from what the form began with: its own draft knows which fields those are. */
export function sealDraft(
  kind: AskKind,
  values: object,
  photos: readonly Blob[],
  triedMs: number | null,
): Promise<void> {
  const changed = readDraft<Partial<AskWords>>(draftName(kind))
  const words = changed
    ? (Object.fromEntries(Object.entries(values).filter(([name]) => name in changed)) as Partial<AskWords>)
    : null // fields of that form
  const lock = locker.writer()
  written = written.then(async () => {
    if (!words && photos.length === 0) return put(draftName(kind), '', lock)
    const kept: Kept = { shape: SHAPE, words, photos: await Promise.all(photos.map(toText)), triedMs }
    return put(draftName(kind), JSON.stringify(kept), lock)
  })
  return written
}

/** Drops a draft that has been sent: nothing of it stays. */
export function dropSealed(kind: AskKind): Promise<void> {
  unseen.delete(draftName(kind))
  const lock = locker.writer()
  return (written = written.then(() => put(draftName(kind), '', lock)))
}

async function toText(photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

function toBlob(base64: string): Blob {
  const text = atob(base64)
  return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })
}
