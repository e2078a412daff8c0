import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { badgesQuery } from '../badge/badge.queries.ts'
import { lastChallengesQuery } from '../challenge.queries.ts'
import { nameIn } from '../challenge.ts'
import { kindIcons } from '../kind-icons.ts'

/** What the member has behind them: everybody's challenges, or those with a coach. */
export function LastListScreen({ list }: { list: 'plain' | 'intensive' }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const range = useRange()
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(
    lastChallengesQuery(list === 'intensive'),
  )
  const { data: badges } = useQuery(badgesQuery())
  const badgesOf = (code: string) =>
    badges?.badgeList.filter(({ chalnCode, getYn }) => chalnCode === code && getYn === 'Y').length ?? 0
  const rows = data?.pages.flatMap((page) => page.list) ?? []
  const count = data?.pages[0]?.totalCnt ?? 0
  const done = rows.filter(({ successYn }) => successYn === 'Y').length
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const show = (next: 'plain' | 'intensive') =>
    void navigate({
      to: next === 'plain' ? '/challenge/lastchallenge' : '/challenge/lastPremiumchallenge',
      replace: true,
      viewTransition: false,
    })
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/challenge/challenge" />}
      lead={{ title: count === 0 ? t`끝난 챌린지` : t`${count}번 가운데 ${done}번\n완주했어요` }}
      filter={
        <Segmented
          label={t`종류`}
          value={list}
          onChange={show}
          options={[
            { value: 'plain', label: t`함께` },
            { value: 'intensive', label: t`영양사와` },
          ]}
        />
      }
      instead={
        data && rows.length === 0 ? (
          <EmptyState
            title={t`아직 끝난 챌린지가 없어요`}
            text={t`하나 시작해 볼까요?`}
            action={<Button render={<Link to="/challenge/challengeList" />}>{t`챌린지 보기`}</Button>}
          />
        ) : undefined
      }
    >
      <Card tight>
        <InfiniteList label={t`끝난 챌린지`} items={rows} itemKey={({ chalnCode }) => chalnCode} rowPx={84} end={end}>
          {(row) => {
            const rate = row.achieveRate
            const got = badgesOf(row.chalnCode)
            return (
              <ListRow
                lead={<RowIcon icon={kindIcons[row.chalnType]} />}
                title={nameIn(i18n.locale, row.chalnNm, row.chalnNmEng)}
                sub={[
                  range(row.startDt, row.endDt),
                  ...(row.rewardPoint > 0 ? [`${formatNumber(row.rewardPoint)}P`] : []),
                  ...(got > 0 ? [t`배지 ${got}개`] : []),
                ].join(' · ')}
                end={row.successYn === 'Y' ? <Badge kind="brand">{t`완주`}</Badge> : <span>{`${rate}%`}</span>}
                render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: row.chalnCode, view: 'result' }} />}
              />
            )
          }}
        </InfiniteList>
      </Card>
    </ListPage>
  )
}
