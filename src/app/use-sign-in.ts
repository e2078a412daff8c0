import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '#src/contract/api-error.ts'
import { errorWords } from '#src/contract/messages.ts'
import type { SignInInput } from '#src/session/session-types.ts'
import { useSession } from '#src/session/use-session.ts'
import { takeWantedPath } from './wanted-path.ts'

interface SignIn {
  signIn(input: SignInInput): void
  pending: boolean
  /** Why it did not work, in words for the form; null while there is nothing to say. */
  problem: string | null
  /** How the box for staying signed in starts: the member's last choice, else ticked [SES-05]. */
  remember: boolean
}

/**
 * Signs in and leads on: to where the visitor wanted to go, else to the member's first screen [ROU-03, ROU-10]. A
 * refusal stays on the form [ERR-22].
 */
export function useSignIn(): SignIn {
  const session = useSession()
  const router = useRouter()
  const { i18n } = useLingui()
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['signIn'],
    mutationFn: (input: SignInInput) => session.signIn(input),
    onSuccess: () => router.history.replace(takeWantedPath()),
  })
  const general = error ? errorWords(error) : null
  const own = error instanceof ApiError ? error.serverMessage : ''
  return {
    signIn: mutate,
    pending: isPending,
    problem: own || (general ? i18n._(general) : null),
    remember: session.actor.getSnapshot().context.values.autoLogin !== 'N',
  }
}
