import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { workoutQuery } from './log.queries.ts'
import type { Origin } from './span.ts'
import { WorkoutDetail } from './workout-detail.tsx'

/** An exercise by its address, with no list behind it: from today's, from a notice, from a link. */
export function WorkoutScreen({ sn, from }: { sn: number; from: Origin }) {
  const { t, i18n } = useLingui()
  const { data: workout } = useSuspenseQuery(workoutQuery(sn, from))
  const bar = <ScreenBar titleAs="p" backTo="/healthlog/exercise" />
  if (!workout) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`찾는 운동 기록이 없어요`}
            text={t`지워졌거나 다른 곳의 기록이에요.`}
            action={<Button render={<Link to="/healthlog/exerciselog" />}>{t`운동 기록 보기`}</Button>}
          />
        }
      />
    )
  }
  const { wrkotNm, startDt, endDt } = workout
  return (
    <DetailPage
      bar={bar}
      lead={{
        title: wrkotNm,
        below: `${formatDay(dayOf(startDt), i18n.locale)} ${clockOf(startDt)}–${clockOf(endDt)}`,
      }}
    >
      <Card>
        <WorkoutDetail workout={workout} />
      </Card>
    </DetailPage>
  )
}
