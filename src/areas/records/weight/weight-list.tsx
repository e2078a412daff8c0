import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { WeightRecord } from './weight.ts'
import { useWeightWords } from './weight-words.ts'

/** What one glance takes in; the rest unfolds on request. */
const SHORT_LIST = 5

export interface WeightListProps {
  records: readonly WeightRecord[]
  today: string
  onOpen(record: WeightRecord): void
}

/** The readings, newest first, each with its origin and the change since the one before. */
export function WeightList({ records, today, onOpen }: WeightListProps) {
  const { t } = useLingui()
  const words = useWeightWords(today)
  const [all, setAll] = useState(false)
  const shown = all ? records : records.slice(0, SHORT_LIST)

  return (
    <Card>
      <CardHead
        title={t`기록`}
        more={
          records.length > SHORT_LIST ? (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- MoreLink draws its words on it
            <MoreLink render={<button type="button" aria-expanded={all} onClick={() => setAll(!all)} />}>
              {all ? t`줄여 보기` : t`전체 보기`}
            </MoreLink>
          ) : undefined
        }
      />
      <Rows label={t`기록`}>
        {shown.map((record) => (
          <ListRow
            key={record.at}
            title={formatQuantity(record.weightKg, 'kg')}
            sub={`${words.moment(record.at)} · ${words.origin(record.origin)}`}
            end={record.changeKg === null ? undefined : formatAmount(record.changeKg, 'kg', 'always')}
            chevron
            onClick={() => onOpen(record)}
          />
        ))}
      </Rows>
    </Card>
  )
}
