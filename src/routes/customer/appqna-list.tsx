import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { inquiriesQuery, seenQuery } from '#src/areas/support/inquiries/inquiries.queries.ts'
import { InquiryListScreen } from '#src/areas/support/inquiries/inquiry-list.screen.tsx'
import { memberQuery } from '#src/domain/member/use-member.ts'

export const Route = createFileRoute('/customer/appqna-list')({
  staticData: screen({ kind: 'list', title: msg`앱에 한 말` }),
  validateSearch: v.object({ qnaSeq: serialNo }),
  loaderDeps: () => ({}),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureInfiniteQueryData(inquiriesQuery('appqna')),
      queryClient.ensureQueryData(seenQuery()),
      queryClient.ensureQueryData(memberQuery()),
    ]),
  component: Screen,
})

function Screen() {
  return <InquiryListScreen kind="appqna" qnaSeq={Route.useSearch().qnaSeq} />
}
