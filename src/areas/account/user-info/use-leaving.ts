import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { hasDatabase, LOCKER_DATABASE } from '#src/app/kept/database.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { addDays, today } from '#src/lib/days.ts'
import { useSession } from '#src/session/use-session.ts'
import { assertRight } from '../sign-in-data/password-question.tsx'
import { useCheckPassword } from '../sign-in-data/password.queries.ts'
import { useLeave, type Reason } from './leave.queries.ts'
import { REJOIN_DAYS } from './losses.ts'

/** The server has said that it was not done; a gateway that says nothing of it is no answer. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status !== undefined && error.status < 500

const isOffline = (): boolean => navigator.onLine === false

/** What takes the unsent inquiries along; the key to know them by is asked for while there still is a member. */
async function emptyingLocker(): Promise<(() => Promise<void>) | null> {
  if (!(await hasDatabase(LOCKER_DATABASE))) return null
  const { locker } = await import('#src/app/kept/locker.ts')
  return locker.emptying()
}

/**
 * Leaves after the password, and ends at the goodbye. Also where the answer was lost: asked for again it is given
 * again, and where any call hears first that nobody is signed in here any more, that is the answer. [MBR-06]
 */
export function useLeaving(): (usrPwd: string, reason: Reason | null) => Promise<void> {
  const router = useRouter()
  const session = useSession()
  const check = useCheckPassword()
  const leave = useLeave()
  /** It was asked for, and nobody has said what came of it. */
  const isOpen = useRef(false)
  const emptyLocker = useRef<() => Promise<void>>(null)

  const sayGoodbye = async (rejoin: string) => {
    isOpen.current = false
    await emptyLocker.current?.()
    await session.settled()
    await router.navigate({ to: '/login/username', search: { after: 'leaving', rejoin }, replace: true })
  }
  const hearSession = useEffectEvent(() => {
    const { endReason } = session.actor.getSnapshot().context
    if (isOpen.current && (endReason === 'login' || endReason === 'expired'))
      void sayGoodbye(addDays(today(new Date()), REJOIN_DAYS))
  })
  useEffect(() => session.subscribe(() => hearSession()), [session])

  return async (usrPwd, reason) => {
    // The password was shown before the answer was lost: to ask for it again might end the session that is to be told
    // of it.
    if (!isOpen.current) assertRight(await check.mutateAsync(usrPwd))
    // Without a network from beginning to end nothing has left the phone: no end of the session is an answer to it.
    const stayedHere = !isOpen.current && isOffline()
    // Without it nobody can open them any more either: the key goes with the member.
    emptyLocker.current ??= await emptyingLocker().catch(() => null)
    isOpen.current = true
    try {
      const { rejoinDt } = await leave.mutateAsync(reason)
      isOpen.current = false
      // The server has ended the session: what is left of it here goes as with any sign-out.
      session.port.signOutSent()
      await sayGoodbye(rejoinDt)
    } catch (error) {
      if (isRefused(error) || (stayedHere && isOffline())) isOpen.current = false
      // Where the session has ended it leads away by itself.
      if (!(error instanceof ApiError && error.kind === 'session')) throw error
    }
  }
}
