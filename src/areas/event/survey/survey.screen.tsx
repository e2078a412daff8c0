import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState, type FormEvent } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { askedIn, nameOf, problemOf, prune, visible, wordsOf, type Answers } from '../detail/event.ts'
import { EventArt } from '../detail/event-art.tsx'
import { EventPage } from '../detail/event-page.tsx'
import { eventQuery, surveyQuery } from '../detail/event.queries.ts'
import { QuestionField } from '../detail/question-field.tsx'
import { KeptLine } from './kept-line.tsx'
import { Reward } from './reward.tsx'
import { useSendSurvey } from './use-send-survey.ts'
import { useSurveyAnswers } from './use-survey-answers.ts'
import css from './survey.module.css'

interface Props {
  eventSeq: number
  /** Number of the question, counted through those that are asked; undefined: where one stopped. */
  question: number | undefined
  path: '/service/event/survey' | '/service/event/questionnaire'
}

/** One question after the other; a branch says why it asks, and an hour later it goes on where one stopped. */
export function SurveyScreen({ eventSeq, question, path }: Props) {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const navigate = useNavigate()
  const [{ data: event }, { data }] = useSuspenseQueries({ queries: [eventQuery(eventSeq), surveyQuery(eventSeq)] })
  const survey = askedIn(data, language)
  const { answers, isOnlyHere, answer } = useSurveyAnswers(event, survey)
  // Where one stopped, as it was when the page was opened: an answer alone leads no further.
  const [begun] = useState(answers)
  const [isTried, setTried] = useState(false)
  const { busy, send } = useSendSurvey(event)
  const name = nameOf(event, language)

  if (event.statusCode !== 'ING' || survey.answerDtm !== null) {
    const points = formatNumber(event.rewardPoint)
    const isDone = survey.answerDtm !== null
    const thanks = event.rewardPoint > 0 ? t`고마워요,\n${points}포인트를 드렸어요` : t`고마워요`
    return (
      <EventPage
        event={event}
        isDone={isDone}
        lead={isDone ? thanks : undefined}
        action={
          isDone ? (
            <Button
              kind="soft"
              size="l"
              block
              render={<Link to="/service/event/questionnaireans" search={{ eventSeq }} />}
            >{t`내가 한 답 보기`}</Button>
          ) : undefined
        }
      >
        {event.statusCode === 'READY' ? <EventArt event={event} /> : null}
      </EventPage>
    )
  }
  const asked = visible(survey.questionList, answers)
  const firstOpen = (of: Answers): number => {
    const open = visible(survey.questionList, of).findIndex(
      (each) => problemOf(each, of[each.questionSeq]) !== undefined,
    )
    return open < 0 ? asked.length : open + 1
  }
  // Nobody goes past a question that needs an answer or another one, whatever the address says.
  const at = Math.min(question ?? firstOpen(begun), firstOpen(answers), asked.length)
  const current = asked[at - 1]
  if (!current) return <EventPage event={event} />
  const isLast = at === asked.length
  const own = answers[current.questionSeq]
  const lang = koreanIn(current.questionTxt, language)

  const step = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (problemOf(current, own) !== undefined) return setTried(true)
    setTried(false)
    if (isLast) return send(prune(survey.questionList, answers))
    // An address without a number means where one stopped: Back must find this question under its own.
    if (question === undefined) await navigate({ to: path, search: { eventSeq, q: at }, replace: true })
    await navigate({ to: path, search: { eventSeq, q: at + 1 } })
  }
  const most = current.answerCode === 'MANY' ? current.maxChoiceCnt : null
  return (
    <SurveyPage
      bar={
        <ScreenBar
          titleAs="p"
          title={<span lang={koreanIn(name, language)}>{name}</span>}
          backTo="/service/event/list"
        />
      }
      progress={{ label: t`설문`, at, of: asked.length, text: t`${asked.length}개 가운데 ${at}번째` }}
      questionKey={String(current.questionSeq)}
      title={
        <>
          {current.whyTxt === null ? null : (
            <small className={css.why} lang={koreanIn(current.whyTxt, language)}>
              <Icon of={Sparkles} size="xs" />
              {current.whyTxt}
            </small>
          )}
          <span lang={lang}>{current.questionTxt}</span>
        </>
      }
      help={
        most !== null
          ? t`${most}개까지 골라 주세요.`
          : current.answerCode === 'MANY'
            ? t`모두 골라 주세요.`
            : current.requiredYn === 'N'
              ? t`적지 않아도 괜찮아요.`
              : undefined
      }
      form={{ onSubmit: (submitted) => void step(submitted), noValidate: true }}
      action={
        <Button type="submit" size="l" block busy={busy}>
          {isLast ? t`보내기` : t`다음`}
        </Button>
      }
    >
      <KoreanOnly texts={[name, current.whyTxt, ...wordsOf([current])]} />
      <QuestionField
        question={current}
        isAlone
        value={own}
        isTried={isTried}
        onChange={(given) => {
          setTried(false)
          answer(given)
        }}
      />
      {at === 1 ? <Reward points={event.rewardPoint} /> : null}
      <KeptLine event={event} questions={survey.questionList} answers={answers} isOnlyHere={isOnlyHere} />
    </SurveyPage>
  )
}
