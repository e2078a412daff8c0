import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Weight from 'lucide-react/icons/weight'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import { weightGoalQuery, weightsQuery } from './return.queries.ts'
import css from './return.module.css'

/** What has stayed: counted, not scolded. */
export function KeptCard({ now }: HomeCardProps) {
  const { t } = useLingui()
  const { data: weights, isError, isFetching, refetch } = useQuery(weightsQuery())
  const { data: goal } = useQuery(weightGoalQuery())
  if (isError && !weights)
    return (
      <FailedPart
        icon={Weight}
        title={t`체중 기록을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!weights?.count) return null
  const { count, last } = weights
  return (
    <Card>
      <CardHead
        title={t`그대로 있는 것`}
        more={<MoreLink render={<Link to="/healthlog/WeightRecord" />}>{t`내 기록`}</MoreLink>}
      />
      <ul className={css.kept}>
        <li>
          <b>{t`체중 ${count}개`}</b>
          <span>{t`마지막 ${formatNumber(last ?? 0, { decimals: 1 })} kg`}</span>
        </li>
        {goal?.kg ? (
          <li>
            <b>{t`목표 ${formatNumber(goal.kg, { decimals: 1 })} kg`}</b>
            <span>{goal.lastDay < now.day ? t`기한이 지났어요` : t`그대로 두었어요`}</span>
          </li>
        ) : null}
      </ul>
      <Button
        kind="soft"
        block
        className={css.go}
        render={<Link to="/healthlog/WeightRecord" />}
      >{t`체중 적고 이어 가기`}</Button>
    </Card>
  )
}
