import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { surveyQuery } from '#src/areas/event/detail/event.queries.ts'
import { EventGone } from '#src/areas/event/detail/gone.ts'
import { loadEvent } from '#src/areas/event/detail/load-event.ts'
import { SurveyAnswersScreen } from '#src/areas/event/survey/survey-answers.screen.tsx'

export const Route = createFileRoute('/service/event/questionnaireans')({
  staticData: screen({ kind: 'detail', title: msg`내가 한 답` }),
  validateSearch: v.object({ eventSeq: serialNo }),
  loaderDeps: ({ search: { eventSeq } }) => ({ eventSeq }),
  loader: async ({ context: { queryClient }, deps }) => {
    const eventSeq = await loadEvent(queryClient, 'SURVEY', deps.eventSeq)
    await queryClient.ensureQueryData(surveyQuery(eventSeq))
    return eventSeq
  },
  component: Screen,
  notFoundComponent: EventGone,
})

function Screen() {
  return <SurveyAnswersScreen eventSeq={Route.useLoaderData()} />
}
