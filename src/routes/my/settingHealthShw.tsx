import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { healthCardsQuery } from '#src/areas/account/health-cards/health-cards.queries.ts'
import { HealthCardsScreen } from '#src/areas/account/health-cards/health-cards.screen.tsx'

export const Route = createFileRoute('/my/settingHealthShw')({
  staticData: screen({ kind: 'settings', title: msg`건강 카드` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(healthCardsQuery()),
  component: HealthCardsScreen,
})
