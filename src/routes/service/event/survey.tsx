import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { EventGone } from '#src/areas/event/detail/gone.ts'
import { loadEvent } from '#src/areas/event/detail/load-event.ts'
import { openSurvey } from '#src/areas/event/survey/survey-draft.ts'
import { SurveyScreen } from '#src/areas/event/survey/survey.screen.tsx'

export const Route = createFileRoute('/service/event/survey')({
  staticData: screen({ kind: 'survey', title: msg`설문` }),
  validateSearch: v.object({ eventSeq: serialNo, q: serialNo }),
  loaderDeps: ({ search: { eventSeq } }) => ({ eventSeq }),
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const eventSeq = await loadEvent(queryClient, 'SURVEY', deps.eventSeq)
    await openSurvey(queryClient, eventSeq, cause !== 'stay')
    return eventSeq
  },
  component: Screen,
  notFoundComponent: EventGone,
})

function Screen() {
  return <SurveyScreen eventSeq={Route.useLoaderData()} question={Route.useSearch().q} path="/service/event/survey" />
}
