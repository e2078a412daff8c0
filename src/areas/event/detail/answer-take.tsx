import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { josa } from '#src/lib/korean.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { needsConsent, useConsent } from './consent.tsx'
import { problemOf, prune, visible, wordsOf, type Answers } from './event.ts'
import { hasWords } from './event.kind.ts'
import { EventArt } from './event-art.tsx'
import { EventPage } from './event-page.tsx'
import { useQues, useQuiz, type EventDetail } from './event.queries.ts'
import { QuestionField } from './question-field.tsx'
import { QuestionResult } from './question-result.tsx'
import { useRefusal } from './use-refusal.ts'
import { Words } from './words.tsx'
import css from './event.module.css'

/** Taking part by answering. A tap marks, and the button says what it sends: an answer cannot be taken back. */
export function AnswerTake({ event }: { event: EventDetail }) {
  const { t, i18n } = useLingui()
  const [isTried, setTried] = useState(false)
  const [quiz, ques] = [useQuiz(), useQues()]
  const { isPending: isAgreeing, agree } = useConsent(event.eventSeq)
  const refused = useRefusal(event)
  const { eventSeq, questionList } = event
  const [given, give, forget] = useDraft<Answers>(`answers of event ${String(eventSeq)}`, joinFields)
  const answers = given ?? {}
  const isOpen = event.statusCode === 'ING' && event.joinYn === 'N'
  const busy = quiz.isPending || ques.isPending || isAgreeing

  const asked = visible(questionList, answers)
  const [first] = questionList
  const isAlone = questionList.length === 1
  const marked = first?.choiceList.find(
    ({ choiceNo }) => choiceNo === answers[first.questionSeq]?.choiceNoList?.[0],
  )?.choiceTxt
  const into = marked === undefined || i18n.locale !== 'ko' ? (marked ?? '') : `${marked}${josa(marked, '으로/로')}`
  const sends =
    marked === undefined || !isAlone
      ? t`보내기`
      : event.eventTypeCode === 'VOTE'
        ? t`${marked}에 투표하기`
        : t`${into} 답하기`

  const send = async () => {
    setTried(true)
    if (asked.some((question) => problemOf(question, answers[question.questionSeq]) !== undefined)) return
    try {
      if (needsConsent(event) && !(await agree())) return
      const body = { eventSeq, answerList: prune(questionList, answers) }
      if (event.eventTypeCode === 'QUIZ') await quiz.sendAsync({ body })
      else
        await ques.sendAsync({
          body: { ...body, ...(event.cntrlEvl && { restaurantCode: event.cntrlEvl.restaurantCode }) },
        })
      forget()
    } catch (error) {
      refused(error)
    }
  }

  if (!isOpen) {
    const all = formatNumber(event.answerAllCnt ?? 0)
    const end = formatDay(event.endDt, i18n.locale, 'short')
    return (
      <EventPage
        event={event}
        isDone={event.joinYn === 'Y'}
        below={
          event.answerAllCnt === null || event.eventTypeCode === 'QUES'
            ? undefined
            : event.eventTypeCode === 'VOTE' && event.statusCode === 'ING'
              ? t`${all}명이 골랐고, ${end}에 끝나요.`
              : t`${all}명이 답했어요.`
        }
      >
        {event.statusCode === 'READY' ? (
          <EventArt event={event} />
        ) : (
          questionList.map((question) => (
            <QuestionResult key={question.questionSeq} question={question} isAlone={isAlone} />
          ))
        )}
        {hasWords(event.eventTypeCode) ? <Words eventSeq={eventSeq} /> : null}
      </EventPage>
    )
  }
  const points = formatNumber(event.rewardPoint)
  return (
    <EventPage
      event={event}
      says={wordsOf(questionList)}
      action={
        <Button size="l" block busy={busy} onClick={() => void send()}>
          {sends}
        </Button>
      }
    >
      {asked.map((question) => (
        <QuestionField
          key={question.questionSeq}
          question={question}
          isAlone={isAlone}
          value={answers[question.questionSeq]}
          isTried={isTried}
          onChange={(answer) => give({ ...answers, [question.questionSeq]: answer })}
        />
      ))}
      {event.rewardPoint > 0 ? <p className={css.reward}>{t`답하면 ${points}포인트를 드려요.`}</p> : null}
    </EventPage>
  )
}
