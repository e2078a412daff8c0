import { redirect, type AnyRouter } from '@tanstack/react-router'
import { noteReach } from '#src/app/connection.ts'

/**
 * Offline, the next screen's code cannot come: the member stays where they are, under the offline notice [ROU-08].
 * Throws the router's redirect back; returns when there is no screen yet to stay on.
 */
export function stayOnScreen(router: AnyRouter): void {
  noteReach(false)
  const here = router.state.resolvedLocation
  if (!here || here.href === router.latestLocation.href) return
  throw redirect({ to: here.pathname, search: here.search, replace: true })
}
