import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { EventScreen } from '#src/areas/event/detail/event.screen.tsx'
import { EventGone } from '#src/areas/event/detail/gone.ts'
import { loadEvent } from '#src/areas/event/detail/load-event.ts'

export const Route = createFileRoute('/service/event/vote')({
  staticData: screen({ kind: 'detail', title: msg`투표` }),
  validateSearch: v.object({ eventSeq: serialNo }),
  loaderDeps: ({ search: { eventSeq } }) => ({ eventSeq }),
  loader: ({ context: { queryClient }, deps: { eventSeq } }) => loadEvent(queryClient, 'VOTE', eventSeq),
  component: Screen,
  notFoundComponent: EventGone,
})

function Screen() {
  return <EventScreen eventSeq={Route.useLoaderData()} />
}
