import { Trans, useLingui } from '@lingui/react/macro'
import { Bar, BarEnds } from '#src/charts/bar.tsx'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import { colon } from '../hub/lead-words.ts'
import { Brook } from './brook.tsx'
import css from './hours.module.css'

/** The challenge while its time of the day is open: how far today is, and where the team stands. */
export function Walk({ home: { challenge } }: HomeCardProps) {
  const { t } = useLingui()
  if (!challenge?.window) return null
  const { window, rank, nextRank, gapToNext, team } = challenge
  const steps = formatNumber(window.steps ?? 0)
  const goal = formatNumber(window.goal)
  const until = colon(window.to)
  const gap = formatNumber(gapToNext ?? 0)
  const share = Math.min(1, (window.steps ?? 0) / window.goal)
  return (
    <Card>
      <CardHead title={challenge.name} more={<span className={css.until}>{t`${until}까지`}</span>} />
      <Brook share={share} picture={team.at(-1)?.picture ?? 1} />
      <div className={css.bar}>
        <Bar thin color="steps" percent={share * 100} label={t`${goal}보 가운데 ${steps}보`} />
        <BarEnds
          start={
            <Trans>
              오늘 <b>{steps}보</b>
            </Trans>
          }
          end={
            rank === null
              ? t`${goal}보면 성공`
              : nextRank === null
                ? t`우리 팀 ${rank}위`
                : t`우리 팀 ${rank}위 · ${nextRank}위와 하루 ${gap}보 차이`
          }
        />
      </div>
    </Card>
  )
}
