import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import { todayMenuQuery, userRestaurantsQuery } from '#src/domain/meal/menu.queries.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, today, type Day } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Center } from '#src/ui/page/page.tsx'
import { Pick } from '#src/ui/select-button/select-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { canRecord, draftOf, type Hours } from '../record/record.ts'
import { useRecordMealCourse } from '../record/use-record-meal-course.ts'
import { sideDishes, toTodayMenu, type DayCourse } from '../today/today-menu.ts'
import { useFoodWords } from './food-words.ts'
import css from './add-foods.module.css'

const RestaurantSheet = lazyPart(() => import('../today/restaurant-sheet.tsx'), 'RestaurantSheet')

interface Props {
  day: Day
  meal: string
  /** When it was eaten, `HH:mm`, where that was chosen. */
  clock: string | null
  /** Without one the member's main restaurant. */
  restaurantCode: string | undefined
  /** A course was recorded whole. */
  onRecorded(): void
}

/**
 * What the company restaurant served for this meal. A whole tray is one tap; what was left of it is told on its own
 * page.
 */
export function CompanyFood({ day, meal, clock, restaurantCode, onRecorded }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const now = useNow()
  const mealName = useMealTimeName()(meal)
  const [chosen, setChosen] = useState(restaurantCode)
  const [switching, setSwitching] = useState(false)
  const { data: restaurants } = useQuery(userRestaurantsQuery())
  const { data, isPending, isError, isFetching, refetch } = useQuery(todayMenuQuery(chosen, day))

  if (isPending) {
    return (
      <Card>
        <div role="status" aria-busy="true" aria-label={t`식단을 불러오는 중`}>
          <Skeleton height={132} />
        </div>
      </Card>
    )
  }
  if (isError && !data) {
    return (
      <ErrorState
        level={2}
        title={t`식단을 불러오지 못했어요`}
        text={t`잠깐 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const menu = toTodayMenu(data, language)
  const courses = menu.coursesOf(meal)
  const slot = menu.times.find(({ code }) => code === meal) ?? { opensAt: null, closesAt: null }
  const open = canRecord(day, slot, now)
  const isOver = day < addDays(today(now), -1)

  return (
    <>
      {menu.restaurant ? (
        <div className={css.place}>
          <Pick open={switching} onClick={() => setSwitching(true)}>
            {menu.restaurant.name}
          </Pick>
        </div>
      ) : null}
      {courses.length === 0 ? (
        <Center>
          {restaurants?.length === 0 ? (
            <EmptyState
              title={t`아직 고른 식당이 없어요`}
              text={t`자주 가는 식당을 등록하면 오늘 식단을 보여 드려요.`}
              action={<Button render={<Link to="/mypage/rest-manage" />}>{t`식당 등록하기`}</Button>}
            />
          ) : (
            <EmptyState
              title={t`이날 ${mealName}은 식단이 없어요`}
              text={t`다른 식당을 고르거나 이름으로 찾아 보세요.`}
            />
          )}
        </Center>
      ) : (
        <>
          {open ? null : (
            <Notice>
              {isOver
                ? t`회사 밥은 다음 날까지만 기록할 수 있어요. 드신 음식을 이름으로 찾아 담아 보세요.`
                : t`아직 배식 전이에요. 시작하면 기록할 수 있어요.`}
            </Notice>
          )}
          {courses.map((course) => (
            <Course
              key={`${course.key.hallNo}_${course.key.menuCourseType}`}
              course={course}
              open={open}
              clock={clock}
              hours={slot}
              onRecorded={onRecorded}
            />
          ))}
        </>
      )}
      <Suspense fallback={null}>
        {switching ? (
          <RestaurantSheet
            restaurants={restaurants ?? []}
            value={menu.restaurant?.code}
            onChoose={(code) => {
              setChosen(code)
              setSwitching(false)
            }}
            onClose={() => setSwitching(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/**
 * One course: recorded whole by one tap, or told what was left of it. What waits for a connection can be taken back.
 */
function Course({
  course,
  open,
  clock,
  hours,
  onRecorded,
}: {
  course: DayCourse
  open: boolean
  clock: string | null
  hours: Hours
  onRecorded: () => void
}) {
  const { t } = useLingui()
  const { kcal, line } = useFoodWords()
  const { known, recorded: record, waiting, takeBack, busy, save } = useRecordMealCourse(course.key, hours)
  // Until the record itself is told the menu's word counts: whole once more would take away what was said of it.
  const recorded = record !== undefined || (!known && course.recorded)
  const recordedWord = recorded ? t`기록했어요` : ''
  return (
    <Card as="article">
      <div className={css.course}>
        <DishTray dishes={course.bowls} size={72} />
        <div>
          <small>{line(course.corner, waiting ? t`보내는 중` : recordedWord)}</small>
          <h2>{course.title}</h2>
          <p>{sideDishes(course).join(', ')}</p>
          <p>{kcal(course.kcal)}</p>
        </div>
      </div>
      {waiting ? (
        <div className={css.ways}>
          <Button kind="neutral" aria-label={t`${course.title}, 취소`} onClick={takeBack}>{t`취소`}</Button>
        </div>
      ) : open ? (
        <div className={css.ways}>
          <Button
            kind="neutral"
            aria-label={recorded ? t`${course.title}, 고치기` : t`${course.title}, 조금 남겼어요`}
            render={<Link to="/meal/reg" search={course.key} />}
          >
            {recorded ? t`고치기` : t`조금 남겼어요`}
          </Button>
          {recorded ? null : (
            <Button
              kind="soft"
              busy={busy}
              aria-label={t`${course.title}, 다 먹었어요`}
              onClick={() => save({ ...draftOf(undefined), clock }, onRecorded)}
            >
              {t`다 먹었어요`}
            </Button>
          )}
        </div>
      ) : null}
    </Card>
  )
}
