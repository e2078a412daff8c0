import { needsConsent, useConsent } from '../detail/consent.tsx'
import { useAnswerQuestionnaire, type EventAnswer, type EventDetail } from '../detail/event.queries.ts'
import { useRefusal } from '../detail/use-refusal.ts'
import { dropAnswers } from './survey-draft.ts'

/**
 * Sends the answers of a survey, once. What was sent, here or elsewhere, and what has ended leave nothing kept on this
 * phone.
 */
export function useSendSurvey(event: EventDetail) {
  const { eventSeq } = event
  const save = useAnswerQuestionnaire()
  const refused = useRefusal(event)
  const { isPending: isAgreeing, agree } = useConsent(eventSeq)
  return {
    busy: save.isPending || isAgreeing,
    send: async (answerList: EventAnswer[]): Promise<void> => {
      if (needsConsent(event) && !(await agree())) return
      try {
        await save.sendAsync({ body: { eventSeq, answerList } })
        await dropAnswers(eventSeq)
      } catch (error) {
        if (!refused(error)) await dropAnswers(eventSeq)
      }
    },
  }
}
