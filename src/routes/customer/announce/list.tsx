import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { announcementWord } from '#src/app/search.ts'
import { AnnouncementListScreen } from '#src/areas/support/announcements/announcement-list.screen.tsx'
import { announcementKinds } from '#src/areas/support/announcements/announcements.ts'
import { announcementsQuery } from '#src/areas/support/announcements/announcements.queries.ts'

const search = v.object({ q: announcementWord, type: v.fallback(v.optional(v.picklist(announcementKinds)), undefined) })

export const Route = createFileRoute('/customer/announce/list')({
  staticData: screen({ kind: 'list', title: msg`공지` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  // The page waits in place, so that the field stands at once and keeps what is typed.
  loader: ({ context: { queryClient }, deps: { q, type } }) =>
    void queryClient.prefetchInfiniteQuery(announcementsQuery(type, q)),
  component: Screen,
})

function Screen() {
  const { q, type } = Route.useSearch()
  return <AnnouncementListScreen word={q} kind={type} />
}
