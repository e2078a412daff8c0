import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Day } from '#src/lib/days.ts'
import { MoreLink } from '#src/ui/card/card.tsx'
import type { Challenge } from '../challenge.ts'
import { DayMissions } from '../mission/day-missions.tsx'
import { missionsQuery } from '../mission/mission.queries.ts'

/** What the challenge asks for today, to be done here; nothing in one without missions and on a day off. */
export function MissionsCard({ challenge: { code }, today }: { challenge: Challenge; today: Day }) {
  const { t } = useLingui()
  const { data } = useQuery(missionsQuery(today))
  const missions = data?.filter(({ challenge }) => challenge === code) ?? []
  if (missions.length === 0) return null
  return (
    <DayMissions
      title={t`오늘의 미션`}
      missions={missions}
      day={today}
      today={today}
      more={<MoreLink render={<Link to="/challenge/mission" />}>{t`다른 날`}</MoreLink>}
    />
  )
}
