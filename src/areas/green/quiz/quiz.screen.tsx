import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Leaf from 'lucide-react/icons/leaf'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ApiError } from '#src/contract/api-error.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { josa, koreanCount, withJosa } from '#src/lib/korean.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Banner } from '#src/ui/banner/banner.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ChoiceTiles } from '#src/ui/choice-tiles/choice-tiles.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { boardQuery } from '../stamp/stamp.queries.ts'
import { amountsOf, nthOf, stateOf } from './quiz.ts'
import { quizQuery, useAnswerGreenQuiz, type QuizDetail } from './quiz.queries.ts'
import { ScaledChoices } from './scaled-choices.tsx'
import css from './quiz.module.css'

/** One quiz: the question, and on the same page what came of it. */
export function QuizScreen({ quizSeq }: { quizSeq: number }) {
  const { t } = useLingui()
  const { data: quiz } = useSuspenseQuery(quizQuery(quizSeq))
  const bar = <ScreenBar titleAs="p" backTo="/service/greenQuiz" />
  if (quiz === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`없는 퀴즈예요`}
            text={t`다른 퀴즈는 목록에서 볼 수 있어요.`}
            action={<Button render={<Link to="/service/greenQuiz" replace />}>{t`퀴즈 목록으로`}</Button>}
          />
        }
      />
    )
  }
  return stateOf(quiz) === 'open' ? (
    <Question key={quizSeq} quiz={quiz} bar={bar} />
  ) : (
    <Answered quiz={quiz} bar={bar} />
  )
}

interface Props {
  quiz: QuizDetail
  bar: React.ReactNode
}

/** A tap marks, and the button says what it sends: an answer cannot be taken back. */
function Question({ quiz: { quizSeq, title, questionTxt, choiceList }, bar }: Props) {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const client = useQueryClient()
  const answer = useAnswerGreenQuiz()
  const marked = choiceList.find(({ choiceNo }) => choiceNo === chosen)?.choiceTxt
  const into = marked === undefined || i18n.locale !== 'ko' ? (marked ?? '') : `${marked}${josa(marked, '으로/로')}`
  const send = async () => {
    setTried(true)
    if (chosen === null) return
    try {
      await answer.sendAsync({ body: { quizSeq, choiceNo: chosen } })
    } catch (error) {
      const code = error instanceof ApiError && error.kind === 'status' ? error.code : ''
      // Answered on another phone, or with an answer that was lost: the quiz has been read again by then and shows it.
      if (code === 'quizAnswered' || client.getQueryData(quizQuery(quizSeq).queryKey)?.answerYn === 'Y') return
      toast({ kind: 'bad', text: code === 'greenClosed' ? t`방금 끝났어요` : t`보내지 못했어요. 다시 시도해 주세요.` })
    }
  }
  return (
    <DetailPage
      bar={bar}
      lead={{
        above: <span lang={koreanIn(title, i18n.locale)}>{title}</span>,
        title: <span lang={koreanIn(questionTxt, i18n.locale)}>{questionTxt}</span>,
        below: t`맞히면 그린 스탬프를 하나 드려요.`,
      }}
      action={
        <Button size="l" block busy={answer.isPending} onClick={() => void send()}>
          {marked === undefined ? t`답하기` : t`${into} 답하기`}
        </Button>
      }
    >
      <KoreanOnly texts={[title, questionTxt, ...choiceList.map(({ choiceTxt }) => choiceTxt)]} />
      <ChoiceTiles
        label={questionTxt}
        most={1}
        options={choiceList.map(({ choiceNo, choiceTxt }) => ({
          value: String(choiceNo),
          title: choiceTxt,
          lang: koreanIn(choiceTxt, i18n.locale),
        }))}
        value={chosen === null ? [] : [String(chosen)]}
        error={isTried && chosen === null ? t`답을 골라 주세요` : undefined}
        onChange={([value]) => setChosen(value === undefined ? null : Number(value))}
      />
    </DetailPage>
  )
}

/** The right answer and why; what was chosen stands beside it. */
function Answered({ quiz, bar }: Props) {
  const { t, i18n } = useLingui()
  const { title, questionTxt, choiceList, answerNo, myChoiceNo, commentTxt } = quiz
  const state = stateOf(quiz)
  const right = choiceList.find(({ choiceNo }) => choiceNo === answerNo)?.choiceTxt ?? ''
  const told = i18n.locale === 'ko' ? withJosa(right, '이에요/예요') : right
  const amounts = amountsOf(choiceList)
  const heard = { right: t`맞았어요`, wrong: t`다르게 답했어요`, open: '', missed: '' }[state]
  return (
    <DetailPage
      bar={bar}
      lead={{
        above: <span lang={koreanIn(title, i18n.locale)}>{title}</span>,
        title:
          state === 'right'
            ? t`맞았어요,\n${told}`
            : state === 'wrong'
              ? t`아쉬워요,\n${told}`
              : t`지나간 퀴즈예요,\n답은 ${told}`,
      }}
      action={<Button size="l" block render={<Link to="/service/greenStamp" />}>{t`그린 스탬프 보기`}</Button>}
    >
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
      <Card label={t`질문과 답`}>
        <p className={css.question} lang={koreanIn(questionTxt, i18n.locale)}>
          {questionTxt}
        </p>
        {amounts ? (
          <ScaledChoices quiz={quiz} amounts={amounts} />
        ) : (
          <ul className={css.choices}>
            {choiceList.map(({ choiceNo, choiceTxt }) => (
              <li key={choiceNo}>
                <b lang={koreanIn(choiceTxt, i18n.locale)}>{choiceTxt}</b>
                {choiceNo === answerNo ? <Badge kind="positive">{t`정답`}</Badge> : null}
                {choiceNo === myChoiceNo ? <Badge kind="brand">{t`내 답`}</Badge> : null}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {commentTxt === null ? null : (
        <Card label={t`왜 그럴까요`}>
          <p className={css.why} lang={koreanIn(commentTxt, i18n.locale)}>
            {commentTxt}
          </p>
        </Card>
      )}
      {state === 'right' ? <Stamped quiz={quiz} /> : null}
    </DetailPage>
  )
}

/** What a right answer has brought. */
function Stamped({ quiz }: { quiz: QuizDetail }) {
  const { t, i18n } = useLingui()
  const { data: board } = useQuery(boardQuery(undefined))
  const nth = board ? nthOf(board, quiz) : null
  const spoken = (of: number) => (i18n.locale === 'ko' ? koreanCount(of) : String(of))
  const count = nth === null ? '' : spoken(nth)
  const points = formatNumber(board?.rewardPoint ?? 0)
  const text =
    nth === null
      ? undefined
      : nth === board?.goalCnt
        ? t`이번 달 ${count} 번째예요. ${points}포인트를 드렸어요.`
        : t`이번 달 ${count} 번째예요`
  return (
    <Banner
      label={t`그린 스탬프`}
      icon={Leaf}
      title={t`그린 스탬프를 받았어요`}
      text={text}
      render={<Link to="/service/greenStamp" />}
    />
  )
}
