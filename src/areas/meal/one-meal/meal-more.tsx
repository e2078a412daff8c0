import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useNow } from '#src/app/use-now.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { MonthCalendar } from '#src/ui/month-calendar/month-calendar.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'

interface Props {
  day: Day
  meal: MealType
  /** Something of the meal can be recorded again by its own name. */
  canCopy: boolean
  onRemoveAll(): void
  onClose(): void
}

/**
 * What can be done with a whole meal: copied to another day, where it waits as a basket and can still be changed, or
 * removed.
 */
export function MealMore({ day, meal, canCopy, onRemoveAll, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const [copying, setCopying] = useState(false)
  // `never`: the compiler knows the queries of built screens only.
  const copyTo = (to: Day) =>
    void navigate({ to: '/healthlog/mealRecordWrite', search: { day: to, meal, from: day, fromMeal: meal } as never })

  if (copying) {
    return (
      <Sheet open title={t`어느 날에 복사할까요?`} onCloseRequest={onClose}>
        <MonthCalendar value={null} today={today} max={today} onChange={copyTo} />
      </Sheet>
    )
  }
  return (
    <Sheet open title={t`더 보기`} onCloseRequest={onClose}>
      <Rows>
        {canCopy ? (
          <ListRow
            lead={<RowIcon icon={Copy} />}
            title={t`다른 날에 복사`}
            sub={t`그대로 담아 두고 고칠 수 있어요`}
            chevron
            onClick={() => setCopying(true)}
          />
        ) : null}
        <ListRow
          lead={<RowIcon icon={Trash2} />}
          title={t`음식 모두 지우기`}
          sub={t`이 끼니의 음식을 모두 지워요`}
          onClick={onRemoveAll}
        />
      </Rows>
    </Sheet>
  )
}
