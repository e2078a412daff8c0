import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { prefetchRecordedCourse } from '#src/areas/meal/record/record.queries.ts'
import { NoRecord, RecordedCourseScreen } from '#src/areas/meal/record/recorded-course.screen.tsx'

export const Route = createFileRoute('/meal/update')({
  staticData: screen({ kind: 'form', title: msg`식단 기록 고치기` }),
  validateSearch: v.object({ hcUclSeqNo: serialNo }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { hcUclSeqNo } }) => prefetchRecordedCourse(queryClient, hcUclSeqNo),
  component: Screen,
})

function Screen() {
  const { hcUclSeqNo } = Route.useSearch()
  const found = Route.useLoaderData()
  return found && hcUclSeqNo !== undefined ? <RecordedCourseScreen hcUclSeqNo={hcUclSeqNo} /> : <NoRecord />
}
