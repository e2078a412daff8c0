import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { rankingQuery } from '../challenge.queries.ts'
import { PlaceRows } from '../ranking/place-rows.tsx'
import { aroundMine, toPlace } from '../ranking/ranking.ts'
import css from './detail.module.css'

/**
 * The places around the own team, of this week or, when it has just begun, since the start. After the last day
 * (`isOver`) no week is this one.
 */
export function RankingCard({ chalnCode, isOver }: { chalnCode: string; isOver: boolean }) {
  const { t } = useLingui()
  const { data: week } = useQuery({ ...rankingQuery(chalnCode, 'TEAM', 'WEEK'), enabled: !isOver })
  const isEmpty = isOver || week?.list.length === 0
  const { data: all } = useQuery({ ...rankingQuery(chalnCode, 'TEAM', 'ALL'), enabled: isEmpty })
  const ranking = isEmpty ? all : week
  if (ranking === undefined || ranking.list.length === 0) return null
  const count = ranking.totalCnt
  return (
    <Card>
      <CardHead
        title={t`팀 순위`}
        more={
          <MoreLink
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode, view: 'ranking' }} />}
          >{t`${count}팀 보기`}</MoreLink>
        }
      />
      <p className={css.words}>{isEmpty ? t`처음부터 하루 평균 걸음` : t`이번 주 하루 평균 걸음`}</p>
      <PlaceRows
        label={t`팀 순위`}
        places={aroundMine(ranking.list.map(toPlace), ranking.myRow && toPlace(ranking.myRow))}
        mineWords={t`우리 팀`}
      />
    </Card>
  )
}
