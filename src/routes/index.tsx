import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'

/** Only forwards: signed out to the sign-in, signed in to the member's first screen [ROU-10]. */
export const Route = createFileRoute('/')({
  staticData: screen({ kind: 'entry', title: msg`한상` }),
  beforeLoad: async ({ context }) => {
    const signedIn = (await context.session.settled()) === 'signedIn'
    throw redirect({ to: signedIn ? await context.firstScreen() : '/login', replace: true })
  },
})
