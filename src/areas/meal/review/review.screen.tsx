import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { isCourse, queueOf, toMeals, type EatenMeal } from './review.ts'
import { recentMenuQuery } from './review.queries.ts'
import { ReviewQuestion } from './review-question.tsx'

/** What was eaten lately is asked one course after the other; the one of the address comes first. [MEA-10] */
export function ReviewScreen({ course }: { course: CourseKey | null }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const meals = toMeals(useSuspenseQuery(recentMenuQuery()).data, language)
  // What is asked is settled when the page opens: a grade that was given does not move the others.
  const [queue] = useState(() => queueOf(meals, course))
  const [at, setAt] = useState(0)
  const [rated, setRated] = useState<readonly EatenMeal[]>([])
  const asked = queue[at]
  // Another phone may have graded it meanwhile: what it said is where this one begins.
  const meal = asked && { ...(meals.find(({ key }) => isCourse(key, asked.key)) ?? asked), liked: asked.liked }

  if (queue.length === 0) {
    return (
      <ListPage
        bar={<ScreenBar titleAs="p" backTo="/main" />}
        instead={
          <EmptyState
            level={1}
            title={t`평가할 식사가 없어요`}
            text={t`식당에서 드신 메뉴를 기록하면 2주 동안 평가할 수 있어요.`}
            action={<Button render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
          />
        }
      />
    )
  }

  if (!asked || !meal) {
    const count = rated.length
    return (
      <ResultPage
        bar={<ScreenBar titleAs="p" backTo="/main" />}
        picture={<DishTray dishes={rated.length > 0 ? rated.map(({ bowls }) => bowls[0] ?? '') : []} size={160} />}
        title={count === 0 ? t`다음에 알려 주세요` : t`${plural(count, { other: '#끼를 평가했어요' })}`}
        text={
          count === 0
            ? t`2주 안에는 언제든 평가할 수 있어요.`
            : t`주방에서 식단을 짤 때 읽어요. 누가 적었는지는 보이지 않아요.`
        }
        action={
          <Button size="l" block render={<Link to="/main" />}>
            {t`홈으로`}
          </Button>
        }
      />
    )
  }

  return (
    <ReviewQuestion
      key={at}
      meal={meal}
      isSaidElsewhere={meal.grade !== asked.grade || meal.words !== asked.words}
      isFirst={at === 0}
      left={queue.length - at - 1}
      onSkip={() => setAt(at + 1)}
      onRated={() => {
        setRated([...rated, meal])
        setAt(at + 1)
      }}
    />
  )
}
