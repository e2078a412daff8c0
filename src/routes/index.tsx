import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { toSignIn } from '#src/app/guard.ts'
import { screen } from '#src/app/screen-data.ts'

/** Only forwards: signed out to the sign-in, signed in to the member's first screen [ROU-10]. */
export const Route = createFileRoute('/')({
  staticData: screen({ kind: 'entry', title: msg`한상` }),
  beforeLoad: async ({ context }) => {
    const signedIn = (await context.session.settled()) === 'signedIn'
    throw signedIn ? redirect({ to: await context.firstScreen(), replace: true }) : toSignIn(context)
  },
})
