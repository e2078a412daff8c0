import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { askedIn, problemOf, prune, visible, wordsOf } from '../detail/event.ts'
import { EventPage } from '../detail/event-page.tsx'
import { eventQuery, surveyQuery, type EventDetail, type Survey } from '../detail/event.queries.ts'
import { QuestionField } from '../detail/question-field.tsx'
import { KeptLine } from './kept-line.tsx'
import { Reward } from './reward.tsx'
import { SurveyScreen } from './survey.screen.tsx'
import { useSendSurvey } from './use-send-survey.ts'
import { useSurveyAnswers } from './use-survey-answers.ts'
import css from './survey.module.css'

/** More of them are asked one by one. */
const ON_ONE_PAGE = 7

interface Props {
  eventSeq: number
  question: number | undefined
}

/** A few questions on one page; many of them, and what comes before and after, as a survey has it. */
export function QuestionnaireScreen({ eventSeq, question }: Props) {
  const { i18n } = useLingui()
  const [{ data: event }, { data }] = useSuspenseQueries({ queries: [eventQuery(eventSeq), surveyQuery(eventSeq)] })
  const survey = askedIn(data, i18n.locale)
  const { questionList, answerDtm } = survey
  const isAsked = event.statusCode === 'ING' && answerDtm === null && questionList.length <= ON_ONE_PAGE
  return isAsked ? (
    <OnePage event={event} survey={survey} />
  ) : (
    <SurveyScreen eventSeq={eventSeq} question={question} path="/service/event/questionnaire" />
  )
}

const idOf = (questionSeq: number) => `asked-${String(questionSeq)}`

function OnePage({ event, survey }: { event: EventDetail; survey: Survey }) {
  const { t, i18n } = useLingui()
  const { questionList: questions } = survey
  const { answers, isOnlyHere, answer } = useSurveyAnswers(event, survey)
  const [isTried, setTried] = useState(false)
  const { busy, send } = useSendSurvey(event)
  const asked = visible(questions, answers)
  const submit = () => {
    setTried(true)
    const wrong = asked.find((question) => problemOf(question, answers[question.questionSeq]) !== undefined)
    // The button stands below all of them: what is wrong may be out of sight.
    if (wrong) document.getElementById(idOf(wrong.questionSeq))?.scrollIntoView({ block: 'center' })
    else void send(prune(questions, answers))
  }
  return (
    <EventPage
      event={event}
      says={[...wordsOf(questions), ...questions.flatMap(({ whyTxt }) => whyTxt ?? [])]}
      action={<Button size="l" block busy={busy} onClick={submit}>{t`보내기`}</Button>}
    >
      {asked.map((question) => (
        <div key={question.questionSeq} id={idOf(question.questionSeq)}>
          {question.whyTxt === null ? null : (
            <p className={css.why} lang={koreanIn(question.whyTxt, i18n.locale)}>
              <Icon of={Sparkles} size="xs" />
              {question.whyTxt}
            </p>
          )}
          <QuestionField
            question={question}
            isAlone={false}
            value={answers[question.questionSeq]}
            isTried={isTried}
            onChange={answer}
          />
        </div>
      ))}
      <Reward points={event.rewardPoint} />
      <KeptLine event={event} questions={questions} answers={answers} isOnlyHere={isOnlyHere} />
    </EventPage>
  )
}
