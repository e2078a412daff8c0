import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { koreanCount } from '#src/lib/korean.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { NoReport } from './no-report.tsx'
import { waitingOf } from './report.ts'
import { newestQuery, reportsQuery } from './report.queries.ts'
import { useRange } from './use-range.ts'
import css from './report.module.css'

/** All reports on how the member eats, the newest first. */
export function ReportListScreen() {
  const { t, i18n } = useLingui()
  const range = useRange()
  const newest = useSuspenseQuery(newestQuery()).data
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(reportsQuery())
  const bar = <ScreenBar titleAs="p" backTo="/coach/mealBoard" />
  if (newest.totalCnt === 0) return <ListPage bar={bar} instead={<NoReport waiting={waitingOf(newest)} />} />

  // Small numbers are words, and stand apart from what they count: 보고서 아홉 개, 보고서 12개.
  const count = i18n.locale === 'ko' && newest.totalCnt <= 10 ? `${koreanCount(newest.totalCnt)} ` : newest.totalCnt
  const reports = data?.pages.flatMap(({ list }) => list) ?? newest.list
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  return (
    <ListPage bar={bar} lead={{ title: t`보고서 ${count}개`, below: t`두 주마다 하나씩 만들어요` }}>
      <Card tight>
        <InfiniteList
          label={t`보고서`}
          items={reports}
          itemKey={({ reportSeq }) => String(reportSeq)}
          rowPx={64}
          end={end}
          total={newest.totalCnt}
        >
          {({ reportSeq, startDt, endDt, patternNm, summaryTxt, score, readYn }, at) => (
            <ListRow
              render={<Link to="/mypage/pattern-detail" search={{ reportSeq }} />}
              lead={
                <span className={css.score}>
                  <b>{score}</b>
                  {t`점`}
                </span>
              }
              title={
                <>
                  {range(startDt, endDt)}
                  {readYn === 'N' ? <Badge kind="brand" className={css.unread}>{t`새 보고서`}</Badge> : null}
                </>
              }
              // A habit that goes on is explained once.
              sub={
                reports[at - 1]?.summaryTxt === summaryTxt
                  ? patternNm
                  : `${patternNm}, ${summaryTxt.replace(/[.]$/, '')}`
              }
              chevron
            />
          )}
        </InfiniteList>
      </Card>
      <Fine>{t`드신 기록으로 계산한 참고용 보고서예요. 진단이 아니에요.`}</Fine>
    </ListPage>
  )
}
