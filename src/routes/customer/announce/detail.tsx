import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { AnnouncementScreen } from '#src/areas/support/announcements/announcement.screen.tsx'
import { announcementQuery, newestOf } from '#src/areas/support/announcements/announcements.queries.ts'

export const Route = createFileRoute('/customer/announce/detail')({
  staticData: screen({ kind: 'detail', title: msg`공지` }),
  validateSearch: v.object({ announceSeq: serialNo }),
  loaderDeps: ({ search: { announceSeq } }) => ({ announceSeq }),
  loader: async ({ context: { queryClient }, deps: { announceSeq }, preload }) => {
    // Asking for one reads it: a link that is only looked at must not.
    if (preload) return
    if (announceSeq !== undefined)
      return queryClient.ensureQueryData(announcementQuery(announceSeq)).then(() => undefined)
    const newest = await newestOf(queryClient)
    throw newest === undefined
      ? redirect({ to: '/customer/announce/list', replace: true })
      : redirect({ to: '/customer/announce/detail', search: { announceSeq: newest }, replace: true })
  },
  component: Screen,
})

function Screen() {
  const { announceSeq } = Route.useSearch()
  return announceSeq === undefined ? null : <AnnouncementScreen announceSeq={announceSeq} />
}
