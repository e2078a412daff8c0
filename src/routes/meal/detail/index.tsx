import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { courseOfSearch } from '#src/domain/meal/course.ts'
import { courseSearch } from '#src/domain/meal/course-search.ts'
import { prefetchCourse } from '#src/areas/meal/detail/detail.queries.ts'
import { MealDetailScreen } from '#src/areas/meal/detail/meal-detail.screen.tsx'

export const Route = createFileRoute('/meal/detail/')({
  staticData: screen({ kind: 'detail', title: msg`식단` }),
  validateSearch: courseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { restaurantCode, menuDt, menuMealType, ...deps } }) => {
    const course = courseOfSearch({ restaurantCode, menuDt, menuMealType, ...deps })
    // Half an address names no course: there is nothing to ask, and the menu has all of them.
    if (!course)
      throw redirect({ to: '/menu/todayMenu', search: { restaurantCode, menuDt, menuMealType }, replace: true })
    return prefetchCourse(queryClient, course)
  },
  component: Screen,
})

function Screen() {
  const course = courseOfSearch(Route.useSearch())
  return course ? <MealDetailScreen course={course} /> : null
}
