import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { itemQuery, orderQuery, timesQuery } from '#src/areas/meal/reserve/reserve.queries.ts'
import { ReserveScreen } from '#src/areas/meal/reserve/reserve.screen.tsx'
import { ReservedScreen } from '#src/areas/meal/reserve/reserved.screen.tsx'

/**
 * What is to be reserved, or what has been: the result of a reservation has an address of its own, so that it can be
 * opened again.
 */
const search = v.object({ smartMenuSeq: code, smartOrderSeq: code })

export const Route = createFileRoute('/meal/reserve')({
  staticData: screen({ kind: 'flow', title: msg`예약` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { smartMenuSeq, smartOrderSeq } }) => {
    if (smartOrderSeq) return queryClient.ensureQueryData(orderQuery(smartOrderSeq))
    // Without a number there is nothing to reserve: the list has what there is.
    if (!smartMenuSeq) throw redirect({ to: '/meal/takeHomeList', replace: true })
    return Promise.all([
      queryClient.ensureQueryData(itemQuery(smartMenuSeq)),
      queryClient.ensureQueryData(timesQuery(smartMenuSeq)),
    ])
  },
  component: Screen,
})

function Screen() {
  const { smartMenuSeq, smartOrderSeq } = Route.useSearch()
  if (smartOrderSeq) return <ReservedScreen smartOrderSeq={smartOrderSeq} />
  return smartMenuSeq ? <ReserveScreen id={smartMenuSeq} /> : null
}
