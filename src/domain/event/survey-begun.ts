import { keptTexts } from '#src/app/kept/kept.ts'

/** Under this name the answers of a survey that was not sent are sealed; an empty text once they were. */
export const surveyDraftName = (eventSeq: number): string => `survey.${String(eventSeq)}`

/** Whether a survey was begun on this phone and not sent. */
export const isSurveyBegun = async (eventSeq: number): Promise<boolean> => Boolean(await keptTexts.read(surveyDraftName(eventSeq)))
