import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { StoryListScreen } from '#src/areas/green/story/story-list.screen.tsx'
import { storiesQuery } from '#src/areas/green/story/story.queries.ts'

export const Route = createFileRoute('/service/greenStory')({
  staticData: screen({ kind: 'list', title: msg`그린 이야기` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(storiesQuery()),
  component: StoryListScreen,
})
