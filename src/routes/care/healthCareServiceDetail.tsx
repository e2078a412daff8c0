import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { StoryScreen } from '#src/areas/care/stories/story.screen.tsx'
import { storyQuery } from '#src/areas/care/stories/stories.queries.ts'

export const Route = createFileRoute('/care/healthCareServiceDetail')({
  staticData: screen({ kind: 'detail', title: msg`건강 이야기` }),
  validateSearch: v.object({ contentsSeq: serialNo }),
  loaderDeps: ({ search: { contentsSeq } }) => ({ contentsSeq }),
  loader: async ({ context: { queryClient }, deps: { contentsSeq }, preload }) => {
    // Asking for one counts a reader: a link that is only looked at must not.
    if (preload) return
    if (contentsSeq === undefined) throw redirect({ to: '/care/healthCareService', replace: true })
    await queryClient.ensureQueryData(storyQuery(contentsSeq))
  },
  component: Screen,
})

function Screen() {
  const { contentsSeq } = Route.useSearch()
  return contentsSeq === undefined ? null : <StoryScreen contentsSeq={contentsSeq} />
}
