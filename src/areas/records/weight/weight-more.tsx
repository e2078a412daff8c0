import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Activity from 'lucide-react/icons/activity'
import Target from 'lucide-react/icons/target'
import Weight from 'lucide-react/icons/weight'
import { useState } from 'react'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import type { MoreProps } from '../kit/record-kind.ts'
import { WeightGoal } from './weight-goal.tsx'
import { weightSummaryQuery } from './weight.queries.ts'

/** What can be done on the weight page beside recording. */
export function WeightMore({ today, onClose }: MoreProps) {
  const { t } = useLingui()
  const { targetKg } = useSuspenseQuery(weightSummaryQuery()).data
  const [sets, setSets] = useState(false)
  if (sets) return <WeightGoal targetKg={targetKg} today={today} onClose={onClose} onSaved={onClose} />
  return (
    <Sheet open title={t`더 보기`} onCloseRequest={onClose}>
      <Rows>
        <ListRow
          lead={<RowIcon icon={Target} />}
          title={targetKg === null ? t`목표 정하기` : t`목표 바꾸기`}
          chevron
          onClick={() => setSets(true)}
        />
        <ListRow
          lead={<RowIcon icon={Weight} />}
          title={t`기기로 재기`}
          chevron
          render={<Link to="/healthlog/omronfatMeasurement" />}
        />
        <ListRow
          lead={<RowIcon icon={Activity} />}
          title={t`체지방률`}
          chevron
          render={<Link to="/healthlog/WeightRecord" search={{ kind: 'BDF' }} />}
        />
        <ListRow
          lead={<RowIcon icon={Activity} />}
          title={t`골격근량`}
          chevron
          render={<Link to="/healthlog/WeightRecord" search={{ kind: 'SKM' }} />}
        />
      </Rows>
    </Sheet>
  )
}
