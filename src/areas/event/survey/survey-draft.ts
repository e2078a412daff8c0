import { keptTexts } from '#src/app/kept/kept.ts'
import { surveyDraftName as nameOf } from '#src/domain/event/survey-begun.ts'
import { dropDraft, keepDraft, readDraft } from '#src/patterns/form/drafts.ts'
import type { Answers } from '../detail/event.ts'

// Answers of a survey that was not sent: as a draft for going back and for a session that was lost, and sealed in the vault of this
// session for a page that is opened anew (docs/decisions/033, 078). Signed out, neither is left.

/** Another shape of what is kept is another number: the old one is not read. */
const SHAPE = 1

/** What this page has been told already: a screen is made anew for each question (ROU-06), with what its loader had found before. */
export const answersSoFar = (eventSeq: number): Answers | undefined => readDraft<Answers>(nameOf(eventSeq))

export async function recallAnswers(eventSeq: number): Promise<Answers> {
  const left = answersSoFar(eventSeq)
  if (left) return left
  const text = await keptTexts.read(nameOf(eventSeq))
  if (!text) return {}
  const { shape, answers } = JSON.parse(text) as { shape: number; answers: Answers } // written below, and by nobody else
  return shape === SHAPE ? answers : {}
}

// One after the other: what is sealed faster must not be overtaken.
let written: Promise<void> = Promise.resolve()

export function keepAnswers(eventSeq: number, answers: Answers): Promise<void> {
  keepDraft(nameOf(eventSeq), answers)
  return (written = written.then(() => keptTexts.write(nameOf(eventSeq), JSON.stringify({ shape: SHAPE, answers }))))
}

export function dropAnswers(eventSeq: number): Promise<void> {
  dropDraft(nameOf(eventSeq))
  return (written = written.then(() => keptTexts.write(nameOf(eventSeq), '')))
}
