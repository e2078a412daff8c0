import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import { Suspense } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyExtra } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { useLike } from '#src/domain/meal/use-like.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { AllergyCard } from './allergy-card.tsx'
import { courseAllergyQuery, courseDetailQuery, courseNutrientsQuery, courseRatingQuery } from './detail.queries.ts'
import { avoidedBowls, toCourseDetail, toCourseNotice, toDishAllergens, toDishNutrients } from './detail.ts'
import { DishesCard } from './dishes-card.tsx'
import { EventRow } from './event-row.tsx'
import { useRecordAction } from './record-action.tsx'
import { TrayCard } from './tray-card.tsx'
import { useListedCourse } from './use-listed-course.ts'
import css from './detail.module.css'

// Below the fold, and only for members of the mall.
const CookRow = lazyExtra(() => import('../mall/cook-row.tsx'), 'CookRow')

/** One course: its dishes with what they hold, allergens, and what others thought of it. */
export function MealDetailScreen({ course }: { course: CourseKey }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mealTimeName = useMealTimeName()
  const like = useLike()
  const { data: rating } = useQuery(courseRatingQuery(course))
  const [{ data: rows }, { data: nutrients }, { data: allergy }] = useSuspenseQueries({
    queries: [courseDetailQuery(course), courseNutrientsQuery(course), courseAllergyQuery(course)],
  })
  const detail = toCourseDetail(rows, language)
  const action = useRecordAction(course, detail?.dishes ?? [])
  const listed = useListedCourse(course)

  if (!detail) {
    return (
      <DetailPage
        bar={<ScreenBar title={t`식단`} titleAs="p" backTo="/menu/todayMenu" />}
        instead={
          <EmptyState
            level={1}
            title={t`찾는 메뉴가 없어요`}
            text={t`식단이 바뀌었을 수 있어요. 오늘 식단에서 다시 골라 주세요.`}
            action={<Button render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
          />
        }
      />
    )
  }

  const wait = listed === undefined || listed.waitMinutes === null ? undefined : t`지금 대기 ${listed.waitMinutes}분`
  const sale = detail.soldOut
    ? t`품절`
    : listed?.unreserved && { over: t`예약 마감`, counter: t`현장 판매` }[listed.unreserved]
  const when = `${formatDay(course.menuDt, i18n.locale, 'medium')} ${mealTimeName(course.menuMealType)}`
  return (
    <DetailPage
      bar={
        <ScreenBar
          title={detail.corner}
          titleAs="p"
          backTo="/menu/todayMenu"
          actions={
            <IconButton
              label={t`${detail.title}, 좋아하는 메뉴`}
              icon={Heart}
              favourite={detail.liked}
              onClick={() => like(detail.menuCode, !detail.liked)}
            />
          }
        />
      }
      action={action}
      lead={{ above: when, title: listed?.title ?? detail.title, below: sale ? <Badge>{sale}</Badge> : wait }}
    >
      {/* Whether one may eat it comes before how it looks. */}
      <AllergyCard notice={toCourseNotice(allergy, language)} dishes={toDishAllergens(allergy, language)} />
      <TrayCard course={course} detail={detail} avoided={avoidedBowls(allergy)} />
      <DishesCard dishes={toDishNutrients(nutrients, rows, language)} total={detail.total} />
      <EventRow course={course} menuCodes={detail.dishes.map(({ menuCode }) => menuCode)} />
      <Card>
        <CardHead title={t`다녀온 사람들`} />
        {rating ? (
          <p className={css.rating}>
            {rating.TOT_CNT
              ? t`평점 ${formatNumber(rating.MENU_GRADE_AVG ?? 0, { decimals: 1, minDecimals: 1 })} · ${rating.TOT_CNT}명이 평가했어요`
              : t`아직 평가가 없어요`}
          </p>
        ) : null}
        <p className={css.rating}>{t`${detail.likeCount}명이 좋아해요`}</p>
      </Card>
      <Suspense fallback={null}>
        <CookRow menuCode={detail.menuCode} />
      </Suspense>
    </DetailPage>
  )
}
