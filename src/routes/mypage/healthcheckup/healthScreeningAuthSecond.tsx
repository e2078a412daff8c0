import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { PersonScreen } from '#src/areas/checkup/sign-in/person.screen.tsx'
import { personQuery } from '#src/areas/checkup/sign-in/sign-in.queries.ts'

export const Route = createFileRoute('/mypage/healthcheckup/healthScreeningAuthSecond')({
  staticData: screen({ kind: 'survey', title: msg`건강검진 불러오기` }),
  beforeLoad: async () => (await import('#src/areas/checkup/sign-in/arrive.ts')).arriveAtPerson(),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(personQuery()),
  component: PersonScreen,
})
