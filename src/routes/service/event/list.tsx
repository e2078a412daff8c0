import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { eventQuery, eventsQuery } from '#src/areas/event/detail/event.queries.ts'
import { EventListScreen } from '#src/areas/event/list/event-list.screen.tsx'
import { groupsOf } from '#src/areas/event/list/groups.ts'
import { newestWinnersQuery } from '#src/areas/event/winners/winners.queries.ts'

export const Route = createFileRoute('/service/event/list')({
  staticData: screen({ kind: 'list', title: msg`이벤트` }),
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(newestWinnersQuery())
    const { hero } = groupsOf((await queryClient.ensureQueryData(eventsQuery())).list)
    if (hero) await queryClient.ensureQueryData(eventQuery(hero.eventSeq))
  },
  component: EventListScreen,
})
