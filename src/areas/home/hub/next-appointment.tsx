import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { formatHour } from '#src/lib/clock-words.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { DateTile, ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { FailedCard } from './failed-card.tsx'
import type { HomeAppointment } from './home.ts'
import css from './home.module.css'

/** The member's next appointment, today or tomorrow. */
export function NextAppointment({
  appointment,
  failed,
  today,
}: {
  appointment: HomeAppointment | null
  failed: boolean
  today: Day
}) {
  const { t, i18n } = useLingui()
  if (!appointment && failed) return <FailedCard icon={CalendarClock} title={t`약속을 불러오지 못했어요`} />
  if (!appointment || appointment.day > addDays(today, 1)) return null
  const { day, time, place, counselor } = appointment
  const hour = formatHour(time, i18n.locale)
  const when = day === today ? t`오늘 ${hour}` : t`내일 ${hour}`
  return (
    <Card label={t`다음 약속`}>
      <Rows>
        <ListRow
          className={css.appointment}
          render={<Link to="/counseling/MyRsrvList" />}
          lead={<DateTile weekday={formatDay(day, i18n.locale, 'weekday')} day={String(Number(day.slice(6)))} />}
          title={t`${when}, 핏톡 상담`}
          sub={`${place} · ${counselor}`}
          chevron
        />
      </Rows>
    </Card>
  )
}
