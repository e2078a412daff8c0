import { Trans, useLingui } from '@lingui/react/macro'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import type { WeightRecord } from './weight.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RecordHead } from '../kit/record-head.tsx'
import { useRecordWords } from '../kit/record-words.ts'
import { weightSummaryQuery } from './weight.queries.ts'

/** The latest weight, large, with what it means beside last week and the goal. */
export function WeightReading({ last, today }: { last: WeightRecord; today: string }) {
  const { t } = useLingui()
  const words = useRecordWords(today)
  const { weekChangeKg, targetKg, tellsWay } = useSuspenseQuery(weightSummaryQuery()).data
  const leftKg = targetKg === null || !tellsWay ? null : Math.abs(last.weightKg - targetKg)

  return (
    <RecordHead
      label={t`최근 체중`}
      when={words.moment(last.at)}
      notes={
        <>
          {weekChangeKg === null ? null : (
            <>
              <p>{t`지난주보다`}</p>
              <Badge kind={movesTowards(weekChangeKg, last.weightKg, targetKg) ? 'positive' : 'plain'}>
                {formatQuantity(weekChangeKg, 'kg', 'always')}
              </Badge>
            </>
          )}
          {leftKg === null ? null : (
            <p>
              {leftKg < 0.05 ? (
                t`목표를 이뤘어요`
              ) : (
                <Trans>
                  목표까지 <b>{formatQuantity(leftKg, 'kg')}</b>
                </Trans>
              )}
            </p>
          )}
        </>
      }
    >
      {formatAmount(last.weightKg, 'kg')}
      <small>kg</small>
    </RecordHead>
  )
}

/** Green only for a change towards the member's own goal: losing weight is not good news for everyone. */
function movesTowards(changeKg: number, weightKg: number, targetKg: number | null): boolean {
  if (targetKg === null || changeKg === 0) return false
  return Math.sign(changeKg) === Math.sign(targetKg - (weightKg - changeKg))
}
