import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { ExerciseLinkScreen } from '#src/areas/devices/link/exercise-link.screen.tsx'
import { prefetchExerciseLink } from '#src/areas/devices/link/link.queries.ts'

export const Route = createFileRoute('/healthlog/exerciseDataLink')({
  staticData: screen({ kind: 'settings', title: msg`운동 데이터 연동` }),
  loader: ({ context: { queryClient } }) => prefetchExerciseLink(queryClient),
  component: ExerciseLinkScreen,
})
