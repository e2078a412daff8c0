import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { myChallengesQuery } from '../challenge.queries.ts'
import { DayMissions } from './day-missions.tsx'
import { missionsQuery } from './mission.queries.ts'
import { MissionPictures } from './mission-pictures.tsx'
import { MissionWeek } from './mission-week.tsx'
import { useMissionWords } from './use-mission-words.ts'

/** What the challenges ask for on a day, and what of it was done. [MIS-01] */
export function MissionScreen({ day }: { day: Day }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const say = useMissionWords()
  const { data: missions } = useSuspenseQuery(missionsQuery(day))
  const { data: mine } = useQuery({ ...myChallengesQuery(), enabled: missions.length === 0 })
  // Who is in no challenge has no day off: there is one to find.
  const isFree = missions.length === 0 && mine?.length === 0
  const under = mine?.filter(({ startDt, endDt }) => startDt <= day && day <= endDt) ?? []
  const isBefore = under.length > 0 && under.every(({ joinDtm }) => day < dayOf(joinDtm))
  const none = isFree
    ? t`챌린지에 들어가면 하루에 할 일을 하나씩 알려 드려요.`
    : isBefore
      ? t`챌린지에 들어오기 전이라 미션이 없어요.`
      : undefined
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" title={day === today ? undefined : t`미션`} backTo={'/challenge/challenge'} />}
      lead={{ title: isFree && day === today ? t`오늘은 미션이 없어요` : say.lead(missions, day === today) }}
    >
      <MissionWeek
        day={day}
        today={today}
        onDay={(next) => void navigate({ to: '.', search: { day: next }, replace: true })}
      />
      <DayMissions key={day} title={t`미션`} missions={missions} day={day} today={today} none={none} />
      {isFree ? (
        <Button kind="soft" block render={<Link to="/challenge/challengeList" />}>{t`챌린지 둘러보기`}</Button>
      ) : null}
      <MissionPictures />
      {missions.length === 0 ? null : (
        <Button kind="text" block render={<Link to="/diary/missionDesc" />}>{t`미션이 왜 좋은지 보기`}</Button>
      )}
    </ListPage>
  )
}
