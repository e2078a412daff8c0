import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import PartyPopper from 'lucide-react/icons/party-popper'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { formatDay } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { mealEventsQuery } from '../around/around.queries.ts'

/** The event that a dish of the course belongs to; nothing without one. */
export function EventRow({ course, menuCodes }: { course: CourseKey; menuCodes: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { data: events = [] } = useQuery(mealEventsQuery(course.restaurantCode, course.menuDt))
  const event = events.find(({ menuCode }) => menuCodes.includes(menuCode))
  if (!event) return null
  return (
    <Card tight>
      <Rows>
        <ListRow
          lead={<RowIcon icon={PartyPopper} />}
          title={event.eventNm}
          sub={t`${formatDay(event.endDt, i18n.locale, 'medium')}까지`}
          chevron
          render={<Link to="/service/event/list" />}
        />
      </Rows>
    </Card>
  )
}
