import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { ReportBoardScreen } from '#src/areas/coach/week/report-board.screen.tsx'
import { weekQuery } from '#src/areas/coach/week/week.queries.ts'
import { mondayOf } from '#src/areas/coach/week/week.ts'
import { today } from '#src/lib/days.ts'

export const Route = createFileRoute('/mypage/myReportBoard')({
  staticData: screen({ kind: 'detail', title: msg`주간 영양` }),
  validateSearch: v.object({ startDt: day }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(weekQuery(mondayOf(deps.startDt, today(new Date())))),
  component: Screen,
})

function Screen() {
  return <ReportBoardScreen start={mondayOf(Route.useSearch().startDt, today(useNow()))} />
}
