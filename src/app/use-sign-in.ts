import { useLingui } from '@lingui/react/macro'
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
  /** The server's words for a refused name or password; they stand at the field, and nowhere else. [ERR-09, ERR-22] */
  refusal: string | null
  /** Why it did not work otherwise, in words for the form; null while there is nothing to say. */
  problem: string | null
  /** What was said is no longer about what stands in the form. */
  change(): void
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
  const { t, i18n } = useLingui()
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: ['signIn'],
    mutationFn: (input: SignInInput) => session.signIn(input),
    onSuccess: (_answer, { username }) => router.history.replace(takeWantedPath(session.whose() || username)),
  })
  const general = error ? errorWords(error) : null
  const own = error instanceof ApiError ? error.serverMessage : ''
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 403)
  return {
    signIn: mutate,
    pending: isPending,
    refusal: refused ? own || t`아이디나 비밀번호를 다시 확인해 주세요.` : null,
    problem: refused ? null : own || (general && i18n._(general)),
    change: () => void (error && reset()),
    remember: session.actor.getSnapshot().context.values.autoLogin !== 'N',
  }
}
