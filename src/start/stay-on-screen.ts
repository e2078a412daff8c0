import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redirect, type AnyRouter } from '@tanstack/react-router'
import { noteReach } from '#src/app/connection.ts'
import { toast } from '#src/ui/toast/toast.ts'

/**
 * Offline, the next screen's code cannot come: the member stays where they are, under the offline notice, and the tap
 * says why [ROU-08]. Throws the router's redirect back; returns when there is no screen yet to stay on.
 */
export function stayOnScreen(router: AnyRouter): void {
  noteReach(false)
  const here = router.state.resolvedLocation
  if (!here || here.href === router.latestLocation.href) return
  // A screen may have several files; they are missed as one.
  toast({ kind: 'bad', text: i18n._(msg`인터넷이 끊겨서 열지 못했어요. 연결되면 다시 눌러 주세요.`), about: 'offline' })
  throw redirect({ to: here.pathname, search: here.search, replace: true })
}
