import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { newestStoriesQuery, storyQuery } from '#src/areas/green/story/story.queries.ts'
import { StoryScreen } from '#src/areas/green/story/story.screen.tsx'

export const Route = createFileRoute('/service/greenStoryDetail')({
  staticData: screen({ kind: 'detail', title: msg`그린 이야기` }),
  validateSearch: v.object({ storySeq: serialNo }),
  loaderDeps: ({ search: { storySeq } }) => ({ storySeq }),
  loader: async ({ context: { queryClient }, deps: { storySeq }, preload }) => {
    // Asking for one reads it: a link that is only looked at must not.
    if (preload) return
    if (storySeq !== undefined) return queryClient.ensureQueryData(storyQuery(storySeq)).then(() => undefined)
    const { list } = await queryClient.fetchQuery(newestStoriesQuery())
    const newest = list.find(({ readYn }) => readYn === 'N') ?? list[0]
    throw newest === undefined
      ? redirect({ to: '/service/greenStory', replace: true })
      : redirect({ to: '/service/greenStoryDetail', search: { storySeq: newest.storySeq }, replace: true })
  },
  component: Screen,
})

function Screen() {
  const { storySeq } = Route.useSearch()
  return storySeq === undefined ? null : <StoryScreen storySeq={storySeq} />
}
