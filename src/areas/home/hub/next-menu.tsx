import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Course } from '#src/domain/meal/course.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { DishPhoto, DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { MyQr } from './my-qr.tsx'
import { featured, type Home } from './home.ts'
import css from './home.module.css'

/** The meal that is on or next at the member's restaurant: the recommended course large, the others as rows. */
export function NextMenu({ menu, memberName, today }: { menu: Home['menu']; memberName: string; today: Day }) {
  const { t, i18n } = useLingui()
  if (!menu) {
    return (
      <Card>
        <CardHead title={t`오늘 식단`} more={<MoreLink render={<Link to="/mypage/rest-manage" />}>{t`식당 고르기`}</MoreLink>} />
        <p className={css.nothing}>{t`식당을 고르면 오늘 식단을 보여 드려요`}</p>
      </Card>
    )
  }

  const { first, rest } = featured(menu.courses)
  const otherDay = formatDay(menu.day, i18n.locale, 'short')
  const title =
    menu.day === today
      ? t`오늘 ${menu.mealName}`
      : menu.day === addDays(today, 1)
        ? t`내일 ${menu.mealName}`
        : t`${otherDay} ${menu.mealName}`
  return (
    <Card>
      <CardHead title={title} more={<MoreLink render={<Link to="/menu/todayMenu" />}>{menu.restaurantName}</MoreLink>} />
      {first ? <Feature course={first} memberName={memberName} /> : null}
      <MyQr />
      <Rows>
        {rest.map((course) => (
          <ListRow
            key={course.key.hallNo + course.key.menuCourseType}
            render={<Link to="/meal/detail" search={course.key} />}
            lead={<DishTile name={course.bowls[0] ?? course.title} />}
            title={course.title}
            sub={<Availability course={course} />}
            end={
              course.kcal === null ? undefined : (
                <>
                  <b>{formatAmount(course.kcal, 'kcal')}</b> kcal
                </>
              )
            }
          />
        ))}
      </Rows>
    </Card>
  )
}

function Feature({ course, memberName }: { course: Course; memberName: string }) {
  const { t } = useLingui()
  return (
    <Link to="/meal/detail" search={course.key} className={css.feature}>
      <div>
        {course.recommended ? <Badge kind="brand" className={css.badge}>{t`${memberName}님 추천`}</Badge> : null}
        <h3>{course.title}</h3>
        <p>{course.kcal === null ? course.corner : `${course.corner} · ${formatQuantity(course.kcal, 'kcal')}`}</p>
      </div>
      <DishPhoto src={course.photo} alt="" dishes={course.bowls} />
    </Link>
  )
}

function Availability({ course }: { course: Course }) {
  if (course.soldOut) return <Trans>{course.corner} · 품절</Trans>
  if (course.remaining !== null) return <Trans>{course.corner} · {course.remaining}개 남음</Trans>
  return course.corner
}
