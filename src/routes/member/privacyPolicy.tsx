import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { PolicyScreen } from '#src/areas/account/terms/policy.screen.tsx'
import { consignmentsQuery } from '#src/areas/account/terms/terms.queries.ts'

export const Route = createFileRoute('/member/privacyPolicy')({
  staticData: screen({ kind: 'detail', title: msg`개인정보 처리방침` }),
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(consignmentsQuery()),
  component: PolicyScreen,
})
