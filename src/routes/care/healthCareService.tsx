import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { StoriesScreen } from '#src/areas/care/stories/stories.screen.tsx'
import {
  challengesQuery,
  chosenTopicsQuery,
  consentQuery,
  storiesQuery,
} from '#src/areas/care/stories/stories.queries.ts'
import { categories } from '#src/areas/care/stories/story.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'

export const Route = createFileRoute('/care/healthCareService')({
  staticData: screen({ kind: 'list', title: msg`건강 이야기` }),
  validateSearch: v.object({ category: v.fallback(v.optional(v.picklist(categories)), undefined) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { category } }) => {
    void queryClient.prefetchQuery(challengesQuery())
    await Promise.all([
      queryClient.ensureInfiniteQueryData(storiesQuery(category)),
      queryClient.ensureQueryData(memberQuery()),
      // Where it does not come nothing is chosen for the member.
      queryClient.prefetchQuery(consentQuery()),
      queryClient.prefetchQuery(chosenTopicsQuery()),
    ])
  },
  component: Screen,
})

function Screen() {
  return <StoriesScreen category={Route.useSearch().category} />
}
