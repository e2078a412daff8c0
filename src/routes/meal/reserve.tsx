import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { orGone } from '#src/app/or-gone.ts'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { TakeHomeGone } from '#src/areas/meal/reserve/gone.ts'
import { itemQuery, orderQuery, timesQuery } from '#src/areas/meal/reserve/reserve.queries.ts'
import { ReserveScreen } from '#src/areas/meal/reserve/reserve.screen.tsx'
import { ReservedScreen } from '#src/areas/meal/reserve/reserved.screen.tsx'
import { OrderGone } from '#src/areas/orders/pickup/gone.ts'

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
    if (smartOrderSeq) return orGone(queryClient.ensureQueryData(orderQuery(smartOrderSeq)))
    // Without a number there is nothing to reserve: the list has what there is.
    if (!smartMenuSeq) throw redirect({ to: '/meal/takeHomeList', replace: true })
    return orGone(
      Promise.all([
        queryClient.ensureQueryData(itemQuery(smartMenuSeq)),
        queryClient.ensureQueryData(timesQuery(smartMenuSeq)),
      ]),
    )
  },
  component: Screen,
  notFoundComponent: Gone,
})

function Screen() {
  const { smartMenuSeq, smartOrderSeq } = Route.useSearch()
  if (smartOrderSeq) return <ReservedScreen smartOrderSeq={smartOrderSeq} />
  return smartMenuSeq ? <ReserveScreen id={smartMenuSeq} /> : null
}

function Gone() {
  return Route.useSearch().smartOrderSeq ? <OrderGone /> : <TakeHomeGone />
}
