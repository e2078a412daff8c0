import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { langOf, nameIn } from '../challenge.ts'
import { allReportsQuery } from './report.queries.ts'

/** What was written of all the challenges that the member is or was in, the newest first. */
export function ReportsView({ chalnCode }: { chalnCode: string }) {
  const { t, i18n } = useLingui()
  const range = useRange()
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(allReportsQuery())
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  const count = data?.pages[0]?.totalCnt ?? 0
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" title={t`리포트`} backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}`} />}
      lead={{ title: count === 0 ? t`모든 리포트` : t`리포트 ${count}개를\n모아 뒀어요` }}
      instead={
        data && rows.length === 0 ? (
          <EmptyState title={t`아직 리포트가 없어요`} text={t`챌린지를 한 주 하고 나면 리포트가 와요.`} />
        ) : undefined
      }
    >
      <Card tight>
        <InfiniteList
          label={t`모든 리포트`}
          items={rows}
          itemKey={({ reportSeq }) => String(reportSeq)}
          rowPx={84}
          end={end}
        >
          {(row) => (
            <ListRow
              title={<span lang={langOf(row.title)}>{row.title}</span>}
              sub={`${nameIn(i18n.locale, row.chalnNm, row.chalnNmEng)} · ${range(row.startDt, row.endDt)}`}
              end={row.newYn === 'Y' ? <Badge kind="brand">{t`새 리포트`}</Badge> : undefined}
              chevron
              render={
                <Link
                  to="/challenge/ChallengeDetail"
                  search={{ chalnCode: row.chalnCode, view: 'report', reportSeq: row.reportSeq }}
                />
              }
            />
          )}
        </InfiniteList>
      </Card>
    </ListPage>
  )
}
