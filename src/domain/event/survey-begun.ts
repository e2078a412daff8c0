import { keptTexts } from '#src/app/kept/kept.ts'

/** Under this name the answers of a survey that was not sent are sealed; an empty text once they were. */
export const surveyDraftName = (eventSeq: number): string => `survey.${String(eventSeq)}`

/** Whether a survey was begun on this phone and not sent. What was kept of other phones the server tells. */
export async function isSurveyBegun(eventSeq: number): Promise<boolean> {
  const text = await keptTexts.read(surveyDraftName(eventSeq))
  if (!text) return false
  // All that was answered was taken away again, and the server has not heard of it yet.
  const { answers } = JSON.parse(text) as { answers: object } // written by the survey, and by nobody else
  return Object.keys(answers).length > 0
}
