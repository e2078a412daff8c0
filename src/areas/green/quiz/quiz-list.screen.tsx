import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { useRange } from '#src/domain/day/use-range.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { stateOf, type QuizState } from './quiz.ts'
import { quizzesQuery } from './quiz.queries.ts'

/** The quiz of this week, and those before it with how they went. */
export function QuizListScreen() {
  const { t, i18n } = useLingui()
  const year = dayIn(useNow()).slice(0, 4)
  const range = useRange()
  const { data } = useSuspenseQuery(quizzesQuery())
  const bar = <ScreenBar titleAs="p" backTo="/service/greenStamp" />
  if (data.list.length === 0)
    return (
      <ListPage
        bar={bar}
        instead={<EmptyState level={1} title={t`아직 퀴즈가 없어요`} text={t`월요일마다 하나씩 나와요.`} />}
      />
    )

  const day = (of: string) => formatDay(of, i18n.locale, of.slice(0, 4) === year ? 'short' : 'dated')
  const ends: Record<QuizState, React.ReactNode> = {
    open: <Badge kind="food">{t`지금 풀기`}</Badge>,
    right: <Badge kind="positive">{t`맞았어요`}</Badge>,
    wrong: <Badge>{t`다르게 답했어요`}</Badge>,
    missed: <Badge>{t`지나갔어요`}</Badge>,
  }
  const isWaiting = data.list.some((quiz) => stateOf(quiz) === 'open')
  return (
    <ListPage bar={bar} lead={{ title: isWaiting ? t`이번 주 퀴즈가\n기다려요` : t`이번 주 퀴즈는\n다 풀었어요` }}>
      <Card tight>
        <Rows label={t`그린 퀴즈`}>
          {data.list.map((quiz) => {
            const state = stateOf(quiz)
            return (
              <ListRow
                key={quiz.quizSeq}
                render={<Link to="/service/greenQuizDetail" search={{ quizSeq: quiz.quizSeq }} />}
                lead={<RowIcon icon={state === 'right' ? CircleCheck : CircleQuestionMark} />}
                title={quiz.title}
                sub={state === 'open' ? t`${day(quiz.endDt)}까지` : range(quiz.startDt, quiz.endDt)}
                end={ends[state]}
              />
            )
          })}
        </Rows>
      </Card>
    </ListPage>
  )
}
