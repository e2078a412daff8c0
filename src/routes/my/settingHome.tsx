import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { homeUrlQuery } from '#src/app/first-screen.ts'
import { screen } from '#src/app/screen-data.ts'
import { FirstScreenScreen } from '#src/areas/account/first-screen/first-screen.screen.tsx'

export const Route = createFileRoute('/my/settingHome')({
  staticData: screen({ kind: 'settings', title: msg`첫 화면` }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(homeUrlQuery()),
  component: FirstScreenScreen,
})
