import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#src/ui/toast/toast.ts'
import type { Answers } from '../detail/event.ts'
import type { EventAnswer, EventDetail, Survey } from '../detail/event.queries.ts'
import { dropAnswers, keepAnswer, meetDraft, useAnswers, useNews } from './survey-draft.ts'

interface SurveyAnswers {
  answers: Answers
  isOnlyHere: boolean
  answer(given: EventAnswer): void
}

/** The answers so far of all phones, as the newest of them left each; what was brought is said, once. */
export function useSurveyAnswers(
  { eventSeq, statusCode }: Pick<EventDetail, 'eventSeq' | 'statusCode'>,
  { draft, answerDtm }: Pick<Survey, 'draft' | 'answerDtm'>,
): SurveyAnswers {
  const { t } = useLingui()
  const client = useQueryClient()
  const isOver = statusCode === 'END' || answerDtm !== null
  useEffect(() => {
    if (isOver) void dropAnswers(eventSeq)
    else if (statusCode === 'ING') meetDraft(client, eventSeq, draft)
  }, [client, eventSeq, draft, isOver, statusCode])
  useNews(eventSeq, (news) =>
    toast({
      text: news === 'left' ? t`적어 두신 답을 이어서 보여 드려요` : t`다른 휴대폰에서 고친 대로 이어서 보여 드려요`,
      about: `survey.${String(eventSeq)}`,
    }),
  )
  return { ...useAnswers(client, eventSeq), answer: (given) => void keepAnswer(client, eventSeq, given) }
}
