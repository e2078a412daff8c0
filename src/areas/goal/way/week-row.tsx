import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Weight from 'lucide-react/icons/weight'
import { useMayType } from '#src/domain/index-record/may-type.ts'
import { type Day, weekOf } from '#src/lib/days.ts'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import type { GoalInfo } from './goal-way.ts'

/**
 * The weight of this week, or the way to it: where an employer takes measured values only, to where they are measured.
 */
export function WeekRow({ goal, today, onWeigh }: { goal: GoalInfo; today: Day; onWeigh: () => void }) {
  const { t } = useLingui()
  const mayType = useMayType()
  const weight = goal.weeks.find(({ weekDt }) => weekDt === weekOf(today)[0])?.weight ?? null
  if (today > goal.endDt) return null
  if (weight !== null)
    return (
      <ListRow
        lead={<RowIcon icon={Check} on />}
        title={t`이번 주 몸무게를 쟀어요`}
        sub={`${weight} kg`}
        {...(mayType && { chevron: true, onClick: onWeigh })}
      />
    )
  if (!mayType)
    return (
      <ListRow
        lead={<RowIcon icon={Weight} />}
        title={t`이번 주 몸무게는 측정대에서 재 주세요`}
        chevron
        render={<Link to="/goal/health-data/edit" />}
      />
    )
  return <ListRow lead={<RowIcon icon={Weight} />} title={t`이번 주 몸무게 적기`} chevron onClick={onWeigh} />
}
