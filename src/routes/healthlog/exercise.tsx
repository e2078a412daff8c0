import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { prefetchExercise } from '#src/areas/exercise/hub/exercise.queries.ts'
import { ExerciseScreen } from '#src/areas/exercise/hub/exercise.screen.tsx'
import { ResumeAlone } from '#src/areas/exercise/hub/resume-alone.tsx'

export const Route = createFileRoute('/healthlog/exercise')({
  staticData: screen({ kind: 'list', title: msg`운동` }),
  loader: ({ context: { queryClient } }) => prefetchExercise(queryClient, new Date()),
  component: Screen,
})

function Screen() {
  return Route.useLoaderData() === 'alone' ? <ResumeAlone /> : <ExerciseScreen />
}
