import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'

/**
 * Nobody goes to the sign-in by themselves: the session was lost, or a call was refused [ERR-04]. What was typed waits,
 * and nothing is asked.
 */
export const isLedAway = ({ pathname }: { pathname: string }): boolean =>
  pathname === '/login' || pathname.startsWith('/login/')

/**
 * Asks before a page with unsent changes is left, by a link, by going back and by closing the tab; never when nothing
 * has changed, and not whom the app itself leads to the sign-in.
 *
 * @param draft where the changes are kept for a session that is lost: whoever leaves them takes them away
 */
export function useLeaveGuard(changed: boolean, draft: string): void {
  const { t } = useLingui()
  const { history } = useRouter()
  const stays = useEffectEvent(async () => {
    const leave = await confirm({
      title: t`적은 내용을 두고 나갈까요?`,
      text: t`저장하지 않은 내용은 사라져요.`,
      confirm: t`나갈게요`,
      cancel: t`계속 적을게요`,
      danger: true,
    })
    if (leave) dropDraft(draft)
    return !leave
  })
  useEffect(() => {
    if (!changed) return undefined
    return history.block({
      blockerFn: ({ nextLocation }) => !isLedAway(nextLocation) && stays(),
      enableBeforeUnload: true,
    })
  }, [changed, history])
}
