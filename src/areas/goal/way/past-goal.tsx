import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { goalOnQuery } from '../kit/goal.queries.ts'

/** The goal before another one, asked for on a tap; from it one goes further back. There is no call that lists them. */
export function PastGoal({ before }: { before: Day }) {
  const { t, i18n } = useLingui()
  const [asked, setAsked] = useState(false)
  const { data: goal, isError, refetch } = useQuery({ ...goalOnQuery(addDays(before, -1)), enabled: asked })
  if (!asked)
    return <ListRow lead={<RowIcon icon={History} />} title={t`지난 목표`} chevron onClick={() => setAsked(true)} />
  if (isError && goal === undefined)
    return (
      <ListRow
        lead={<RowIcon icon={History} />}
        title={t`지난 목표`}
        sub={t`불러오지 못했어요. 다시 눌러 주세요.`}
        chevron
        onClick={() => void refetch()}
      />
    )
  if (goal === undefined) return <ListRow lead={<RowIcon icon={History} />} title={t`지난 목표`} sub={t`찾고 있어요`} />
  if (goal === null) return <ListRow lead={<RowIcon icon={History} />} title={t`바로 전에는 목표가 없었어요`} />
  const end = addDays(before, -1)
  const last = goal.endDt < end ? goal.endDt : end
  return (
    <>
      <ListRow
        lead={<RowIcon icon={History} />}
        title={`${goal.startBw} → ${goal.targetBw} kg`}
        sub={`${formatDay(goal.startDt, i18n.locale, 'dated')} – ${formatDay(last, i18n.locale, 'dated')}`}
      />
      <PastGoal before={goal.startDt} />
    </>
  )
}
