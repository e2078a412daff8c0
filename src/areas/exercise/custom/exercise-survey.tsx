import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { surveyQuery, useSaveSurvey } from './custom.queries.ts'
import { answered, bodyOfAnswers, isOpen, savedAnswers, type Answers } from './survey.ts'
import css from './custom.module.css'

/** What exercise should do, how often, and what hurts: a question a page. Going back keeps the answers. [EXR-01] */
export function ExerciseSurvey({ onSaved, onLeave }: { onSaved(): void; onLeave?: (() => void) | undefined }) {
  const { t } = useLingui()
  const { data: questions } = useSuspenseQuery(surveyQuery())
  const save = useSaveSurvey()
  const consent = useKeepingConsent()
  const [at, setAt] = useState(0)
  const [typed, type, forget] = useDraft<Answers>('exercise-survey', joinFields)
  const answers: Answers = { ...savedAnswers(questions), ...typed }
  const [problem, setProblem] = useState<string | null>(null)
  const question = questions[Math.min(at, questions.length - 1)]
  if (!question) return null

  const of = questions.length
  const isLast = at === of - 1
  const change = (optCode: string, on: boolean) => {
    type({ ...typed, [question.qstnSeq]: answered(answers, question, optCode, on)[question.qstnSeq] ?? [] })
    setProblem(null)
  }
  const goOn = () => {
    if (isOpen(question, answers)) return setProblem(t`하나를 골라 주세요.`)
    if (!isLast) return setAt(at + 1)
    const sent = async () => {
      await consent.given()
      await save.sendAsync({ body: bodyOfAnswers(questions, answers) })
    }
    sent().then(
      () => {
        forget()
        onSaved()
      },
      (failure: unknown) =>
        setProblem(
          consent.asks(failure)
            ? t`건강정보 동의가 없어서 저장하지 못했어요.`
            : t`저장하지 못했어요. 대답은 그대로예요.`,
        ),
    )
  }
  const chosen = answers[question.qstnSeq] ?? []
  const back = at > 0 ? () => setAt(at - 1) : onLeave
  const resultWord = consent.needed ? t`동의하고 결과 보기` : t`결과 보기`
  return (
    <SurveyPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
      progress={{ label: t`설문`, at: at + 1, of, text: t`${of}개 가운데 ${at + 1}번째` }}
      questionKey={String(question.qstnSeq)}
      title={question.qstnTxt}
      help={
        question.answerType === 'MANY' ? t`${question.maxCnt}개까지 고를 수 있어요. 없으면 그냥 넘어가세요.` : undefined
      }
      problem={problem}
      action={
        <>
          {isLast ? <ConsentRow consent={consent} /> : null}
          <div className={css.actions}>
            {back && <Button size="l" kind="neutral" onClick={back}>{t`이전`}</Button>}
            <Button size="l" block busy={save.isPending} onClick={goOn}>
              {isLast ? resultWord : t`다음`}
            </Button>
          </div>
        </>
      }
    >
      <Card tight>
        {question.answerType === 'ONE' ? (
          <RadioRows
            label={question.qstnTxt}
            name={`q${question.qstnSeq}`}
            options={question.optList.map(({ optCode, optNm }) => ({ value: optCode, title: optNm }))}
            value={chosen[0] ?? null}
            onChange={(optCode) => change(optCode, true)}
          />
        ) : (
          <fieldset className={css.many} aria-label={question.qstnTxt}>
            {question.optList.map(({ optCode, optNm }) => (
              <Checkbox
                key={optCode}
                label={optNm}
                checked={chosen.includes(optCode)}
                onChange={(on) => change(optCode, on)}
              />
            ))}
          </fieldset>
        )}
      </Card>
    </SurveyPage>
  )
}
