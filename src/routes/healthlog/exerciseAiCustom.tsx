import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { loadCustom } from '#src/areas/exercise/custom/custom.queries.ts'
import { ExerciseCustomScreen } from '#src/areas/exercise/custom/custom.screen.tsx'

export const Route = createFileRoute('/healthlog/exerciseAiCustom')({
  staticData: screen({ kind: 'survey', title: msg`내 운동` }),
  loader: ({ context: { queryClient } }) => loadCustom(queryClient),
  component: ExerciseCustomScreen,
})
