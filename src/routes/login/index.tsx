import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { LoginScreen } from '#src/areas/start/sign-in/login.screen.tsx'

/** The sign-in is what the first load is for: its screen comes with it. */
export const Route = createFileRoute('/login/')({
  codeSplitGroupings: [],
  staticData: screen({ kind: 'entry', title: msg`로그인` }),
  component: LoginScreen,
})
