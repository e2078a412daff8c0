import { useLingui } from '@lingui/react/macro'
import { useWayOut } from '#src/app/use-way-out.ts'
import { useSession } from '#src/session/use-session.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'

/** Signs out once that was agreed to. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const session = useSession()
  const { canAsk } = useWayOut()
  return async () => {
    // Nobody is kept in for want of a question.
    const agreed = !(await canAsk()) || (await confirm({ title: t`로그아웃할까요?`, text: t`이 기기에 남은 내 기록도 지워요.`, confirm: t`로그아웃`, cancel: t`그대로 둘게요` }))
    if (agreed) await session.signOut()
  }
}
