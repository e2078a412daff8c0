import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#src/lib/days.ts'
import { MonthCalendar } from '#src/ui/month-calendar/month-calendar.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { recordDaysQuery } from './hub.queries.ts'

interface Props {
  day: Day
  today: Day
  onDay(day: Day): void
  onClose(): void
}

/** A month to choose the day from; days with a record have a dot, as soon as they are known. */
export function HubCalendar({ day, today, onDay, onClose }: Props) {
  const { t } = useLingui()
  const [month, setMonth] = useState(`${day.slice(0, 6)}01`)
  const { data: days } = useQuery(recordDaysQuery(month, today))
  const marked = new Set(days?.map(({ helhDate }) => helhDate))
  return (
    <Sheet open title={t`날짜 고르기`} onCloseRequest={onClose}>
      <MonthCalendar
        value={day}
        today={today}
        max={today}
        marked={(each) => marked.has(each)}
        onMonth={setMonth}
        onChange={onDay}
      />
    </Sheet>
  )
}
