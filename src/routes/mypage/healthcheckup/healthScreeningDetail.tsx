import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as v from 'valibot'
import { lazyPart } from '#src/app/lazy-part.ts'
import { screen } from '#src/app/screen-data.ts'
import { serialNo, yes } from '#src/app/search.ts'
import { detailQuery, newestQuery } from '#src/areas/checkup/detail/detail.queries.ts'
import { CheckupDetailScreen } from '#src/areas/checkup/detail/detail.screen.tsx'

/** The check-up meant; without one the newest. The sheet for a doctor is this page's other side. */
const search = v.object({ checkupSeq: serialNo, show: yes })

const loadSheet = () => import('#src/areas/checkup/sheet/sheet.screen.tsx')
const CheckupSheetScreen = lazyPart(loadSheet, 'CheckupSheetScreen')

export const Route = createFileRoute('/mypage/healthcheckup/healthScreeningDetail')({
  staticData: screen({ kind: 'detail', title: msg`건강검진` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { checkupSeq, show } }) =>
    Promise.all([
      checkupSeq === undefined
        ? queryClient.ensureQueryData(newestQuery())
        : queryClient.ensureQueryData(detailQuery(checkupSeq)),
      show && loadSheet(),
    ]),
  component: Screen,
})

function Screen() {
  const { checkupSeq, show } = Route.useSearch()
  if (show === undefined) return <CheckupDetailScreen checkupSeq={checkupSeq} />
  return (
    <Suspense fallback={null}>
      <CheckupSheetScreen checkupSeq={checkupSeq} />
    </Suspense>
  )
}
