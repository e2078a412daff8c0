import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { code } from '#src/app/search.ts'
import { screen } from '#src/app/screen-data.ts'
import { InvitedScreen } from '#src/areas/join/flow/invited.screen.tsx'

export const Route = createFileRoute('/joinSms')({
  staticData: screen({ kind: 'flow', title: msg`회원가입` }),
  validateSearch: v.object({ bizCode: code, recommCode: code }),
  component: Screen,
})

function Screen() {
  const { bizCode, recommCode } = Route.useSearch()
  return <InvitedScreen bizCode={bizCode} recommCode={recommCode} />
}
