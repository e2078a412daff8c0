import { useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Schemas } from '#src/contract/schemas.ts'
import { useLike } from '#src/domain/meal/use-like.ts'
import { useMemberName } from '#src/domain/member/use-member.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { Center } from '#src/ui/page/page.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { TabPanel } from '#src/ui/tabs/tabs.tsx'
import { mealEventsQuery, sideDishesShownQuery } from '../around/around.queries.ts'
import { sorted, useChosenMenuSort } from '../around/menu-sort.ts'
import { CourseCard } from './course-card.tsx'
import { afterOf, markOf } from './course-mark.ts'
import type { DayCourse } from './today-menu.ts'
import css from './today.module.css'

export interface DayMenuProps {
  /** The query of the chosen day: another day waits and fails in place, the head stays. */
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetching' | 'refetch'>
  meal: string | undefined
  courses: readonly DayCourse[]
  /** What is left of the member's day, where the meal is of that day. */
  leftKcal: number | null
  hasRestaurant: boolean
  /** Why nothing is served on this day, where that is known. */
  restName: string | null
}

/** The courses of one meal, or why there are none. */
export function DayMenu({ query, meal, courses, leftKcal, hasRestaurant, restName }: DayMenuProps) {
  const { t } = useLingui()
  const memberName = useMemberName()
  const like = useLike()
  const sort = useChosenMenuSort() ?? 'basic'
  const [first] = courses
  const { restaurantCode = '', menuDt = '' } = first?.key ?? {}
  const { data: events = [] } = useQuery({ ...mealEventsQuery(restaurantCode, menuDt), enabled: first !== undefined })
  const { data: shown } = useQuery({ ...sideDishesShownQuery(restaurantCode), enabled: first !== undefined })

  if (query.isPending) {
    return (
      <div aria-busy="true" aria-label={t`식단을 불러오는 중`} role="status">
        <Card>
          <Skeleton height={132} />
        </Card>
      </div>
    )
  }
  if (query.isError && courses.length === 0) {
    return (
      <ErrorState
        level={2}
        title={t`식단을 불러오지 못했어요`}
        text={t`잠깐 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.`}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (courses.length === 0) {
    return (
      <Center>
        {hasRestaurant ? (
          <EmptyState
            title={restName === null ? t`이날은 식단이 없어요` : t`${restName}, 식당이 쉬어요`}
            text={
              restName === null
                ? t`쉬는 날이거나 아직 식단이 나오지 않았어요. 다른 날을 골라 보세요.`
                : t`다른 날 식단은 위에서 골라 볼 수 있어요.`
            }
          />
        ) : (
          <EmptyState
            title={t`아직 고른 식당이 없어요`}
            text={t`자주 가는 식당을 등록하면 오늘 식단을 보여 드려요.`}
            action={<Button render={<Link to="/mypage/rest-manage" />}>{t`식당 등록하기`}</Button>}
          />
        )}
      </Center>
    )
  }
  return (
    <TabPanel className={css.courses} tabsId="meal" value={meal ?? ''}>
      {sorted(courses, sort).map((course) => (
        <CourseCard
          key={`${course.key.hallNo}_${course.key.menuCourseType}`}
          course={course}
          mark={markOf(course, courses, leftKcal)}
          afterKcal={afterOf(course, leftKcal)}
          event={eventOf(course, events)}
          namesSides={shown?.foodlistShwYn !== 'N'}
          memberName={memberName}
          onLike={(liked) => {
            like(course.menuCode, liked)
            if (liked) toast({ kind: 'good', text: t`좋아하는 메뉴에 담았어요`, about: '/api/meal/like' })
          }}
        />
      ))}
    </TabPanel>
  )
}

/** The word of the event that a dish of the course belongs to; null without one. */
function eventOf({ menuCodes }: DayCourse, events: readonly Schemas['MealEvent'][]): string | null {
  const event = events.find(({ menuCode }) => menuCodes.includes(menuCode))
  return event ? (event.iconNm ?? event.eventNm) : null
}
