import { Trans, useLingui } from '@lingui/react/macro'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import type { WeightRecord, WeightSummary } from './weight.ts'
import { useWeightWords } from './weight-words.ts'
import css from './weight.module.css'

export interface WeightReadingProps {
  last: WeightRecord
  summary: WeightSummary
  today: string
}

/** The latest weight, large, with what it means beside last week and the goal. */
export function WeightReading({ last, summary, today }: WeightReadingProps) {
  const { t } = useLingui()
  const words = useWeightWords(today)
  const { weekChangeKg, targetKg } = summary
  const leftKg = targetKg === null ? null : Math.abs(last.weightKg - targetKg)

  return (
    <section className={css.reading} aria-label={t`최근 체중`}>
      <p>{words.moment(last.at)}</p>
      <h2 className={css.value}>
        {formatAmount(last.weightKg, 'kg')}
        <small>kg</small>
      </h2>
      <div className={css.notes}>
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
      </div>
    </section>
  )
}

/** Green only for a change towards the member's own goal: losing weight is not good news for everyone. */
function movesTowards(changeKg: number, weightKg: number, targetKg: number | null): boolean {
  if (targetKg === null || changeKg === 0) return false
  return Math.sign(changeKg) === Math.sign(targetKg - (weightKg - changeKg))
}
