import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { challengeQuery, rankingQuery, type RankType, type TermType } from '../challenge.queries.ts'
import { PlaceRows } from './place-rows.tsx'
import { toPlace } from './ranking.ts'
import { RuleCard } from './rule-card.tsx'
import css from './ranking.module.css'

/** As many as a page of the server can hold: places further down are found by their own row. */
const MOST = 100

/** Who stands where, what separates one from the next place, and how it is counted. */
export function RankingScreen({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  // Read for the page that led here; without it nobody is told that they have no team.
  const { data: challenge } = useQuery(challengeQuery(chalnCode))
  const { data: first } = useSuspenseQuery(rankingQuery(chalnCode, 'TEAM', 'WEEK', MOST))
  const [rankType, setRankType] = useState<RankType>('TEAM')
  // A week that has just begun has no places yet.
  const [termType, setTermType] = useState<TermType>(first.list.length === 0 ? 'ALL' : 'WEEK')
  const { data = first } = useQuery({ ...rankingQuery(chalnCode, rankType, termType, MOST), placeholderData: keepPreviousData })
  const { myRow, upperDiffVal, list } = data
  const gap = formatNumber(upperDiffVal ?? 0)
  const next = list.findLast(({ rankNo }) => rankNo < (myRow?.rankNo ?? 1))?.rankNo
  const isTeam = rankType === 'TEAM'
  const title = myRow === null ? t`지금 순위예요` : upperDiffVal === null ? t`지금 가장\n앞서 있어요` : isTeam && next !== undefined ? t`모두 ${gap}보씩 더 걸으면\n${next}위예요` : t`하루 ${gap}보 더 걸으면\n한 계단 올라가요`
  const hour = Number(data.baseDtm.slice(8, 10))

  return (
    <ListPage
      bar={<ScreenBar title={t`순위`} titleAs="p" />}
      lead={{ title, below: t`하루 평균 걸음 · 새벽 ${hour}시에 세었어요` }}
      filter={
        <div className={css.filter}>
          <Segmented label={t`누구의 순위`} value={rankType} onChange={setRankType} options={[{ value: 'TEAM', label: t`팀` }, { value: 'PERSON', label: t({ message: '우리 팀', context: 'places' }) }]} />
          <Segmented label={t`기간`} value={termType} onChange={setTermType} options={[{ value: 'WEEK', label: t({ message: '이번 주', context: 'places' }) }, { value: 'ALL', label: t`전체` }]} />
        </div>
      }
    >
      {list.length === 0 ? (
        <EmptyState title={t`아직 순위가 없어요`} text={!isTeam && challenge?.myJoin?.teamSeq === null ? t`팀에 들어가면 팀원끼리의 순위가 보여요.` : termType === 'WEEK' ? t`이번 주 순위는 내일 새벽에 처음 세어요.` : t`첫날이 지난 새벽에 처음 세어요.`} />
      ) : (
        <Card>
          <PlaceRows label={isTeam ? t`팀 순위` : t`우리 팀`} places={list.map(toPlace)} mineWords={isTeam ? t`우리 팀` : t`나`} gap={upperDiffVal} />
        </Card>
      )}
      <RuleCard rule={data.countRule} chalnCode={chalnCode} />
    </ListPage>
  )
}
