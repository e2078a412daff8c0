import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Heart from 'lucide-react/icons/heart'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { withoutEnergy } from '#src/domain/day/without-energy.ts'
import { allergyNotice } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import { formatAmount } from '#src/lib/units.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DishPhoto } from '#src/ui/dish/dish.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Crowd } from './crowd.tsx'
import type { CourseMark } from './course-mark.ts'
import { sideDishes, type DayCourse } from './today-menu.ts'
import css from './today.module.css'

export interface CourseCardProps {
  course: DayCourse
  mark: CourseMark
  /** What would be left of the day after it; null where nobody knows. */
  afterKcal: number | null
  /** The word of an event that one of its dishes belongs to. */
  event: string | null
  /** The restaurant names the dishes beside the main one. */
  namesSides: boolean
  memberName: string
  onLike(liked: boolean): void
}

/** One course of the day: what it is, what is in it, how busy its corner is. Its name leads to the dishes. */
export function CourseCard({ course, mark, afterKcal, event, namesSides, memberName, onLike }: CourseCardProps) {
  const { t } = useLingui()
  const isNumbersOff = useNumbersOff()
  const [reason] = isNumbersOff ? withoutEnergy(course.reason ?? '') : [course.reason]
  // Three words for three things: none is left, none is reserved any more, the counter alone sells it.
  const sale = course.soldOut
    ? t`품절`
    : course.unreserved && { over: t`예약 마감`, counter: t`현장 판매` }[course.unreserved]
  const until = course.orderUntil && `${course.orderUntil.slice(0, 2)}:${course.orderUntil.slice(2)}`

  return (
    <Card as="article" className={css.card}>
      <div className={css.top}>
        <span>{course.corner}</span>
        {course.recorded ? (
          <Badge kind="positive" icon={Check}>
            {t`기록했어요`}
          </Badge>
        ) : course.recommended ? (
          <Badge kind="brand">{t`${memberName}님 추천`}</Badge>
        ) : null}
        {event ? <Badge kind="info">{event}</Badge> : null}
        {sale ? <Badge>{sale}</Badge> : null}
        <IconButton
          className={css.like}
          label={t`${course.title}, 좋아하는 메뉴`}
          icon={Heart}
          quiet={!course.liked}
          favourite={course.liked}
          onClick={() => onLike(!course.liked)}
        />
      </div>
      <div className={css.body}>
        <div>
          <h2>
            <Link to="/meal/detail" search={course.key} className={css.link}>
              {course.title}
            </Link>
          </h2>
          {namesSides ? <p>{sideDishes(course).join(', ')}</p> : null}
          <p className={css.facts}>
            {!isNumbersOff &&
              (course.kcal === null ? (
                <span>{t`열량 정보가 없어요`}</span>
              ) : (
                <span>
                  <b>{formatAmount(course.kcal, 'kcal')}</b> kcal
                </span>
              ))}
            {course.sodiumMg === null ? null : (
              <span>
                <Trans>나트륨 {formatAmount(course.sodiumMg, 'mg')} mg</Trans>
              </span>
            )}
          </p>
          {reason ? <p className={css.after}>{reason}</p> : null}
          {afterKcal === null || isNumbersOff ? null : (
            <p className={css.after}>{t`먹고 나면 ${formatAmount(afterKcal, 'kcal')} kcal 남아요`}</p>
          )}
          {mark && !(isNumbersOff && mark.kind === 'energy') ? (
            <p className={css.mark}>
              {mark.kind === 'sodium'
                ? t`이 중에서 가장 짜요`
                : t`오늘 남은 열량보다 ${formatAmount(mark.overKcal, 'kcal')} kcal 많아요`}
            </p>
          ) : null}
        </div>
        <DishPhoto src={course.photo} alt={course.title} dishes={course.bowls} />
      </div>
      <div className={css.foot}>
        {course.crowd ? <Crowd crowd={course.crowd} /> : null}
        {course.remaining === null || course.soldOut ? null : (
          <p className={css.left}>
            {until ? (
              <Trans>
                <b>{course.remaining}개</b> 남았어요 · {until} 마감
              </Trans>
            ) : (
              <Trans>
                <b>{course.remaining}개</b> 남았어요
              </Trans>
            )}
          </p>
        )}
        <AllergyLine
          notice={allergyNotice(
            course.dishes.map((dish) => dish.declared),
            course.flagged,
          )}
        />
      </div>
    </Card>
  )
}
