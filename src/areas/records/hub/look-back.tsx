import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarX from 'lucide-react/icons/calendar-x'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Gauge from 'lucide-react/icons/gauge'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Pill from 'lucide-react/icons/pill'
import { addDays, formatDay, weekOf, type Day } from '#src/lib/days.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { scoreQuery } from './hub.queries.ts'
import { shownScore } from './hub.ts'

/** The ways to what was before, and to what goes on beside it. */
export function LookBack({ today }: { today: Day }) {
  const { t, i18n } = useLingui()
  const lastWeek = weekOf(addDays(today, -7))
  const [from, to] = [lastWeek[0] ?? today, lastWeek[6] ?? today].map((day) => formatDay(day, i18n.locale, 'short'))
  const { data: score } = useQuery(scoreQuery())
  const shown = score ? shownScore(score) : null
  const points = shown && (
    <b>{shown.most === null ? t`${shown.total}점` : t`${shown.most}점 가운데 ${shown.total}점`}</b>
  )
  // Without a month before there is nothing to compare.
  const change = shown?.change ?? null
  const less = change === null ? 0 : -change
  const isStopped = score?.healthAgreeYn === 'N'
  const moved = isStopped
    ? t`동의가 없어 셈하지 않아요`
    : score && shown === null
      ? t`무엇을 더 알면 되는지`
      : change === null
        ? t`무엇이 점수를 움직였는지`
        : change === 0
          ? t`지난달과 같아요`
          : change > 0
            ? t`지난달보다 ${change}점 올랐어요`
            : t`지난달보다 ${less}점 내렸어요`
  const rows = [
    { to: '/healthlog/healthScore', title: t`건강 점수`, sub: moved, icon: Gauge, end: points },
    {
      to: '/goal/health-data',
      title: t`건강나이`,
      sub: isStopped ? moved : t`무엇이 나이를 바꾸는지`,
      icon: HeartPulse,
    },
    { to: '/healthlog/weeklyReport', title: t`주간 리포트`, sub: `${from}–${to}`, icon: ChartColumn },
    { to: '/healthlog/healthscreenings', title: t`건강검진`, sub: t`해마다 어떻게 달라졌는지`, icon: ClipboardList },
    { to: '/healthlog/healthMedicine', title: t`먹는 약`, icon: Pill },
    { to: '/healthlog/exercise', title: t`운동`, icon: Dumbbell },
    { to: '/mypage/health', title: t`언제 지워지나요`, sub: t`내 기록이 지워지는 날`, icon: CalendarX },
  ]
  return (
    <Card labelledBy="hub-back">
      <CardHead id="hub-back" title={t`돌아보기`} />
      <Rows>
        {rows.map(({ to: path, title, sub, icon, end }) => (
          <ListRow
            key={path}
            title={title}
            {...(sub && { sub })}
            end={end}
            lead={<RowIcon icon={icon} />}
            chevron
            render={<Link to={path} />}
          />
        ))}
      </Rows>
    </Card>
  )
}
