import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { shakeQuery, shakeUrlQuery } from '#src/app/settings/settings.queries.ts'
import { ShakeScreen } from '#src/areas/account/shake/shake.screen.tsx'

export const Route = createFileRoute('/my/settingShake')({
  staticData: screen({ kind: 'settings', title: msg`흔들기` }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(shakeQuery()), queryClient.ensureQueryData(shakeUrlQuery())]),
  component: ShakeScreen,
})
