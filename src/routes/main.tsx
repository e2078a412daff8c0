import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { homeQuery } from '#src/areas/home/hub/home.queries.ts'
import { HomeScreen } from '#src/areas/home/hub/home.screen.tsx'

export const Route = createFileRoute('/main')({
  staticData: screen({ kind: 'hub', title: msg`홈` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(homeQuery()),
  component: HomeScreen,
})
