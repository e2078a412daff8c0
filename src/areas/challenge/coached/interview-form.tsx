import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ApiError } from '#src/contract/api-error.ts'
import { dropDraft, keepDraft, readDraft } from '#src/patterns/form/drafts.ts'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ChoiceTiles } from '#src/ui/choice-tiles/choice-tiles.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { useHandIn } from './coached.queries.ts'
import { filledBefore, LETTERS, missingAt, MOST_SUBJECTS, paperOf, stepAt, stepsOf, type Filled, type Question, type Subject } from './interview.ts'

interface Props {
  chalnCode: string
  questions: readonly Question[]
  subjects: readonly Subject[]
  /** The step, counted from 1; undefined: the first. */
  q: number | undefined
}

/** One question after the other, and sent at the end as a whole. What was answered outlives going back. */
export function InterviewForm({ chalnCode, questions, subjects, q }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const draft = `interview ${chalnCode}`
  const [filled, setFilled] = useState(() => readDraft<Filled>(draft) ?? filledBefore(questions, subjects, ''))
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = useHandIn()
  const steps = stepsOf(questions)
  const at = stepAt(steps, filled, q)
  const step = steps[at - 1]
  if (step === undefined) return null
  const isLast = at === steps.length
  const missing = isTried ? missingAt(step, filled) : undefined
  const fill = (more: Partial<Filled>) => {
    const next = { ...filled, ...more }
    setFilled(next)
    setTried(false)
    keepDraft(draft, next)
  }

  const go = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (missingAt(step, filled) !== undefined) return setTried(true)
    setTried(false)
    setRefused(undefined)
    if (!isLast) return void navigate({ to: '/challenge/ChallengeDetail', search: { chalnCode, view: 'interview', q: at + 1 } })
    try {
      await send.sendAsync({ body: paperOf(chalnCode, questions, filled) })
      dropDraft(draft)
      await navigate({ to: '/challenge/challengeIntensiveDetail', search: { chalnCode }, replace: true })
    } catch (error) {
      setRefused(error instanceof ApiError ? error.code : '')
    }
  }

  const words: Record<string, string> = {
    afterCounsel: t`첫 상담 뒤에는 영양사에게 말해 주세요.`,
    over: t`이미 끝난 챌린지예요.`,
    healthConsentNeeded: t`먼저 건강 기록을 남기는 데 동의해 주세요.`,
  }
  const problem = refused === undefined ? undefined : (words[refused] ?? t`보내지 못했어요. 다시 시도해 주세요.`)
  const wrongWeight = missing === 'weight' ? t`20에서 300 kg 사이로 적어 주세요` : undefined
  const noAnswer = missing === 'answer' ? t`답을 골라 주세요` : missing === 'length' ? t`${LETTERS}자까지 적을 수 있어요` : undefined
  const asked = {
    weight: { title: t`지금 체중은\n얼마인가요?`, help: t`체중 기록에도 함께 남아요.` },
    goal: { title: t`바라는 체중이\n있나요?`, help: t`적지 않아도 괜찮아요.` },
    subjects: { title: t`무엇을\n이야기하고 싶나요?`, help: t`모두 골라 주세요.` },
  }
  const { title, help } = step.is === 'question' ? { title: step.question.qstnTxt, help: step.question.requiredYn === 'N' ? t`적지 않아도 괜찮아요.` : step.question.answerType === 'MANY' ? t`모두 골라 주세요.` : undefined } : asked[step.is]
  return (
    <SurveyPage
      bar={<ScreenBar titleAs="p" title={t`상담 전에`} backTo={`/challenge/challengeIntensiveDetail?chalnCode=${chalnCode}`} />}
      progress={{ label: t`상담 전에`, at, of: steps.length, text: t`${steps.length}개 가운데 ${at}번째` }}
      questionKey={String(at)}
      title={title}
      help={help}
      problem={problem}
      form={{ onSubmit: (submitted) => void go(submitted), noValidate: true }}
      action={<Button type="submit" size="l" block busy={send.isPending}>{isLast ? t`보내기` : t`다음`}</Button>}
    >
      {step.is === 'weight' ? <NumberEntry key="weight" label={t`체중`} unit="kg" value={filled.weight} error={wrongWeight} onChange={(weight) => fill({ weight })} /> : null}
      {step.is === 'goal' ? <NumberEntry key="goal" label={t`바라는 체중`} unit="kg" value={filled.goal} error={wrongWeight} onChange={(goal) => fill({ goal })} /> : null}
      {step.is === 'question' ? <QuestionField question={step.question} filled={filled} error={noAnswer} fill={fill} /> : null}
      {step.is === 'subjects' ? (
        <ChoiceTiles
          label={t`이야기하고 싶은 것`}
          most={MOST_SUBJECTS}
          options={subjects.map(({ cnsltOptCode, cnsltOptNm }) => ({ value: cnsltOptCode, title: cnsltOptNm }))}
          value={filled.subjects}
          error={noAnswer}
          onChange={(chosen) => fill({ subjects: chosen })}
        />
      ) : null}
      {/* What was answered is kept meanwhile. */}
      {refused === 'healthConsentNeeded' ? <Button kind="soft" block render={<Link to="/my/settingAgree" />}>{t`동의하러 가기`}</Button> : null}
    </SurveyPage>
  )
}

function QuestionField({ question, filled, error, fill }: { question: Question; filled: Filled; error: string | undefined; fill: (more: Partial<Filled>) => void }) {
  const { t } = useLingui()
  const { qstnSeq, qstnTxt, answerType, optList, unitNm } = question
  const written = filled.written[qstnSeq] ?? ''
  const write = (text: string) => fill({ written: { ...filled.written, [qstnSeq]: text } })
  if (answerType === 'NUMBER') return <NumberEntry key={qstnSeq} label={qstnTxt} unit={unitNm ?? ''} decimals={0} value={written} error={error} onChange={write} />
  if (answerType === 'TEXT') {
    return (
      <Card label={qstnTxt}>
        <TextArea sunken label={t`적어 주세요`} limit={LETTERS} counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`} value={written} error={error} onChange={write} />
      </Card>
    )
  }
  return (
    <ChoiceTiles
      key={qstnSeq}
      label={qstnTxt}
      most={answerType === 'ONE' ? 1 : undefined}
      options={optList.map(({ optCode, optNm }) => ({ value: optCode, title: optNm }))}
      value={filled.chosen[qstnSeq] ?? []}
      error={error}
      onChange={(chosen) => fill({ chosen: { ...filled.chosen, [qstnSeq]: chosen } })}
    />
  )
}
