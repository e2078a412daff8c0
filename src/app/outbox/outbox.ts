import { dropDraft, keepDraft, readDraft, whenEnded, whenGiven } from '#src/patterns/form/drafts.ts'
import { keptTexts } from '../kept/kept.ts'
import { outbox, type Parcel } from './waiting.ts'

/** Where it lies on the device, sealed and for as long as anything is kept (docs/decisions/206). */
const NAME = 'outbox'

/** One at a time, in whatever tab. Pages without TLS have no locks, and nothing that is kept. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('hansang-outbox', work) : work()

/** What lies on the device, also from an earlier visit. */
export async function lookInside(): Promise<readonly Parcel[]> {
  const text = await keptTexts.read(NAME)
  const parcels = text === null ? [] : (JSON.parse(text) as Parcel[]) // written below, and by nobody else
  outbox.set(parcels)
  return parcels
}

const change = (how: (parcels: readonly Parcel[]) => readonly Parcel[]): Promise<readonly Parcel[]> =>
  alone(async () => {
    await keptTexts.write(NAME, JSON.stringify(how(await lookInside())))
    return lookInside()
  })

/**
 * Keeps a write until somebody answers. One about the same takes the place of an earlier one.
 *
 * @returns whether it lies there: where nothing can be kept it is not sent by itself either
 */
export async function keep(parcel: Omit<Parcel, 'id'>): Promise<string | null> {
  const id = crypto.randomUUID()
  const isSame = ({ path, about }: Parcel) =>
    path === parcel.path && JSON.stringify(about) === JSON.stringify(parcel.about)
  const parcels = await change((before) => [...before.filter((each) => !isSame(each)), { ...parcel, id }])
  return parcels.some((each) => each.id === id) ? id : null
}

/** It was sent, or the member has thought better of it. @returns whether it was still there */
export async function drop(id: string): Promise<boolean> {
  let found = false
  await change((before) => {
    found = before.some((each) => each.id === id)
    return before.filter((each) => each.id !== id)
  })
  return found
}

/**
 * A session that was lost takes what is kept with it: its own member gets this back, as they do a draft
 * (docs/decisions/078).
 */
export function outliveSession(given: () => void): void {
  whenEnded(() => {
    if (outbox.get().length > 0) keepDraft(NAME, outbox.get())
    outbox.set([])
  })
  whenGiven(() => {
    const parcels = readDraft<readonly Parcel[]>(NAME)
    dropDraft(NAME)
    if (parcels)
      void change((before) => [...before, ...parcels.filter(({ id }) => !before.some((each) => each.id === id))]).then(
        given,
      )
  })
}
