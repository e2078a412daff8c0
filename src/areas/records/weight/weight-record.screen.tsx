import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useEffect, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import { whenIdle } from '#src/app/when-idle.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { GraphPage } from '#src/patterns/graph-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { FIRST_PERIOD, useRemoveWeight, weightGraphQuery, weightListQuery, weightSummaryQuery } from './weight.queries.ts'
import type { WeightRecord } from './weight.ts'
import { PeriodSwitch, WeightGraph } from './weight-graph.tsx'
import { WeightList } from './weight-list.tsx'
import { WeightMore } from './weight-more.tsx'
import { WeightReading } from './weight-reading.tsx'

// The forms and their library come when the page stands, or with the first opening.
const loadEntry = () => import('./weight-entry.tsx')
const loadGoal = () => import('./weight-goal.tsx')
const WeightEntry = lazyPart(loadEntry, 'WeightEntry')
const WeightGoal = lazyPart(loadGoal, 'WeightGoal')

/** What lies over the page; at most one thing at a time. */
type Overlay = { is: 'none' } | { is: 'entry'; record?: WeightRecord } | { is: 'more' } | { is: 'goal' }
const NOTHING: Overlay = { is: 'none' }

/** The weight of the member: the latest reading, its course over time, and every record. */
export function WeightRecordScreen() {
  const { t } = useLingui()
  const now = useNow()
  const today = dayIn(now)
  const [period, setPeriod] = useState(FIRST_PERIOD)
  const [overlay, setOverlay] = useState<Overlay>(NOTHING)
  const { data: records } = useSuspenseQuery(weightListQuery())
  const { data: summary } = useSuspenseQuery(weightSummaryQuery())
  const { data: points = [] } = useQuery({ ...weightGraphQuery(period, today), placeholderData: keepPreviousData })
  const { remove, restore } = useRemoveWeight()
  const [last] = records
  useEffect(() => whenIdle(() => void Promise.all([loadEntry(), loadGoal()]).catch(() => undefined)), [])

  const close = () => setOverlay(NOTHING)
  const removeWithUndo = (record: WeightRecord) => {
    close()
    const undo = { label: t`되돌리기`, onPress: () => restore(record) }
    remove(record, () => void toast({ kind: 'removed', text: t`기록을 지웠어요`, action: undo }))
  }

  return (
    <GraphPage
      bar={
        <ScreenBar
          backTo="/main"
          actions={<IconButton label={t`더 보기`} icon={Ellipsis} onClick={() => setOverlay({ is: 'more' })} />}
        />
      }
      action={<Button size="l" block onClick={() => setOverlay({ is: 'entry' })}>{t`체중 기록하기`}</Button>}
      instead={
        last ? undefined : (
          <EmptyState
            title={t`아직 체중 기록이 없어요`}
            text={t`한 번만 재도 나만의 기준이 생겨요. 재고 나서 숫자 하나만 적어 주세요.`}
          />
        )
      }
      reading={last ? <WeightReading last={last} summary={summary} today={today} /> : null}
      period={<PeriodSwitch period={period} onPeriod={setPeriod} />}
      graph={<WeightGraph period={period} today={today} targetKg={summary.targetKg} points={points} />}
      records={<WeightList records={records} today={today} onOpen={(record) => setOverlay({ is: 'entry', record })} />}
    >
      {overlay.is === 'entry' ? (
        <Suspense fallback={null}>
          <WeightEntry
            record={overlay.record}
            last={last}
            now={now}
            onClose={close}
            onRemove={removeWithUndo}
            onSaved={close}
          />
        </Suspense>
      ) : null}
      {overlay.is === 'more' ? (
        <WeightMore hasGoal={summary.targetKg !== null} onClose={close} onGoal={() => setOverlay({ is: 'goal' })} />
      ) : null}
      {overlay.is === 'goal' ? (
        <Suspense fallback={null}>
          <WeightGoal targetKg={summary.targetKg} today={today} onClose={close} onSaved={close} />
        </Suspense>
      ) : null}
    </GraphPage>
  )
}
