import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { SetupScreen } from '#src/areas/account/setup/setup.screen.tsx'

export const Route = createFileRoute('/mypage/setup')({
  staticData: screen({ kind: 'settings', title: msg`화면과 언어` }),
  component: SetupScreen,
})
