import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { connection, noteReach } from '#src/app/connection.ts'
import { keptTexts } from '#src/app/kept/kept.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { surveyDraftName as nameOf } from '#src/domain/event/survey-begun.ts'
import { toWireTime } from '#src/lib/wire-time.ts'
import { dropDraft, keepDraft, readDraft, whenEnded, whenGiven } from '#src/patterns/form/drafts.ts'
import type { Answers } from '../detail/event.ts'
import {
  keepOnServer,
  readBegun,
  surveyQuery,
  type EventAnswer,
  type EventDraft,
  type EventQuestion,
} from '../detail/event.queries.ts'
import { answered, cleared, emptyCopy, heard, isEmptyCopy, met, rowsOf, type Copy } from './copy.ts'

// Answers of a survey that was not sent: as a draft for going back and for a session that was lost, sealed in the vault
// of this session for a page that is opened anew, and on the server for the member's other phones (docs/decisions/033,
// 078, 350). Signed out, none is left here.

/** Another shape of what is kept is another number. */
const SHAPE = 2
/** So long the fingers rest before the server hears of an answer. */
const REST_MS = 1500

/**
 * What an opened survey is to say: answers were brought that were not on this phone, or that were changed on another
 * one.
 */
export type News = 'left' | 'elsewhere'

// A screen is made anew for each question (ROU-06): what it has to remember stands here.
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const writing = new Map<number, Promise<void>>()
/** Surveys whose last answers did not come through to the server. */
const behind = new Set<number>()
const news = new Map<number, News>()
const watchers = new Set<() => void>()
/** Goes on with each end of a copy: what the server says of the one before is not for the next. */
let era = 0

whenEnded(() => {
  era += 1
  timers.forEach((timer) => clearTimeout(timer))
  for (const each of [timers, behind, news]) each.clear()
})

const notifyWatchers = () => watchers.forEach((watcher) => watcher())
whenGiven(notifyWatchers)
// In memory under a name of its own: what was packed there for a reload has another shape in an earlier build.
const inMemory = (eventSeq: number) => `${nameOf(eventSeq)}.copy`
const copyOf = (eventSeq: number): Copy => readDraft<Copy>(inMemory(eventSeq)) ?? emptyCopy

// One after the other: what is sealed faster must not be overtaken.
let written: Promise<void> = Promise.resolve()

function keep(eventSeq: number, copy: Copy): Promise<void> {
  keepDraft(inMemory(eventSeq), copy)
  notifyWatchers()
  const isNothing = isEmptyCopy(copy) && copy.unsent.length === 0
  return (written = written.then(() =>
    keptTexts.write(nameOf(eventSeq), isNothing ? '' : JSON.stringify({ shape: SHAPE, ...copy })),
  ))
}

/** The draft of a survey on this phone, from an earlier page too. */
export async function recallAnswers(eventSeq: number): Promise<Answers> {
  if (readDraft<Copy>(inMemory(eventSeq)) === undefined) {
    const text = await keptTexts.read(nameOf(eventSeq))
    // written by `keep`, and by nobody else
    if (text) keepDraft(inMemory(eventSeq), toCopy(JSON.parse(text) as { shape: number } & Copy))
  }
  return copyOf(eventSeq).answers
}

function toCopy({ shape, ...copy }: { shape: number } & Copy): Copy {
  if (shape === SHAPE) return copy
  // Of a build whose answers stayed on the phone: the server has heard of none.
  const unsent = Object.keys(copy.answers).map(Number)
  return {
    ...emptyCopy,
    answers: copy.answers,
    unsent,
    given: Object.fromEntries(unsent.map((seq) => [seq, toWireTime(new Date())])),
  }
}

/**
 * Reads a survey with all that was answered of it, here and on other phones.
 *
 * @param isEntered it is opened, and not only turned to its next question: what another phone has kept meanwhile is
 *   asked for
 */
export async function openSurvey(client: QueryClient, eventSeq: number, isEntered: boolean): Promise<void> {
  const query = surveyQuery(eventSeq)
  const known = client.getQueryData(query.queryKey)
  const read = isEntered || known === undefined ? client.fetchQuery(query) : Promise.resolve(known)
  const [{ draft }] = await Promise.all([
    // Without a connection it goes on with what this phone has.
    read.catch((failure: unknown) => {
      if (known === undefined) throw failure
      return known
    }),
    recallAnswers(eventSeq),
  ])
  if (draft) meetDraft(client, eventSeq, draft)
}

