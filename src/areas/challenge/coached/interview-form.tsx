import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { fullWords } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { doubtOf } from '#src/domain/index-record/doubt.ts'
import { limits } from '#src/domain/index-record/limits.ts'
import { NotYet, useAskOnce } from '#src/domain/index-record/use-ask-once.ts'
import { useDoubtWords } from '#src/domain/index-record/use-doubt-words.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatDay } from '#src/lib/days.ts'
import { dayOf, toWireTime } from '#src/lib/wire-time.ts'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ChoiceTiles } from '#src/ui/choice-tiles/choice-tiles.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { useSaveInterviewPaper } from './coached.queries.ts'
import {
  filledBefore,
  missingAt,
  MOST_SUBJECTS,
  paperOf,
  stepAt,
  stepsOf,
  wasHandedIn,
  type Filled,
  type KnownWeight,
  type Question,
  type Subject,
} from './interview.ts'
import { QuestionField } from './question-field.tsx'

interface Props {
  chalnCode: string
  questions: readonly Question[]
  subjects: readonly Subject[]
  /** The newest reading, with which the weight begins. */
  known: KnownWeight
  /** The step, counted from 1; undefined: the first. */
  q: number | undefined
}

/** One question after the other, and sent at the end as a whole. What was answered outlives going back. */
export function InterviewForm({ chalnCode, questions, subjects, known, q }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  // What was not touched is no draft: a weight that is measured meanwhile is the one it begins with.
  const [typed, type, forget] = useDraft<Partial<Filled>>(`interview ${chalnCode}`, joinFields)
  const filled = { ...filledBefore(questions, subjects, known.helhidxVal ?? ''), ...typed }
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = useSaveInterviewPaper()
  const consent = useKeepingConsent()
  const now = useNow()
  const askOnce = useAskOnce()
  const doubtWords = useDoubtWords()
  const steps = stepsOf(questions)
  const at = stepAt(steps, filled, q)
  const step = steps[at - 1]
  if (step === undefined) return null
  const isLast = at === steps.length
  const asks = isLast && consent.needed
  const missing = isTried ? missingAt(step, filled) : undefined
  const fill = (more: Partial<Filled>) => {
    type({ ...typed, ...more })
    setTried(false)
  }

  const { weight } = filled
  const isKnown = Number(weight) === Number(known.helhidxVal)
  const askAboutWeight = () => {
    const own = Number(known.helhidxVal)
    const doubt = doubtOf(
      'BW',
      Number(weight),
      toWireTime(now),
      known.inptDt === null ? [] : [{ at: known.inptDt, value: own }],
    )
    return askOnce(doubt && doubtWords('BW', doubt, `${weight} kg`))
  }

  const words: Record<string, string> = {
    afterCounsel: t`첫 상담 뒤에는 영양사에게 말해 주세요.`,
    over: t`이미 끝난 챌린지예요.`,
    healthConsentNeeded: t`건강정보 동의가 없어서 보내지 못했어요. 동의하면 그대로 보내 드려요.`,
  }

  const go = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (missingAt(step, filled) !== undefined) return setTried(true)
    setTried(false)
    setRefused(undefined)
    try {
      if (step.is === 'weight' && !isKnown) await askAboutWeight()
    } catch (error) {
      if (error instanceof NotYet) return
      throw error
    }
    if (!isLast)
      return void navigate({ to: '/challenge/ChallengeDetail', search: { chalnCode, view: 'interview', q: at + 1 } })
    try {
      await consent.given()
      await send.sendAsync({ body: paperOf(chalnCode, questions, filled) })
      forget()
      await navigate({ to: '/challenge/challengeIntensiveDetail', search: { chalnCode }, replace: true })
    } catch (error) {
      consent.asks(error)
      setRefused(
        fullWords(error) ??
          words[error instanceof ApiError ? error.code : ''] ??
          t`보내지 못했어요. 다시 시도해 주세요.`,
      )
    }
  }

  const [least, most] = limits.BW.kept
  const wrongWeight = missing === 'weight' ? t`${least}에서 ${most} kg 사이로 적어 주세요` : undefined
  const day = known.inptDt === null ? undefined : formatDay(dayOf(known.inptDt), i18n.locale, 'dated')
  const measured = day && t`${day}에 잰 체중이에요`
  const noAnswer = missing && { answer: t`답을 골라 주세요`, length: undefined, weight: undefined }[missing]
  const asked = {
    weight: {
      title: t`지금 체중은\n얼마인가요?`,
      help:
        known.helhidxVal === null
          ? t`영양사가 보고, 내 체중 기록에도 오늘 값으로 남아요.`
          : t`영양사가 봐요. 바꿔 적으면 내 체중 기록에도 오늘 값으로 남아요.`,
    },
    goal: {
      title: t`바라는 체중이\n있나요?`,
      help: wasHandedIn(subjects) ? t`비워 두면 전에 알린 그대로예요.` : t`적지 않아도 괜찮아요.`,
    },
    subjects: { title: t`무엇을\n이야기하고 싶나요?`, help: t`모두 골라 주세요.` },
  }
  const { title, help } =
    step.is === 'question'
      ? {
          title: <span lang={koreanIn(step.question.qstnTxt, i18n.locale)}>{step.question.qstnTxt}</span>,
          help:
            step.question.requiredYn === 'N'
              ? t`적지 않아도 괜찮아요.`
              : step.question.answerType === 'MANY'
                ? t`모두 골라 주세요.`
                : undefined,
        }
      : asked[step.is]
  const handInWord = asks ? t`동의하고 보내기` : t`보내기`
  return (
    <SurveyPage
      bar={
        <ScreenBar
          titleAs="p"
          title={t`상담 전에`}
          backTo={`/challenge/challengeIntensiveDetail?chalnCode=${chalnCode}`}
        />
      }
      progress={{ label: t`상담 전에`, at, of: steps.length, text: t`${steps.length}개 가운데 ${at}번째` }}
      questionKey={String(at)}
      title={title}
      help={help}
      problem={refused}
      form={{ onSubmit: (submitted) => void go(submitted), noValidate: true }}
      action={
        <>
          {isLast ? <ConsentRow consent={consent} /> : null}
          <Button type="submit" size="l" block busy={send.isPending}>
            {isLast ? handInWord : t`다음`}
          </Button>
        </>
      }
    >
      {step.is === 'weight' ? (
        <NumberEntry
          key="weight"
          label={t`체중`}
          unit="kg"
          value={weight}
          note={isKnown ? measured : undefined}
          error={wrongWeight}
          onChange={(text) => fill({ weight: text })}
        />
      ) : null}
      {step.is === 'goal' ? (
        <NumberEntry
          key="goal"
          label={t`바라는 체중`}
          unit="kg"
          value={filled.goal}
          error={wrongWeight}
          onChange={(goal) => fill({ goal })}
        />
      ) : null}
      {step.is === 'question' ? (
        <>
          <KoreanOnly texts={[step.question.qstnTxt, ...step.question.optList.map(({ optNm }) => optNm)]} />
          <QuestionField question={step.question} filled={filled} error={noAnswer} fill={fill} />
        </>
      ) : null}
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
    </SurveyPage>
  )
}
