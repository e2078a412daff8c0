import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code, day } from '#src/app/search.ts'
import { courseOfSearch } from '#src/domain/meal/course.ts'
import { prefetchCourse } from '#src/areas/meal/detail/detail.queries.ts'
import { MealDetailScreen } from '#src/areas/meal/detail/meal-detail.screen.tsx'

/** The five values of known-payloads 3.4, as the operator's own app has them in this address. */
const search = v.object({ menuDt: day, hallNo: code, menuCourseType: code, menuMealType: code, restaurantCode: code })

export const Route = createFileRoute('/meal/detail')({
  staticData: screen({ kind: 'detail', title: msg`식단` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchCourse(queryClient, courseOfSearch(deps)),
  component: Screen,
})

function Screen() {
  return <MealDetailScreen course={courseOfSearch(Route.useSearch())} />
}
