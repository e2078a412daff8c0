import { useLingui } from '@lingui/react/macro'
import { hasDatabase, LOCKER_DATABASE } from '#src/app/kept/database.ts'
import { useWayOut } from '#src/app/use-way-out.ts'
import { useSession } from '#src/session/use-session.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'

/** So long whoever wants to sign out waits for the key of what they have locked. */
const KEY_MS = 1000

/**
 * Whether an inquiry of the member's stays locked on this phone; where something does and nobody can tell in time whose
 * it is, it may be theirs.
 */
async function hasLocked(): Promise<boolean> {
  if (!(await hasDatabase(LOCKER_DATABASE))) return false
  const told = import('#src/app/kept/locker.ts').then(({ locker }) => locker.has())
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), KEY_MS))
  return (await Promise.race([told, late]).catch(() => undefined)) ?? true
}

/** Signs out once that was agreed to. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const session = useSession()
  const { canAsk } = useWayOut()
  return async () => {
    // Nobody is kept in for want of a question.
    const [isAsked, isLocked] = await Promise.all([canAsk(), hasLocked()])
    const text = isLocked
      ? t`이 기기에 남은 내 기록도 지워요. 보내지 않은 문의는 7일 동안 잠가 두고, 나만 다시 열 수 있어요.`
      : t`이 기기에 남은 내 기록도 지워요.`
    const agreed =
      !isAsked || (await confirm({ title: t`로그아웃할까요?`, text, confirm: t`로그아웃`, cancel: t`그대로 둘게요` }))
    if (agreed) await session.signOut()
  }
}
