import { keptTexts } from '#src/app/kept/kept.ts'
import { ApiError } from '#src/contract/api-error.ts'

/**
 * Notices that were opened and of which no answer has come yet: read again and again is read once, so they may simply
 * be sent again.
 */
const NAME = 'notices.unsent'

const inside = async (): Promise<number[]> => {
  const text = await keptTexts.read(NAME)
  return text === null ? [] : (JSON.parse(text) as number[]) // written below, and by nobody else
}

// One after the other: each change reads what the one before wrote.
let changing: Promise<void> = Promise.resolve()
const change = (to: (seqs: number[]) => number[]): Promise<void> =>
  (changing = changing.then(async () => keptTexts.write(NAME, JSON.stringify(to(await inside())))))

/** Before it is sent: whoever comes back before that has failed sends it, too. */
export const noteUnsent = (opened: readonly number[]): Promise<void> =>
  change((seqs) => [...new Set([...seqs, ...opened])])

export const forgetUnsent = (done: readonly number[]): Promise<void> =>
  change((seqs) => seqs.filter((seq) => !done.includes(seq)))

/** The server has said no, and would say it again: of a notice that is gone, for instance. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'network' && error.kind !== 'session' && (error.status ?? 0) < 500

/**
 * Sends what waits; what nobody answered waits on, and keeps nothing else from happening. Answers what the server has
 * not heard of yet.
 */
export async function sendUnsent(send: (seq: number) => Promise<unknown>): Promise<number[]> {
  await changing
  const waiting = await inside()
  if (waiting.length === 0) return []
  const sent = await Promise.all(waiting.map((seq) => send(seq).then(() => true, isRefused)))
  await forgetUnsent(waiting.filter((_seq, at) => sent[at] === true))
  return waiting.filter((_seq, at) => sent[at] !== true)
}

/** What was opened here and the server has not heard of yet. */
export const unsent = (): Promise<number[]> => changing.then(inside)
