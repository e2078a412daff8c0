import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Flame from 'lucide-react/icons/flame'
import { VerticalBars } from '#src/charts/vertical-bars.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, daysOf, formatDay, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { burnedWeekQuery, eatenWeekQuery } from './hub.queries.ts'

interface Props {
  of: 'eaten' | 'burned'
  day: Day
  onClose(): void
}

/** The seven days up to the chosen one. */
export function EnergySheet({ of, day, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open title={of === 'eaten' ? t`먹은 것, 일주일` : t`쓴 것, 일주일`} onCloseRequest={onClose}>
      {of === 'eaten' ? <Eaten day={day} /> : <Burned day={day} />}
    </Sheet>
  )
}

function Eaten({ day }: { day: Day }) {
  const { data, isError, isFetching, refetch } = useQuery(eatenWeekQuery(day))
  return data ? (
    <Week graph={data} day={day} color="intake" />
  ) : (
    <NotYet isError={isError} retrying={isFetching} onRetry={() => void refetch()} />
  )
}

function Burned({ day }: { day: Day }) {
  const { data, isError, isFetching, refetch } = useQuery(burnedWeekQuery(day))
  return data ? (
    <Week graph={data} day={day} color="burned" />
  ) : (
    <NotYet isError={isError} retrying={isFetching} onRetry={() => void refetch()} />
  )
}

/** Until a week has come: its room, or that it did not. */
function NotYet({ isError, retrying, onRetry }: { isError: boolean; retrying: boolean; onRetry(): void }) {
  const { t } = useLingui()
  return isError ? (
    <FailedPart
      bare
      icon={Flame}
      title={t`먹은 것과 쓴 것을 불러오지 못했어요`}
      retrying={retrying}
      onRetry={onRetry}
    />
  ) : (
    <Skeleton height={180} />
  )
}

function Week({ graph, day, color }: { graph: Schemas['KcalGraph']; day: Day; color: 'intake' | 'burned' }) {
  const { t, i18n } = useLingui()
  const byDay = new Map(graph.list.map(({ helhDate, kcal }) => [helhDate, kcal]))
  const top = Math.max(graph.kcalGoal ?? 0, ...byDay.values(), 1)
  const bars = daysOf(addDays(day, -6), day).map((each) => {
    const kcal = byDay.get(each)
    return {
      key: each,
      name: formatDay(each, i18n.locale, 'weekday'),
      percent: kcal === undefined ? null : (kcal / top) * 100,
      value: kcal === undefined ? t`기록 없음` : formatQuantity(kcal, 'kcal'),
    }
  })
  const mean = graph.avgKcal === null ? '' : t`하루 평균 ${formatQuantity(graph.avgKcal, 'kcal')}`
  return (
    <>
      {mean ? <p>{mean}</p> : null}
      <VerticalBars
        bars={bars}
        current={day}
        color={color}
        label={[mean, bars.map(({ name, value }) => `${name} ${value}`).join(', ')].filter(Boolean).join('. ')}
        tableCaption={t`일주일`}
        tableHead={[t`날짜`, t`열량`]}
        emptyText={t`이 주에는 기록이 없어요`}
      />
    </>
  )
}
