import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { questionsQuery, subjectsQuery, usesQuery, weightQuery } from './coached.queries.ts'
import { answerText } from './interview.ts'
import { InterviewForm } from './interview-form.tsx'

/** What the dietitian asks before the first call; after it, what was answered. */
export function InterviewView({ chalnCode, q }: { chalnCode: string; q: number | undefined }) {
  const { t } = useLingui()
  const [{ data: questions }, { data: subjects }, { data: uses }, { data: known }] = useSuspenseQueries({
    queries: [questionsQuery(chalnCode), subjectsQuery(chalnCode), usesQuery(chalnCode), weightQuery()],
  })
  const isHeld = uses.some(({ useCode, usedCnt }) => useCode === 'COUNSEL' && usedCnt > 0)
  const backTo = `/challenge/challengeIntensiveDetail?chalnCode=${chalnCode}`
  if (questions.length > 0 && !isHeld)
    return <InterviewForm chalnCode={chalnCode} questions={questions} subjects={subjects} known={known} q={q} />
  const answered = questions.flatMap((question) => {
    const text = answerText(question)
    return text === undefined ? [] : [{ seq: question.qstnSeq, asked: question.qstnTxt, text }]
  })
  const chosen = subjects.filter(({ selectYn }) => selectYn === 'Y')
  const bar = <ScreenBar titleAs="p" title={t`영양사에게 알린 것`} backTo={backTo} />
  if (answered.length === 0)
    return <DetailPage bar={bar} instead={<EmptyState level={1} title={t`알린 것이 없어요`} />} />
  return (
    <DetailPage bar={bar} lead={{ title: t`이렇게\n알려 주셨어요` }}>
      <Notice kind="info">{t`바뀐 것이 있으면 상담할 때 영양사에게 말해 주세요.`}</Notice>
      <Card label={t`묻고 답한 것`}>
        <Rows>
          {answered.map(({ seq, asked, text }) => (
            <ListRow key={seq} tight title={text} sub={asked} />
          ))}
        </Rows>
      </Card>
      <Card>
        <CardHead id="subjects" title={t`이야기하고 싶은 것`} />
        <Rows labelledBy="subjects">
          {chosen.map(({ cnsltOptCode, cnsltOptNm, descTxt }) => (
            <ListRow key={cnsltOptCode} tight title={cnsltOptNm} sub={descTxt ?? undefined} />
          ))}
        </Rows>
      </Card>
    </DetailPage>
  )
}
