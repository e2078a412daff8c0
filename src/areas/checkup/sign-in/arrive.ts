// Loaded by the routes of the flow when they are opened: the machine is not in the tree of all routes.
import { redirect } from '@tanstack/react-router'
import { signInFlow } from './sign-in-flow.ts'

/** The second page needs who confirms. */
export function arriveAtPerson(): void {
  if (signInFlow.getSnapshot().context.provider === null)
    throw redirect({ to: '/mypage/healthcheckup/healthScreeningAuth', replace: true })
}

/** The third stands while something was asked for, and says how it ended. */
export function arriveAtWait(): void {
  const snapshot = signInFlow.getSnapshot()
  if (snapshot.matches('choosing')) throw redirect({ to: '/mypage/healthcheckup/healthScreeningAuth', replace: true })
  if (snapshot.matches('filling'))
    throw redirect({ to: '/mypage/healthcheckup/healthScreeningAuthSecond', replace: true })
}
