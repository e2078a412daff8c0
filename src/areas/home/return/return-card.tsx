import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import type { HomeCourse } from '../hub/home.ts'
import { colon } from '../hub/lead-words.ts'
import { particleIn } from '../hub/particle.ts'
import { placeNoticesQuery } from './return.queries.ts'
import css from './return.module.css'

/** What has changed at the member's own restaurant while they were away, and what it serves next. */
export function ReturnCard({ home: { menu, nextMeal } }: HomeCardProps) {
  const { t, i18n } = useLingui()
  const { data: notices = [] } = useQuery(placeNoticesQuery())
  const [notice] = notices
  const course = menu?.courses[0]
  if (!menu || !course) return null
  const { mealName, restaurantName } = menu
  const dish = course.main
  const ending = particleIn(i18n.locale, dish, '이에요/예요')
  const opens = nextMeal ? colon(nextMeal.opensAt) : ''
  return (
    <Card>
      <CardHead title={notice?.title ?? restaurantName} />
      {notice?.contents ? <p className={css.notice}>{notice.contents}</p> : null}
      <Corners courses={menu.courses} />
      <Rows>
        <ListRow
          render={<Link to="/meal/detail" search={course.key} />}
          lead={<DishTile name={course.bowls[0] ?? dish} />}
          title={t`${mealName}은 ${dish}${ending}`}
          sub={[opens && t`${opens}부터`, restaurantName].filter(Boolean).join(' · ')}
          chevron
        />
      </Rows>
    </Card>
  )
}

/** The counters with what stands on them. */
const Corners = ({ courses }: { courses: readonly HomeCourse[] }) => (
  <ul className={css.corners}>
    {courses.map(({ key, corner, bowls, title }) => (
      <li key={key.hallNo + key.menuCourseType}>
        <DishTile name={bowls[0] ?? title} />
        {corner}
      </li>
    ))}
  </ul>
)
