import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { serialNo } from '#src/app/search.ts'
import { ExerciseLogScreen } from '#src/areas/exercise/log/exercise-log.screen.tsx'
import { loadLog } from '#src/areas/exercise/log/log.queries.ts'
import { WorkoutScreen } from '#src/areas/exercise/log/workout.screen.tsx'

/** One exercise, by its number and where it came from; without them the log. */
const search = v.object({
  wrkot: serialNo,
  from: v.fallback(v.optional(v.picklist(['PHONE', 'AI', 'HAND'])), undefined),
})

export const Route = createFileRoute('/healthlog/exerciselog')({
  staticData: screen({ kind: 'list', title: msg`운동 기록` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadLog(queryClient, deps, new Date()),
  component: Screen,
})

function Screen() {
  const { wrkot, from } = Route.useSearch()
  return wrkot !== undefined && from !== undefined ? <WorkoutScreen sn={wrkot} from={from} /> : <ExerciseLogScreen />
}
