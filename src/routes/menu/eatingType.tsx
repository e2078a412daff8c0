import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { EatingTypeScreen } from '#src/areas/coach/type/eating-type.screen.tsx'
import { ownTypeQuery, typesQuery } from '#src/areas/coach/type/type.queries.ts'

export const Route = createFileRoute('/menu/eatingType')({
  staticData: screen({ kind: 'result', title: msg`식사 유형` }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(ownTypeQuery()), queryClient.ensureQueryData(typesQuery())]),
  component: EatingTypeScreen,
})
