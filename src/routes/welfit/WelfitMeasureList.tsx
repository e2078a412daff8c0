import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { PastListScreen } from '#src/areas/care/reservations/past-list.screen.tsx'
import { serviceReservationsQuery } from '#src/areas/care/reservations/reservation.queries.ts'

export const Route = createFileRoute('/welfit/WelfitMeasureList')({
  staticData: screen({ kind: 'list', title: msg`지난 측정` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(serviceReservationsQuery('CHECK')),
  component: () => <PastListScreen service="CHECK" />,
})
