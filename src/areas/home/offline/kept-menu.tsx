import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { avoidedIn, declaredOf, isFlagged, listOf, type Avoided } from '#src/domain/meal/allergens.ts'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { toCourse } from '#src/domain/meal/course.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { DishTile, DishTray } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { avoidOf, featured } from '../hub/home.ts'
import type { KeptMenu as Menu } from './kept-home.ts'
import css from './offline.module.css'

/**
 * Today's courses as they were received, with when that was; how many are left and how long one waits nobody knows now.
 */
export function KeptMenu({ menu: { restaurant, rows, mealType }, age }: { menu: Menu; age: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const isNumbersOff = useNumbersOff()
  const mealName = useMealTimeName()(mealType)
  const courses = rows.map((row) => ({
    ...toCourse(row, language),
    avoid: avoidIn(row, language),
    declared: isDeclared(row),
  }))
  // As on home: to somebody whom a label warns of one course, what is not declared is said of the others.
  const allergic = courses.some(({ avoid }) => avoid)
  const markOf = ({ avoid, declared }: (typeof courses)[number]) =>
    avoid ? (
      <AvoidMark avoid={avoid} />
    ) : allergic && !declared ? (
      <span className={css.doubt}>{t`알레르기 정보를 다 알 수 없어요`}</span>
    ) : null
  const { first, rest } = featured(courses)
  return (
    <Card>
      <CardHead
        title={t`오늘 ${mealName}`}
        more={<MoreLink render={<Link to="/menu/todayMenu" />}>{restaurantNameOf(restaurant, language)}</MoreLink>}
      />
      {first ? (
        <Link to="/meal/detail" search={first.key} className={css.feature}>
          <span>
            <Badge icon={Clock} className={css.age}>
              {age}
            </Badge>
            <b>{first.title}</b>
            <small>
              {[first.corner, first.kcal === null || isNumbersOff ? null : formatQuantity(first.kcal, 'kcal')]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {markOf(first)}
          </span>
          <DishTray dishes={first.bowls} />
        </Link>
      ) : null}
      <Rows>
        {rest.map((course) => (
          <ListRow
            key={course.key.hallNo + course.key.menuCourseType}
            render={<Link to="/meal/detail" search={course.key} />}
            lead={<DishTile name={course.bowls[0] ?? course.title} />}
            title={course.title}
            sub={
              <>
                {course.corner}
                {markOf(course)}
              </>
            }
            end={
              course.kcal === null || isNumbersOff ? undefined : (
                <>
                  <b>{formatAmount(course.kcal, 'kcal')}</b> kcal
                </>
              )
            }
          />
        ))}
      </Rows>
      <p className={css.note}>{t`남은 수와 대기는 연결되면 보여요`}</p>
    </Card>
  )
}

/** What a course holds that the member avoids: the menu says it by its dishes, home's card by the first that does. */
const avoidIn = (row: Menu['rows'][number], language: 'ko' | 'en'): Avoided | null =>
  'dishList' in row ? avoidedIn(listOf(row.dishList), isFlagged(row), language) : avoidOf(row, language)

/** Whether all of it is declared, as far as was received. */
const isDeclared = (row: Menu['rows'][number]): boolean =>
  'dishList' in row
    ? listOf(row.dishList).length > 0 && row.dishList.every((dish) => declaredOf(dish, 'ko').complete)
    : row.allergyKnownYn === 'Y'
