import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { loadCoaching } from '#src/areas/challenge/ai/ai.queries.ts'
import { CoachingScreen } from '#src/areas/challenge/ai/coaching.screen.tsx'

export const Route = createFileRoute('/challenge/ai-challenge/')({
  staticData: screen({ kind: 'detail', title: msg`오늘의 한마디` }),
  loader: ({ context: { queryClient } }) => loadCoaching(queryClient),
  component: Screen,
})

function Screen() {
  return <CoachingScreen part="hub" />
}