/**
 * What was kept of other phones comes in; none was kept before the first time, and where another backend knows of no
 * drafts.
 */
export function meetDraft(client: QueryClient, eventSeq: number, draft: EventDraft | null | undefined): void {
  if (draft) bringIn(eventSeq, copyOf(eventSeq), draft)
  if (copyOf(eventSeq).unsent.length > 0) writeLater(client, eventSeq)
}

function bringIn(eventSeq: number, before: Copy, draft: EventDraft): void {
  const { copy, isChanged } = met(before, draft)
  if (isChanged) news.set(eventSeq, isEmptyCopy(before) ? 'left' : 'elsewhere')
  void keep(eventSeq, copy)
}

export async function keepAnswer(client: QueryClient, eventSeq: number, answer: EventAnswer): Promise<void> {
  writeLater(client, eventSeq)
  await keep(eventSeq, answered(copyOf(eventSeq), answer, new Date()))
}

/** Takes all answers away, of every phone. */
export async function clearAnswers(
  client: QueryClient,
  eventSeq: number,
  questions: readonly EventQuestion[],
): Promise<void> {
  await keep(eventSeq, cleared(copyOf(eventSeq), questions, new Date()))
  await write(client, eventSeq)
}

/** They were sent, or are over: nothing of them is left here, and the server took its own away. */
export function dropAnswers(eventSeq: number): Promise<void> {
  era += 1
  clearTimeout(timers.get(eventSeq))
  dropDraft(inMemory(eventSeq))
  for (const each of [behind, news]) each.delete(eventSeq)
  notifyWatchers()
  return (written = written.then(() => keptTexts.write(nameOf(eventSeq), '')))
}

function writeLater(client: QueryClient, eventSeq: number): void {
  clearTimeout(timers.get(eventSeq))
  timers.set(
    eventSeq,
    setTimeout(() => void write(client, eventSeq), REST_MS),
  )
}

/**
 * Tells the server what it has not heard of, one call at a time; what does not come through stays here and goes another
 * time.
 */
function write(client: QueryClient, eventSeq: number): Promise<void> {
  clearTimeout(timers.get(eventSeq))
  const next = (writing.get(eventSeq) ?? Promise.resolve()).then(() => writeNow(client, eventSeq))
  writing.set(eventSeq, next)
  return next
}

async function writeNow(client: QueryClient, eventSeq: number): Promise<void> {
  const [then, began] = [copyOf(eventSeq), era]
  const rows = rowsOf(then)
  if (rows.length > 0) {
    try {
      const draft = await keepOnServer(eventSeq, rows)
      noteReach(true)
      if (began !== era) return
      bringIn(eventSeq, heard(copyOf(eventSeq), then, rows), draft)
      if (then.draftNo === 0 || draft.answerList.length === 0) void readBegun(client)
    } catch (error) {
      if (began !== era) return
      if (error instanceof ApiError && error.kind === 'network') noteReach(false)
      behind.add(eventSeq)
      return notifyWatchers()
    }
  }
  const left = copyOf(eventSeq)
  const isMore = rowsOf(left).length > 0
  if (isMore) writeLater(client, eventSeq)
  // What is too long for the server is on this phone alone until it is shortened.
  const isBehind = !isMore && left.unsent.length > 0
  if (behind.has(eventSeq) === isBehind) return
  if (isBehind) behind.add(eventSeq)
  else behind.delete(eventSeq)
  notifyWatchers()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * The answers so far; they are told to the server as well when somebody can be reached again, and when the page is put
 * away.
 */
export function useAnswers(client: QueryClient, eventSeq: number): { answers: Answers; isOnlyHere: boolean } {
  const answers = useSyncExternalStore(watch, () => copyOf(eventSeq).answers)
  const isOnlyHere = useSyncExternalStore(watch, () => behind.has(eventSeq))
  useEffect(() => {
    const now = () => void (copyOf(eventSeq).unsent.length > 0 && write(client, eventSeq))
    const stop = connection.subscribe(() => void (connection.get() === 'online' && now()))
    document.addEventListener('visibilitychange', now)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', now)
    }
  }, [client, eventSeq])
  return { answers, isOnlyHere }
}

/** What there is to say, once. */
export function useNews(eventSeq: number, say: (of: News) => void): void {
  const has = useSyncExternalStore(watch, () => news.get(eventSeq))
  useEffect(() => {
    if (has === undefined || !news.delete(eventSeq)) return
    notifyWatchers()
    say(has)
  })
}
