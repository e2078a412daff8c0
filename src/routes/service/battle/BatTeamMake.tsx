import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { battleQuery } from '#src/areas/battle/battle.queries.ts'
import { MakeScreen } from '#src/areas/battle/make/make.screen.tsx'

export const Route = createFileRoute('/service/battle/BatTeamMake')({
  staticData: screen({ kind: 'flow', title: msg`한판 걸기` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(battleQuery()),
  component: MakeScreen,
})
