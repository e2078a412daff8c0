import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { rulesQuery } from '#src/areas/account/health-consent/agree.queries.ts'
import { HealthAgreeScreen } from '#src/areas/account/health-consent/health-agree.screen.tsx'

export const Route = createFileRoute('/my/settingAgree')({
  staticData: screen({ kind: 'settings', title: msg`건강정보 동의` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(rulesQuery()),
  component: HealthAgreeScreen,
})
