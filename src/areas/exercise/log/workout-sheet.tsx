import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Dumbbell from 'lucide-react/icons/dumbbell'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { Workout } from '../hub/week.ts'
import { workoutQuery } from './log.queries.ts'
import { WorkoutDetail } from './workout-detail.tsx'

/** An exercise over the list that it was opened from. */
export function WorkoutSheet({ workout, onClose }: { workout: Workout; onClose(): void }) {
  const { t } = useLingui()
  const { data, isPending, isFetching, refetch } = useQuery(workoutQuery(workout.sn, workout.from))
  return (
    <Sheet open onCloseRequest={onClose} title={workout.name}>
      {data ? (
        <WorkoutDetail workout={data} />
      ) : isPending ? (
        <Skeleton height={240} />
      ) : data === null ? (
        <p>{t`지워진 기록이에요.`}</p>
      ) : (
        <FailedPart
          bare
          icon={Dumbbell}
          title={t`운동 기록을 불러오지 못했어요`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  )
}
