import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code, day } from '#src/app/search.ts'
import { prefetchReview } from '#src/areas/meal/review/review.queries.ts'
import { ReviewScreen } from '#src/areas/meal/review/review.screen.tsx'
import { courseOfSearch } from '#src/domain/meal/course.ts'

/** Of one course the five values of its key; without them whatever is to be rated. */
const search = v.object({ menuDt: day, hallNo: code, menuCourseType: code, menuMealType: code, restaurantCode: code })

export const Route = createFileRoute('/meal/review')({
  staticData: screen({ kind: 'survey', title: msg`평가하기` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient } }) => prefetchReview(queryClient),
  component: Screen,
})

function Screen() {
  return <ReviewScreen course={courseOfSearch(Route.useSearch())} />
}
