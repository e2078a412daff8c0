import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { ProviderScreen } from '#src/areas/checkup/sign-in/provider.screen.tsx'
import {
  consentQuery,
  firstCheckQuery,
  personQuery,
  providersQuery,
} from '#src/areas/checkup/sign-in/sign-in.queries.ts'

export const Route = createFileRoute('/mypage/healthcheckup/healthScreeningAuth')({
  staticData: screen({ kind: 'survey', title: msg`건강검진 불러오기` }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(providersQuery()),
      queryClient.ensureQueryData(personQuery()),
      queryClient.ensureQueryData(consentQuery()),
      queryClient.ensureQueryData(firstCheckQuery()),
    ]),
  component: ProviderScreen,
})
