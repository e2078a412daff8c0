import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { keyOf } from '#src/contract/query.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { connection, noteReach } from '../connection.ts'
import { loadWords } from '../language.ts'
import { drop, lookInside, outliveSession } from './outbox.ts'
import { outbox, type Parcel } from './waiting.ts'

const ABOUT = 'outbox'

/** Statuses that say nothing of what was sent: who asks, or how often, or a moment's trouble. */
const LATER = new Set([401, 403, 408, 429, 440])

/** The server has read it and will not have it, now or later. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'refused' ||
    (error.kind === 'status' && error.status !== undefined && error.status < 500 && !LATER.has(error.status)))

let running: Promise<void> | undefined

/** Sends what waits, in order, once whoever asks and in whichever tab; stops where nobody answers. */
export function sendOutbox(queries: QueryClient): Promise<void> {
  running ??= alone(() => sendAll(queries)).finally(() => {
    running = undefined
  })
  return running
}

const alone = (work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work()
  return navigator.locks.request('hansang-outbox-sending', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

async function sendAll(queries: QueryClient): Promise<void> {
  const [sent, refused]: [Parcel[], Parcel[]] = [[], []]
  // Read anew each time: one may have come or gone meanwhile.
  for (let parcel = (await lookInside())[0]; parcel; parcel = (await lookInside())[0]) {
    try {
      await unwrap(api.request('post', parcel.path, { body: parcel.body, background: true }))
      sent.push(parcel)
    } catch (error) {
      if (!isRefused(error)) break
      refused.push(parcel)
    }
    // After the answer: a page that ends in between sends it once more, and it stands there once.
    await drop(parcel.id)
    // A full device takes nothing away either: it goes again another time, and not at once without end.
    if (outbox.get().some(({ id }) => id === parcel.id)) break
  }
  if (sent.length + refused.length === 0) return
  noteReach(true)
  for (const path of new Set([...sent, ...refused].flatMap(({ stale }) => stale)))
    void queries.invalidateQueries({ queryKey: keyOf(path) })
  if (sent.length > 0) toast({ kind: 'good', text: i18n._(msg`적어 두신 식사를 보냈어요`), about: ABOUT })
  if (refused.length > 0)
    toast({
      kind: 'bad',
      text: i18n._(msg`적어 두신 식사 하나를 보내지 못했어요. 다시 적어 주세요.`),
      about: `${ABOUT}-refused`,
    })
}

/** Looks at what an earlier visit kept, and sends it; again whenever somebody may answer. */
export async function startOutbox(queries: QueryClient, isSignedIn: () => Promise<boolean>): Promise<void> {
  const send = async () => {
    if (outbox.get().length > 0 && (await isSignedIn())) await sendOutbox(queries)
  }
  // Its words come with it, and nobody draws it.
  await loadWords()
  outliveSession(() => void send())
  addEventListener('online', () => void send())
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && send()))
  connection.subscribe(() => void (connection.get() === 'online' && send()))
  if (!(await isSignedIn())) return
  await lookInside()
  await send()
}
