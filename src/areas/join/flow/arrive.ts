// Loaded by the routes of the flow when they are opened: the machine is not in the tree of all routes.
import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '#src/app/router-context.ts'
import { keyOf, type Returned } from '#src/domain/identity/returned.ts'
import { joinFlow, unmetStep, type JoinStep } from './join-flow.ts'

/** Back from the verification: its key leaves the address at once, and with it the history. */
export function arriveAtIdentity(returned: Returned, type: string): void {
  const authKey = keyOf(returned)
  if (authKey !== null) joinFlow.send({ type: 'identity.verified', authKey })
  if (returned.authKey !== undefined || returned.result !== undefined) {
    if (authKey === null) throw redirect({ to: '/member/memIntro', replace: true })
    throw redirect({ to: '/member/pass/success/$type', params: { type }, search: {}, replace: true })
  }
  arriveAt('verified')
}

/** The end is there for whoever has just joined; a member who opens its address is led home. */
export async function arriveAtEnd({
  session,
  firstScreen,
}: Pick<RouterContext, 'session' | 'firstScreen'>): Promise<void> {
  const isMember = (await session.settled()) === 'signedIn'
  if (isMember && unmetStep('done') !== null) throw redirect({ href: await firstScreen(), replace: true })
  arriveAt('done')
}

/** A step whose turn has not come leads to the first that is not done. [ROU-23] */
export function arriveAt(step: JoinStep): void {
  const unmet = unmetStep(step)
  if (unmet !== null) throw redirect({ href: unmet, replace: true })
}
