import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { indicatorSettingsQuery } from '#src/areas/records/indicators/indicators.queries.ts'
import { IndicatorsScreen } from '#src/areas/records/indicators/indicators.screen.tsx'

export const Route = createFileRoute('/healthlog/HealthIndicatiorsetting')({
  staticData: screen({ kind: 'settings', title: msg`지표 고르기` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(indicatorSettingsQuery()),
  component: IndicatorsScreen,
})
