import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { confirm } from '#src/ui/confirm/confirm.ts'

/**
 * Asks before a page with unsent changes is left, by a link, by going back and by closing the tab; never when nothing has
 * changed. For forms whose draft is not kept: a kept draft can be left without a question.
 */
export function useLeaveGuard(changed: boolean): void {
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
    return !leave
  })
  useEffect(() => {
    if (!changed) return undefined
    return history.block({ blockerFn: () => stays(), enableBeforeUnload: true })
  }, [changed, history])
}
