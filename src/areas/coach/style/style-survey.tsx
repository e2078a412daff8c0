import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useStepBack } from '#src/app/use-step-back.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { Choices } from './choices.tsx'
import { answersOf, chosen, toAnswerList, type Answers, type Question } from './style.ts'
import { usePutFoodStyle } from './style.queries.ts'

const BACK = '/coach/mealBoard'

interface Props {
  questions: readonly Question[]
  onDone: () => void
  /** Where going back leads from the first question; undefined leaves the page. */
  onBack: (() => void) | undefined
}

/** Ten short questions, one on a page; what was answered stays when the page is left. */
export function StyleSurvey({ questions, onDone, onBack }: Props) {
  const { t } = useLingui()
  const answer = usePutFoodStyle()
  const [at, setAt] = useState(0)
  const form = useValidForm<Answers, Answers>({
    schema: v.record(v.string(), v.pipe(v.array(v.number()), v.minLength(1, t`하나를 골라 주세요.`))),
    initial: answersOf(questions),
    draft: 'food-style',
    onSubmit: (answers) => answer.sendAsync({ body: toAnswerList(answers) }),
    onSent: onDone,
    refusal: answer.refusal,
  })
  useStepBack(at === 0 && onBack === undefined, BACK, () => (at === 0 ? onBack?.() : setAt(at - 1)))
  const question = questions[at]
  if (!question) return null
  const name = String(question.questionSeq)
  const [number, count] = [at + 1, questions.length]
  const isLast = number === count

  return (
    <SurveyPage
      bar={<ScreenBar titleAs="p" backTo={BACK} />}
      progress={{ label: t`식사 스타일`, at: number, of: count, text: t`${count}개 가운데 ${number}번째` }}
      questionKey={name}
      title={question.questionTxt}
      help={
        at === 0
          ? t`열 가지만 여쭤볼게요. 2분이면 돼요.`
          : question.multiYn === 'Y'
            ? t`여러 개를 고를 수 있어요.`
            : undefined
      }
      problem={form.problem}
      form={isLast ? form.props : form.stepProps(name, () => setAt(number))}
      action={
        <Button type="submit" size="l" block busy={form.busy}>
          {isLast ? t`결과 보기` : t`다음`}
        </Button>
      }
    >
      <Card tight>
        <FormField key={name} form={form} name={name}>
          {({ value, onChange, error }) =>
            question.multiYn === 'Y' ? (
              <Choices
                question={question}
                value={value}
                error={error}
                onChoose={(choiceNo) => onChange(chosen(question, value, choiceNo))}
              />
            ) : (
              <RadioRows
                label={question.questionTxt}
                name={name}
                options={question.choiceList.map(({ choiceNo, choiceTxt }) => ({
                  value: String(choiceNo),
                  title: choiceTxt,
                }))}
                value={value[0] === undefined ? null : String(value[0])}
                onChange={(choiceNo) => onChange([Number(choiceNo)])}
                error={error}
              />
            )
          }
        </FormField>
      </Card>
    </SurveyPage>
  )
}
