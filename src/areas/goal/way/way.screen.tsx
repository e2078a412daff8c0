import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import { WithoutConsent } from '#src/domain/consent/without-consent.tsx'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { goalQuery } from '../kit/goal.queries.ts'
import { DayGoals } from './day-goals.tsx'
import { type GoalInfo, rateOf, standingOf, toGoal } from './goal-way.ts'
import { PastGoal } from './past-goal.tsx'
import { WayCard } from './way-card.tsx'
import { newestChangeQuery, weighingsQuery } from './way.queries.ts'
import { useWayWords } from './way-words.ts'
import { WeekRow } from './week-row.tsx'

const WeekWeight = lazyPart(() => import('./week-weight.tsx'), 'WeekWeight')

/** When, if it goes on like this: measured from the last four weeks, beside the plan. */
export function GoalWayScreen() {
  const { t } = useLingui()
  const { data: goal } = useSuspenseQuery(goalQuery())
  const bar = <ScreenBar titleAs="p" backTo="/my/menu" />
  // Nobody comes here without a goal but from the menu and its search: whoever has measured nothing sees first what
  // there is to measure. [ROU-17]
  if (goal === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`목표를 정해 볼까요?`}
            text={t`얼마나, 얼마나 천천히 갈지 함께 정해요.`}
            action={<Button render={<Link to="/goal/regi" search={{ from: 'menu' }} />}>{t`목표 정하기`}</Button>}
          />
        }
      />
    )
  }
  return goal.healthAgreeYn === 'N' ? <AsSet info={goal} /> : <Way info={goal} />
}

/** Without the consent to health data: what was set, and no way towards it. */
function AsSet({ info }: { info: GoalInfo }) {
  const { t, i18n } = useLingui()
  const { targetBw, endDt } = info
  const end = formatDay(endDt, i18n.locale, 'dated')
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
      lead={{ title: t`내 목표 ${targetBw} kg`, below: t`${end}까지` }}
    >
      <WithoutConsent />
      <Card tight>
        <Rows>
          <ChangeRow />
        </Rows>
      </Card>
    </DetailPage>
  )
}

function Way({ info }: { info: GoalInfo }) {
  const { t } = useLingui()
  const [weighs, setWeighs] = useState(false)
  const words = useWayWords()
  const today = dayIn(useNow())
  const { data: weighings } = useSuspenseQuery(weighingsQuery(today))
  const goal = toGoal(info)
  const rate = rateOf(weighings, today)
  const standing = standingOf(goal, rate, today)
  const lead = words.lead(standing, goal, today)
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
      lead={{ title: lead }}
      action={
        <Button kind="soft" size="l" block render={<Link to="/goal/regi" search={{ step: 'target' }} />}>
          {t`목표 다시 정하기`}
        </Button>
      }
    >
      {standing.is === 'reached' ? (
        <Notice
          title={t`이제 그대로 지켜 볼까요?`}
          action={
            <Button
              kind="soft"
              size="s"
              render={<Link to="/goal/regi" search={{ step: 'kind' }} />}
            >{t`지키기`}</Button>
          }
        >
          {t`닿은 몸무게에서 2 % 안에 머무는 목표예요.`}
        </Notice>
      ) : null}
      <WayCard goal={goal} rate={rate} today={today} weighedToday={weighings.at(-1)?.day === today} lead={lead} />
      <DayGoals goal={info} today={today} />
      <Card tight>
        <Rows>
          <WeekRow goal={info} today={today} onWeigh={() => setWeighs(true)} />
          <ChangeRow />
          <PastGoal before={info.startDt} />
        </Rows>
      </Card>
      {weighs ? (
        <Suspense fallback={null}>
          <WeekWeight lastKg={goal.currentKg} today={today} onClose={() => setWeighs(false)} />
        </Suspense>
      ) : null}
    </DetailPage>
  )
}

function ChangeRow() {
  const { t } = useLingui()
  const { data } = useQuery(newestChangeQuery())
  const newest = data?.list[0]
  return (
    <ListRow
      lead={<RowIcon icon={Pencil} />}
      title={t`고친 것`}
      sub={newest && `${newest.itemNm} ${newest.afterTxt ?? ''}`}
      chevron
      render={<Link to="/goal/change-management/list" />}
    />
  )
}
