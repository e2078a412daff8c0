import { useLingui } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import PenLine from 'lucide-react/icons/pen-line'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import type { Day } from '#src/lib/days.ts'
import { clockOf } from '#src/lib/wire-time.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import type { EatenFood } from './one-meal.ts'

const MealTimeSheet = lazyPart(() => import('./meal-time-sheet.tsx'), 'MealTimeSheet')
const MealMemoSheet = lazyPart(() => import('./meal-memo-sheet.tsx'), 'MealMemoSheet')

interface Props {
  day: Day
  meal: MealType
  foods: readonly EatenFood[]
  clock: string | null
  memo: string | null
}

/** When the meal was, and the member's own words about it; each opens where it is changed. */
export function MealNotes({ day, meal, foods, clock, memo }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'time' | 'memo' | null>(null)
  const close = () => setOpen(null)
  const numbers = foods.map(({ number }) => number)
  return (
    <Card tight>
      <Rows>
        <ListRow
          lead={<RowIcon icon={Clock} />}
          title={t`먹은 시간`}
          sub={clock ?? t`적어 두지 않았어요`}
          chevron
          onClick={() => setOpen('time')}
        />
        <ListRow
          lead={<RowIcon icon={PenLine} />}
          title={t`메모`}
          sub={memo ?? t`남기고 싶은 말을 적어요`}
          chevron
          onClick={() => setOpen('memo')}
        />
      </Rows>
      <Suspense fallback={null}>
        {open === 'time' ? (
          <MealTimeSheet
            day={day}
            meal={meal}
            numbers={numbers}
            clock={clock}
            differ={new Set(foods.map(({ eatDt }) => clockOf(eatDt))).size > 1}
            onClose={close}
          />
        ) : null}
        {open === 'memo' ? <MealMemoSheet day={day} meal={meal} numbers={numbers} memo={memo} onClose={close} /> : null}
      </Suspense>
    </Card>
  )
}
