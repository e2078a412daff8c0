import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { prefetchAllergies } from '#src/areas/meal/allergy/allergy.queries.ts'
import { AllergyScreen } from '#src/areas/meal/allergy/allergy.screen.tsx'

export const Route = createFileRoute('/mypage/alerge')({
  staticData: screen({ kind: 'form', title: msg`알레르기` }),
  loader: ({ context: { queryClient } }) => prefetchAllergies(queryClient),
  component: AllergyScreen,
})
