import { useLingui } from '@lingui/react/macro'
import { useRange } from '#src/domain/day/use-range.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Challenge } from '../challenge.ts'

/** What one comes along to. */
export function FactsCard({
  challenge: { name, summary, start, end, points },
}: {
  challenge: Pick<Challenge, 'name' | 'summary' | 'start' | 'end' | 'points'>
}) {
  const { t } = useLingui()
  const range = useRange()
  const earned = formatNumber(points)
  return (
    <Card>
      <Rows label={t`어떤 챌린지인가요`}>
        <ListRow tight title={name} sub={summary} />
        <ListRow tight title={t`기간`} sub={range(start, end)} />
        {points > 0 ? <ListRow tight title={t`완주하면`} end={<b>{t`${earned}포인트`}</b>} /> : null}
      </Rows>
    </Card>
  )
}
