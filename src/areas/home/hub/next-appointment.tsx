import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'
import { formatHour } from '#src/lib/clock-words.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { DateTile, ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { HomeAppointment } from './home.ts'
import css from './home.module.css'

/** The member's next appointment within a week. */
export function NextAppointment({ appointment, today }: { appointment: HomeAppointment; today: Day }) {
  const { t, i18n } = useLingui()
  const { day, time, place, counselor } = appointment
  const hour = formatHour(time, i18n.locale)
  const when =
    day === today ? t`오늘 ${hour}` : day === addDays(today, 1) ? t`내일 ${hour}` : `${formatDay(day, i18n.locale, 'short')} ${hour}`
  return (
    <Card label={t`다음 약속`}>
      <Rows>
        <ListRow
          className={css.appointment}
          render={<Link to={later('/counseling/MyRsrvList')} />}
          lead={<DateTile weekday={formatDay(day, i18n.locale, 'weekday')} day={String(Number(day.slice(6)))} />}
          title={t`${when}, 핏톡 상담`}
          sub={`${place} · ${counselor}`}
          chevron
        />
      </Rows>
    </Card>
  )
}
