import type { QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { connection } from '#src/app/connection.ts'
import { keptTexts } from '#src/app/kept/kept.ts'
import { dropDraft, keepDraft, readDraft, whenEnded, whenGiven } from '#src/patterns/form/drafts.ts'
import { keptOf } from './kept-run.ts'
import type { StoredRun, Outcome } from './programme-events.ts'
import { programmeMachine, type ProgrammeActor } from './programme.machine.ts'
import type { Run } from './run.ts'
import { saveRun } from './save-run.ts'
import { steadyClock, type SteadyClock } from './steady-clock.ts'
import { cachedOffsetMs } from './server-offset.ts'

/**
 * Where the run that is under way is kept: sealed in the vault of this session for a page that is loaded anew, and as a
 * draft for its member over a session that was lost (docs/decisions/033, 078). Signed out neither is left.
 */
const NAME = 'programme'

/** Another shape of what is kept is another number: the old one is not read. */
const SHAPE = 1

let opening: Promise<ProgrammeActor> | undefined
let flow: ProgrammeActor | undefined
let clock: SteadyClock | undefined

/**
 * The one programme of the app, with what was under way on this phone. For loaders; screens then use `useProgramme`.
 */
export async function openProgramme(queries: QueryClient): Promise<ProgrammeActor> {
  opening ??= begin(queries)
  const actor = await opening
  if (actor.getSnapshot().value === 'waiting')
    actor.send({ type: 'session.began', kept: readDraft<StoredRun>(NAME) ?? (await readKept()) })
  return actor
}

/** The one that a loader has opened. */
export function programmeFlow(): ProgrammeActor {
  if (!flow) throw new Error('The loader of this screen opens the programme')
  return flow
}

/** The present by the clock of the programme, for what is drawn of it. */
export const programmeNow = (): number => (clock ?? Date).now()

/** For tests: as after a start of the app. */
export function endProgramme(): void {
  flow?.stop()
  flow = undefined
  clock = undefined
  opening = undefined
}

async function readKept(): Promise<StoredRun | null> {
  const text = await keptTexts.read(NAME)
  if (!text) return null
  // under this name and number lies what `keep` wrote
  const { shape, kept } = JSON.parse(text) as { shape: number; kept: StoredRun | null }
  return shape === SHAPE ? kept : null
}

/**
 * One after the other, for what is sealed faster must not be overtaken, and of what comes meanwhile the newest alone:
 * on a slow phone quick taps would stand in a queue, and a tab that is closed then would go on from a set long done.
 */
function newestOnly(write: (text: string) => Promise<void>): (text: string) => void {
  let isWriting = false
  let newest: string | undefined
  const goOn = () => {
    const due = newest
    newest = undefined
    isWriting = due !== undefined
    if (due !== undefined) void write(due).then(goOn, goOn)
  }
  return (text) => {
    newest = text
    if (!isWriting) goOn()
  }
}

async function begin(queries: QueryClient): Promise<ProgrammeActor> {
  const steady = steadyClock()
  clock = steady
  const actor = createActor(
    programmeMachine.provide({
      actors: { save: fromPromise<Outcome, Run>(({ input }) => saveRun(queries, input, steady.now)) },
    }),
    {
      input: { kept: await readKept(), now: steady.now, ahead: () => cachedOffsetMs(queries, steady.now) },
    },
  )
  const writeKept = newestOnly((text) => keptTexts.write(NAME, text))
  let last: string | undefined
  actor.subscribe((snapshot) => {
    // Signed out nothing is written: what lies there is the member's who was here.
    if (snapshot.value === 'waiting') return
    const kept = keptOf(snapshot)
    const text = kept ? JSON.stringify({ shape: SHAPE, kept }) : ''
    if (text === last) return
    last = text
    if (kept) keepDraft(NAME, kept)
    else dropDraft(NAME)
    writeKept(text)
  })
  const onVisible = () => {
    const isVisible = document.visibilityState === 'visible'
    if (isVisible) steady.wake()
    actor.send({ type: isVisible ? 'app.resumed' : 'app.hidden' })
  }
  document.addEventListener('visibilitychange', onVisible)
  const stops = [
    () => document.removeEventListener('visibilitychange', onVisible),
    connection.subscribe(() => connection.get() === 'online' && actor.send({ type: 'connection.came' })),
    whenEnded(() => actor.send({ type: 'session.ended' })),
    whenGiven(() => actor.send({ type: 'session.began', kept: readDraft<StoredRun>(NAME) ?? null })),
  ]
  actor.subscribe({ complete: () => stops.forEach((stop) => stop()) })
  flow = actor.start()
  return flow
}
