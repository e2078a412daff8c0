import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { formatDay } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { koreanIn, problemOf, prune, visible, type Answers } from '../detail/event.ts'
import { EventPage } from '../detail/event-page.tsx'
import { eventQuery, surveyQuery, type EventDetail, type EventQuestion } from '../detail/event.queries.ts'
import { QuestionField } from '../detail/question-field.tsx'
import { Reward } from './reward.tsx'
import { answersSoFar, keepAnswers } from './survey-draft.ts'
import { SurveyScreen } from './survey.screen.tsx'
import { useSendSurvey } from './use-send-survey.ts'
import css from './survey.module.css'

/** More of them are asked one by one. */
const ON_ONE_PAGE = 7

interface Props {
  eventSeq: number
  /** What was answered before and not sent. */
  left: Answers
  question: number | undefined
}

/** A few questions on one page; many of them, and what comes before and after, as a survey has it. */
export function QuestionnaireScreen({ eventSeq, left, question }: Props) {
  const [{ data: event }, { data: survey }] = useSuspenseQueries({ queries: [eventQuery(eventSeq), surveyQuery(eventSeq)] })
  const { questionList, answerDtm } = survey
  const isAsked = event.statusCode === 'ING' && answerDtm === null && questionList.length <= ON_ONE_PAGE
  return isAsked ? <OnePage event={event} questions={questionList} left={left} /> : <SurveyScreen eventSeq={eventSeq} left={left} question={question} path="/service/event/questionnaire" />
}

const idOf = (questionSeq: number) => `asked-${String(questionSeq)}`

function OnePage({ event, questions, left }: { event: EventDetail; questions: readonly EventQuestion[]; left: Answers }) {
  const { t, i18n } = useLingui()
  const { eventSeq } = event
  const [answers, setAnswers] = useState(() => answersSoFar(eventSeq) ?? left)
  const [isTried, setTried] = useState(false)
  const { busy, send } = useSendSurvey(event)
  const asked = visible(questions, answers)
  const end = formatDay(event.endDt, i18n.locale, 'short')
  const submit = () => {
    setTried(true)
    const wrong = asked.find((question) => problemOf(question, answers[question.questionSeq]) !== undefined)
    // The button stands below all of them: what is wrong may be out of sight.
    if (wrong) document.getElementById(idOf(wrong.questionSeq))?.scrollIntoView({ block: 'center' })
    else void send(prune(questions, answers))
  }
  return (
    <EventPage event={event} action={<Button size="l" block busy={busy} onClick={submit}>{t`보내기`}</Button>}>
      {asked.map((question) => (
        <div key={question.questionSeq} id={idOf(question.questionSeq)}>
          {question.whyTxt === null ? null : <p className={css.why} lang={koreanIn(question.whyTxt, i18n.locale)}><Icon of={Sparkles} size="xs" />{question.whyTxt}</p>}
          <QuestionField
            question={question}
            isAlone={false}
            value={answers[question.questionSeq]}
            isTried={isTried}
            onChange={(answer) => {
              const next = { ...answers, [question.questionSeq]: answer }
              setAnswers(next)
              void keepAnswers(eventSeq, next)
            }}
          />
        </div>
      ))}
      <Reward points={event.rewardPoint} />
      <p className={css.kept}><Icon of={Check} size="s" />{t`고르는 대로 이 휴대폰에 저장돼요. ${end}까지 이어서 답할 수 있어요.`}</p>
    </EventPage>
  )
}
