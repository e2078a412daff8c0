import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { serviceQuery, visibleQuery } from '#src/areas/care/reservations/reservation.queries.ts'
import { ServiceListScreen } from '#src/areas/care/reservations/service-list.screen.tsx'

export const Route = createFileRoute('/welfit/WelfitList')({
  staticData: screen({ kind: 'list', title: msg`상담과 측정` }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(visibleQuery()),
      queryClient.ensureQueryData(serviceQuery('TALK')),
      queryClient.ensureQueryData(serviceQuery('CHECK')),
    ]),
  component: ServiceListScreen,
})
