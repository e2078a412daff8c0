import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { MovePictogram } from '#src/ui/art/move-pictogram.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import { themesQuery } from '../programme/programme.queries.ts'
import { ProgrammeRows } from '../programme/programme-rows.tsx'
import { ThemeRows } from '../programme/theme.screen.tsx'
import { useProgramme } from '../programme/use-programme.ts'
import {
  energyQuery,
  favouriteCountQuery,
  fromPhoneQuery,
  programmeDaysQuery,
  recommendedQuery,
  standingQuery,
  weekQuery,
  workoutsQuery,
} from './exercise.queries.ts'
import { ResumeCard } from './resume-card.tsx'
import { TodayCard } from './today-card.tsx'
import { WeekCard } from './week-card.tsx'
import { useRunLead, useSavedHere } from './use-run-lead.ts'
import { barsOf } from './week.ts'
import css from './exercise.module.css'

/** How many themes stand here; all of them have a page. */
const THEMES = 3

/** What to do today, and how the week is going. */
export function ExerciseScreen() {
  const { t } = useLingui()
  const now = useNow()
  const day = dayIn(now)
  const programme = useProgramme()
  const { data: week } = useSuspenseQuery(weekQuery(day))
  const { data: programmeDays } = useSuspenseQuery(programmeDaysQuery(day))
  const { data: energy } = useSuspenseQuery(energyQuery(day))
  const { data: workouts } = useSuspenseQuery(workoutsQuery(day))
  const { data: themes } = useSuspenseQuery(themesQuery())
  const { data: favourites } = useSuspenseQuery(favouriteCountQuery())
  const { data: fromPhone } = useSuspenseQuery(fromPhoneQuery())
  useSavedHere(programme)

  return (
    <HubPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/main"
          actions={
            <IconButton
              label={t`운동 설정`}
              icon={SlidersHorizontal}
              render={<Link to="/healthlog/exerciseAiSetting" />}
            />
          }
        />
      }
      lead={{ title: useRunLead(programme, now, energy.useKcal, week.wrkotMin) }}
    >
      <ResumeCard {...programme} now={now} />
      <WeekCard bars={barsOf(week.list, programmeDays, day)} minutes={week.wrkotMin} />
      <TodayCard workouts={workouts} energy={energy} />
      <Routine />
      {themes.length > 0 && (
        <Card>
          <CardHead
            title={t`때에 맞는 운동`}
            more={<MoreLink render={<Link to="/healthlog/exerciseAiPrgmThm" />}>{t`전체 보기`}</MoreLink>}
          />
          <ThemeRows themes={themes.slice(0, THEMES)} />
        </Card>
      )}
      <Card tight>
        <Rows label={t`더 보기`}>
          <ListRow
            title={t`즐겨찾는 운동`}
            end={t`${favourites}가지`}
            chevron
            render={<Link to="/healthlog/exerciseAiFavorite" />}
          />
          <ListRow title={t`프로그램으로 한 운동`} chevron render={<Link to="/healthlog/exerciseAiMyLog" />} />
          {!fromPhone && (
            <ListRow
              title={t`휴대폰 운동`}
              sub={t`지금은 더하지 않고 있어요`}
              chevron
              render={<Link to="/healthlog/exerciseDataLink" />}
            />
          )}
        </Rows>
      </Card>
    </HubPage>
  )
}

/** The routine, or the way to one. [EXR-01] */
function Routine() {
  const { t } = useLingui()
  const { data: standing } = useSuspenseQuery(standingQuery())
  const { data: recommended } = useSuspenseQuery(recommendedQuery())
  if (standing !== 'kept') {
    return (
      <NextStep
        title={standing === 'unasked' ? t`나에게 맞는 운동을\n골라 볼까요?` : t`고른 대답에 맞는\n운동이 있어요`}
        text={
          standing === 'unasked' ? t`몇 가지만 여쭤보고 대답에 맞춰 골라 드려요.` : t`마음에 드는 것을 담아 두세요.`
        }
        picture={
          <span className={css.figure}>
            <MovePictogram name="기지개" />
          </span>
        }
        action={
          <Button kind="soft" block render={<Link to="/healthlog/exerciseAiCustom" />}>
            {standing === 'unasked' ? t`운동 고르기` : t`추천 보기`}
          </Button>
        }
      />
    )
  }
  return (
    <Card>
      <CardHead
        title={t`내 운동`}
        more={<MoreLink render={<Link to="/healthlog/exerciseAiCustom" />}>{t`다시 고르기`}</MoreLink>}
      />
      <ProgrammeRows
        label={t`내 운동`}
        programmes={recommended.filter(({ isKept }) => isKept).map(({ programme }) => programme)}
      />
    </Card>
  )
}
