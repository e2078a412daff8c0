import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Soup from 'lucide-react/icons/soup'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { withoutEnergy } from '#src/domain/day/without-energy.ts'
import { allergyNotice } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { BowlRing } from '#src/domain/meal/bowl-ring.tsx'
import type { Course } from '#src/domain/meal/course.ts'
import { useAllergenName } from '#src/domain/meal/use-allergen-name.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { DishPhoto, DishTile } from '#src/ui/dish/dish.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { MyQr } from '../code/my-qr.tsx'
import { FailedCard } from './failed-card.tsx'
import { featured, type Home, type HomeCourse } from './home.ts'
import css from './home.module.css'

/** The meal that is on or next at the member's restaurant: one course large, the others as rows. */
export function NextMenu({ home: { menu, failed, name }, today }: { home: Home; today: Day }) {
  const { t, i18n } = useLingui()
  if (!menu) {
    if (failed.has('mealCard')) {
      return (
        <>
          <FailedCard icon={Soup} title={t({ message: '식단을 불러오지 못했어요', context: '홈' })} />
          <MyQr />
        </>
      )
    }
    return (
      <Card>
        <CardHead
          title={t`오늘 식단`}
          more={<MoreLink render={<Link to="/mypage/rest-manage" />}>{t`식당 보기`}</MoreLink>}
        />
        <p className={css.nothing}>{t`이번 주에는 나온 식단이 없어요`}</p>
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
  const { courses } = menu
  // Somebody whom a label warns of one course: what is not declared is said of the others, too.
  const allergic = courses.some(({ avoid }) => avoid)
  const hasFree = courses.length === 0 || courses.some(({ avoid }) => !avoid)
  const shared = (first?.avoid?.allergens ?? []).filter((allergen) =>
    courses.every(({ avoid }) => avoid?.allergens.includes(allergen)),
  )
  const names = shared.join('·')
  return (
    <Card>
      <CardHead
        title={title}
        more={<MoreLink render={<Link to="/menu/todayMenu" />}>{menu.restaurantName}</MoreLink>}
      />
      {first ? <Feature course={first} memberName={name} allergic={allergic} /> : null}
      <MyQr />
      {hasFree ? null : (
        <p className={css.without}>
          {shared.length > 0
            ? t`${title}은 모두 ${names} 표시가 있어요`
            : t`${title}은 모두 내가 피하는 것이 표시돼 있어요`}
        </p>
      )}
      <Others courses={rest} avoided={hasFree ? first?.avoid?.allergens : undefined} allergic={allergic} />
    </Card>
  )
}

/**
 * The other courses. Beside a warning those come first whose label does not name the same; what is not declared is not
 * among them.
 */
function Others({
  courses,
  avoided,
  allergic,
}: {
  courses: readonly HomeCourse[]
  avoided: string[] | undefined
  allergic: boolean
}) {
  const { t } = useLingui()
  // Without a name nothing can be said to be missing elsewhere.
  if (!avoided || avoided.length === 0) return <CourseRows courses={courses} allergic={allergic} />
  const names = avoided.join('·')
  const without = courses.filter((course) => !course.avoid && course.declared)
  const rest = courses.filter((course) => !without.includes(course))
  return (
    <>
      {without.length > 0 ? (
        <>
          <h3 className={css.without}>{t`${names} 표시가 없는 메뉴`}</h3>
          <CourseRows courses={without} allergic={allergic} />
        </>
      ) : null}
      {rest.length > 0 ? (
        <>
          <h3 className={css.without}>{t`다른 메뉴`}</h3>
          <CourseRows courses={rest} allergic={allergic} />
        </>
      ) : null}
    </>
  )
}

function CourseRows({ courses, allergic }: { courses: readonly HomeCourse[]; allergic: boolean }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  return (
    <Rows>
      {courses.map((course) => (
        <ListRow
          key={course.key.hallNo + course.key.menuCourseType}
          render={<Link to="/meal/detail" search={course.key} />}
          lead={<DishTile name={course.bowls[0] ?? course.title} />}
          title={course.title}
          sub={
            <>
              <Availability course={course} />
              {course.avoid ? <AvoidMark avoid={course.avoid} /> : null}
              {allergic && !course.avoid && !course.declared ? (
                <span className={css.doubt}>{t`알레르기 정보를 다 알 수 없어요`}</span>
              ) : null}
            </>
          }
          end={
            course.kcal === null || numbersOff ? undefined : (
              <>
                <b>{formatAmount(course.kcal, 'kcal')}</b> kcal
              </>
            )
          }
        />
      ))}
    </Rows>
  )
}

function Feature({ course, memberName, allergic }: { course: HomeCourse; memberName: string; allergic: boolean }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const { avoid } = course
  const likedMark = course.liked ? t`좋아하는 메뉴` : null
  const [reason] = numbersOff ? withoutEnergy(course.reason ?? '') : [course.reason]
  const mark = course.recommended ? t`${memberName}님 추천` : likedMark
  return (
    <Link to="/meal/detail" search={course.key} className={css.feature}>
      <div>
        {mark ? (
          <Badge kind="brand" className={css.badge}>
            {mark}
          </Badge>
        ) : null}
        <h3>{course.title}</h3>
        <p>
          {course.kcal === null || numbersOff
            ? course.corner
            : `${course.corner} · ${formatQuantity(course.kcal, 'kcal')}`}
        </p>
        {reason ? <p>{reason}</p> : null}
      </div>
      <span className={css.tray}>
        <DishPhoto src={course.photo} alt="" dishes={course.bowls} />
        {avoid?.bowl && !course.photo ? <BowlRing bowl={avoid.bowl} bowls={course.bowls} /> : null}
      </span>
      {avoid ? (
        <Warning avoid={avoid} />
      ) : allergic && !course.declared ? (
        <AllergyLine notice={{ kind: 'unknown', rest: [] }} />
      ) : null}
    </Link>
  )
}

/** Which dish holds what, as the menu says it. Never that the others are safe. */
function Warning({ avoid }: { avoid: NonNullable<HomeCourse['avoid']> }) {
  const { dish } = avoid
  const nameOf = useAllergenName()
  const names = avoid.allergens.join(', ') || nameOf('')
  if (!dish)
    return (
      <AllergyLine
        notice={allergyNotice(
          [{ allergens: avoid.allergens.map((name) => ({ code: name, name, avoided: true })), complete: false }],
          true,
        )}
      />
    )
  return (
    <p className={css.warning}>
      <Icon of={TriangleAlert} />
      <span>
        <Trans>
          <b>
            {dish}에 {names}
          </b>{' '}
          표시가 있어요
        </Trans>
      </span>
    </p>
  )
}

function Availability({ course }: { course: Course }) {
  if (course.soldOut) return <Trans>{course.corner} · 품절</Trans>
  if (course.remaining !== null)
    return (
      <Trans>
        {course.corner} · {course.remaining}개 남음
      </Trans>
    )
  return course.corner
}
