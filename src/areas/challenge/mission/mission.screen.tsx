import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DayMissions } from './day-missions.tsx'
import { missionsQuery } from './mission.queries.ts'
import { MissionWeek } from './mission-week.tsx'
import { useMissionWords } from './use-mission-words.ts'

/** What the challenges ask for on a day, and what of it was done. [MIS-01] */
export function MissionScreen({ day }: { day: Day }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const say = useMissionWords()
  const { data: missions } = useSuspenseQuery(missionsQuery(day))
  return (
    <ListPage bar={<ScreenBar titleAs="p" backTo={'/challenge/challenge'} />} lead={{ title: say.lead(missions, day === today) }}>
      <MissionWeek day={day} today={today} onDay={(next) => void navigate({ to: '.', search: { day: next }, replace: true })} />
      <DayMissions key={day} title={t`미션`} missions={missions} day={day} today={today} />
      {missions.length === 0 ? null : (
        <Button kind="text" block render={<Link to="/diary/missionDesc" />}>{t`미션이 왜 좋은지 보기`}</Button>
      )}
    </ListPage>
  )
}
