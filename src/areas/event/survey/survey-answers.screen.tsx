import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatDay } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { askedIn, nameOf } from '../detail/event.ts'
import { pathOf } from '../detail/event.kind.ts'
import { eventQuery, surveyQuery } from '../detail/event.queries.ts'
import css from './survey.module.css'

/** What was answered, as it was sent: nothing of it can be changed. */
export function SurveyAnswersScreen({ eventSeq }: { eventSeq: number }) {
  const { t, i18n } = useLingui()
  const [{ data: event }, { data: survey }] = useSuspenseQueries({
    queries: [eventQuery(eventSeq), surveyQuery(eventSeq)],
  })
  const bar = <ScreenBar titleAs="p" backTo="/service/event/list" />
  const { answerDtm } = survey
  if (answerDtm === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`아직 답하지 않았어요`}
            text={t`보낸 답은 여기에서 다시 볼 수 있어요.`}
            action={
              event.statusCode === 'ING' ? (
                <Button render={<Link to={pathOf(event)} search={{ eventSeq }} replace />}>{t`답하러 가기`}</Button>
              ) : undefined
            }
          />
        }
      />
    )
  }
  const day = formatDay(dayOf(answerDtm), i18n.locale, 'short')
  const name = nameOf(event, i18n.locale)
  return (
    <DetailPage
      bar={bar}
      lead={{ above: <span lang={koreanIn(name, i18n.locale)}>{name}</span>, title: t`${day}에\n이렇게 답했어요` }}
    >
      {askedIn(survey, i18n.locale).questionList.map(({ questionSeq, questionTxt, choiceList, myAnswer }) => {
        if (myAnswer === null) return null
        const { score, answerTxt, choiceNoList } = myAnswer
        const said =
          score !== null
            ? t`5점 가운데 ${score}점`
            : (answerTxt ??
              choiceList
                .filter(({ choiceNo }) => choiceNoList.includes(choiceNo))
                .map(({ choiceTxt }) => choiceTxt)
                .join(', '))
        return (
          <Card key={questionSeq} labelledBy={`question-${String(questionSeq)}`}>
            <h2
              id={`question-${String(questionSeq)}`}
              className={css.question}
              lang={koreanIn(questionTxt, i18n.locale)}
            >
              {questionTxt}
            </h2>
            <p className={css.answer} lang={koreanIn(said, i18n.locale)}>
              {said}
            </p>
          </Card>
        )
      })}
    </DetailPage>
  )
}
