import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Sparkle from 'lucide-react/icons/sparkle'
import type { Day } from '#src/lib/days.ts'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { missionsQuery } from '../mission/mission.queries.ts'
import type { Own } from './hub.ts'

/** What the challenges ask for today besides steps: their missions, and the word of coaching. */
export function TodayRows({ rows, today }: { rows: readonly Own[]; today: Day }) {
  const { t } = useLingui()
  const { data: missions = [] } = useQuery(missionsQuery(today))
  const done = missions.filter(({ isDone }) => isDone).length
  const isCoached = rows.some(({ isCoached: coached, start, end }) => coached && start <= today && today <= end)
  return (
    <>
      {missions.length === 0 ? null : (
        <ListRow lead={<RowIcon icon={Check} />} title={t`오늘의 미션`} sub={t`${missions.length}개 중 ${done}개 했어요`} chevron render={<Link to="/challenge/mission" />} />
      )}
      {isCoached ? (
        <ListRow lead={<RowIcon icon={Sparkle} />} title={t`오늘의 코칭`} sub={t`기록을 보고 하나를 골라 드려요`} chevron render={<Link to="/challenge/ai-challenge" />} />
      ) : null}
    </>
  )
}
