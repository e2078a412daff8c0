import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { prefetchCourseRecord } from '#src/areas/meal/record/record.queries.ts'
import { CourseRecordScreen, NoCourse } from '#src/areas/meal/record/course-record.screen.tsx'
import { courseOfSearch } from '#src/domain/meal/course.ts'
import { courseSearch } from '#src/domain/meal/course-search.ts'

export const Route = createFileRoute('/meal/detail/update')({
  staticData: screen({ kind: 'form', title: msg`식단 기록 고치기` }),
  validateSearch: courseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchCourseRecord(queryClient, courseOfSearch(deps)),
  component: Screen,
})

function Screen() {
  const course = courseOfSearch(Route.useSearch())
  return course ? <CourseRecordScreen course={course} /> : <NoCourse />
}
