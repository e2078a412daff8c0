import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { homeQuery } from '#src/areas/main/home/home.queries.ts'
import { HomeScreen } from '#src/areas/main/home/home.screen.tsx'

export const Route = createFileRoute('/main')({
  staticData: screen({ name: 'main', kind: 'hub', title: msg`홈`, words: ['main'] }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(homeQuery()),
  component: HomeScreen,
})
