import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { langOf, nameIn } from '../challenge.ts'
import { ValueCard } from '../detail/value-card.tsx'
import { reportQuery, useReportRead } from './report.queries.ts'
import css from './report.module.css'

/**
 * One report: what the week came to in a sentence, its numbers beside those before, and what else was written of it.
 */
export function ReportView({ chalnCode, reportSeq }: { chalnCode: string; reportSeq: number }) {
  const { t, i18n } = useLingui()
  const range = useRange()
  const { data: report } = useSuspenseQuery(reportQuery(reportSeq))
  const { send } = useReportRead()
  const read = useEffectEvent(() => report?.newYn === 'Y' && send({ body: { reportSeq } }))
  useEffect(() => void read(), [])
  const backTo = `/challenge/ChallengeDetail?chalnCode=${chalnCode}`

  if (report === null) {
    return (
      <DetailPage
        bar={<ScreenBar titleAs="p" title={t`리포트`} backTo={backTo} />}
        instead={
          <EmptyState
            level={1}
            title={t`없는 리포트예요`}
            text={t`리포트는 챌린지가 끝난 날부터 6개월 뒤에 지워요.`}
            action={
              <Button
                render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode }} replace />}
              >{t`챌린지 보기`}</Button>
            }
          />
        }
      />
    )
  }
  const { title, startDt, endDt, summaryTxt, writerNm, valueList, sectionList } = report
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" title={nameIn(i18n.locale, report.chalnNm, report.chalnNmEng)} backTo={backTo} />}
      lead={{ above: range(startDt, endDt), title: <span lang={langOf(title)}>{title}</span> }}
    >
      <KoreanOnly
        texts={[title, summaryTxt, ...sectionList.flatMap(({ subTitle, contents }) => [subTitle, contents])]}
      />
      <Card label={t`한마디`}>
        <p className={css.summary} lang={langOf(summaryTxt)}>
          {summaryTxt}
        </p>
        {writerNm === null ? null : (
          <p className={css.writer} lang="ko">
            {writerNm}
          </p>
        )}
      </Card>
      <ValueCard values={valueList} />
      {sectionList.map(({ subTitle, contents }) => (
        <Card key={subTitle}>
          <CardHead title={<span lang="ko">{subTitle}</span>} />
          <p className={css.contents} lang="ko">
            {contents}
          </p>
        </Card>
      ))}
    </DetailPage>
  )
}
