import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { dayOf, toWireTime } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { settlesAt } from '../challenge.ts'
import { challengeQuery, rankingQuery, type RankType, type TermType } from '../challenge.queries.ts'
import { NoPlaces } from './no-places.tsx'
import { PlaceRows } from './place-rows.tsx'
import { placeAbove, toPlace, withMine, type Place } from './ranking.ts'
import { RuleCard } from './rule-card.tsx'
import css from './ranking.module.css'

const TeamSheet = lazyPart(() => import('./team-sheet.tsx'), 'TeamSheet')

/** As many as a page of the server can hold: the own place further down is found by its own row. */
const MOST = 100

/** Who stands where, what separates one from the next place, and how it is counted. */
export function RankingScreen({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const now = toWireTime(useLatestServerNow(), 'minute')
  // Read for the page that led here: whether it is settled is known before any place is asked for.
  const { data: challenge } = useQuery({ ...challengeQuery(chalnCode), enabled: false })
  const [begin] = useState<TermType>(challenge !== undefined && settlesAt(challenge.settleDt) <= now ? 'ALL' : 'WEEK')
  const { data: first } = useSuspenseQuery(rankingQuery(chalnCode, 'TEAM', begin, MOST))
  const [rankType, setRankType] = useState<RankType>('TEAM')
  // Nothing that arrives now counts any more: what stands is the last order, and no week of it is this one.
  const isSettled = first.countRule !== null && first.countRule.settleDtm <= now
  // A week that has just begun has no places yet.
  const [term, setTermType] = useState<TermType>(first.list.length === 0 ? 'ALL' : begin)
  const termType = isSettled ? 'ALL' : term
  const { data = first, isPlaceholderData } = useQuery({
    ...rankingQuery(chalnCode, rankType, termType, MOST),
    placeholderData: keepPreviousData,
  })
  const [pages, setPages] = useState(1)
  const further = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => rankingQuery(chalnCode, rankType, termType, MOST, at + 2)),
  })
  const [opened, setOpened] = useState<Place>()
  const { upperDiffVal, totalCnt } = data
  const mine = data.myRow && toPlace(data.myRow)
  const places = [data, ...further.map((page) => page.data)].flatMap((page) => page?.list ?? []).map(toPlace)
  const gap = formatNumber(upperDiffVal ?? 0)
  const next = placeAbove(places, mine)
  const isTeam = rankType === 'TEAM'
  const show = (rank: RankType, chosen: TermType) => {
    setRankType(rank)
    setTermType(chosen)
    setPages(1)
  }
  const title = () => {
    if (mine === null) return isSettled ? t`마지막 순위예요` : t`지금 순위예요`
    if (isSettled) return isTeam ? t`우리 팀은\n${mine.rank}위로 마쳤어요` : t`팀에서\n${mine.rank}위로 마쳤어요`
    if (upperDiffVal === null) return t`지금 가장\n앞서 있어요`
    // A difference of means of a day. What it takes to be there depends on the days that are left and on the others.
    return next === undefined ? t`바로 앞과\n하루 ${gap}보 차이예요` : t`${next}위와\n하루 ${gap}보 차이예요`
  }
  const hour = Number(data.baseDtm.slice(8, 10))

  return (
    <ListPage
      bar={<ScreenBar title={t`순위`} titleAs="p" />}
      lead={{ title: title(), below: t`하루 평균 걸음 · 새벽 ${hour}시에 세었어요` }}
      filter={
        <div className={css.filter}>
          <Segmented
            label={t`누구의 순위`}
            value={rankType}
            onChange={(rank: RankType) => show(rank, termType)}
            options={[
              { value: 'TEAM', label: t`팀` },
              { value: 'PERSON', label: t({ message: '우리 팀', context: 'places' }) },
            ]}
          />
          {isSettled ? null : (
            <Segmented
              label={t`기간`}
              value={termType}
              onChange={(chosen: TermType) => show(rankType, chosen)}
              options={[
                { value: 'WEEK', label: t({ message: '이번 주', context: 'places' }) },
                { value: 'ALL', label: t`전체` },
              ]}
            />
          )}
        </div>
      }
    >
      {places.length === 0 ? (
        <NoPlaces chalnCode={chalnCode} isTeam={isTeam} isWeek={termType === 'WEEK'} countDt={dayOf(data.baseDtm)} />
      ) : (
        <div aria-busy={isPlaceholderData}>
          <Card>
            <PlaceRows
              label={isTeam ? t`팀 순위` : t`우리 팀`}
              places={withMine(places, mine)}
              mineWords={isTeam ? t`우리 팀` : t`나`}
              gap={upperDiffVal}
              {...(isTeam && { onOpen: setOpened })}
            />
            {pages * MOST < totalCnt ? (
              <Button
                kind="soft"
                block
                busy={further.some(({ isLoading }) => isLoading)}
                onClick={() => setPages(pages + 1)}
              >{t`더 보기`}</Button>
            ) : null}
          </Card>
        </div>
      )}
      <RuleCard rule={data.countRule} chalnCode={chalnCode} isSettled={isSettled} />
      {opened?.teamSeq == null ? null : (
        <Suspense fallback={null}>
          <TeamSheet
            chalnCode={chalnCode}
            team={opened}
            teamSeq={opened.teamSeq}
            termType={termType}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </ListPage>
  )
}
