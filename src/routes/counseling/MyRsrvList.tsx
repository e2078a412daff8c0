import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { MyReservationsScreen } from '#src/areas/care/reservations/my-reservations.screen.tsx'
import { myReservationsQuery } from '#src/areas/care/reservations/reservation.queries.ts'

/** The reservation that is opened, as a push names it. */
const search = v.object({ rsrvSeq: serialNo })

export const Route = createFileRoute('/counseling/MyRsrvList')({
  staticData: screen({ kind: 'list', title: msg({ message: '내 예약', context: '약속' }) }),
  validateSearch: search,
  loaderDeps: ({ search: { rsrvSeq } }) => ({ rsrvSeq }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(myReservationsQuery()),
  component: Screen,
})

function Screen() {
  return <MyReservationsScreen rsrvSeq={Route.useSearch().rsrvSeq} />
}
