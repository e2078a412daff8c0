import { useQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useScreen } from '#src/app/chrome/use-screen.ts'
import { unreadQuery } from '#src/domain/push/push.queries.ts'

/** The bar of the hub: where it has a bell, that says the same as home's. */
export function HubBar() {
  const hasBell = useScreen()?.notificationIcon === true
  const { data: unread = 0 } = useQuery({ ...unreadQuery(), enabled: hasBell })
  return <ScreenBar titleAs="p" hasNews={unread > 0} />
}
