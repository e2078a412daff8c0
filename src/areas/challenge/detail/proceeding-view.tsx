import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useRange } from '#src/domain/day/use-range.ts'
import { useMemberName } from '#src/domain/member/use-member.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { BadgeCard } from '../badge/badge-card.tsx'
import { ReportCard } from '../report/report-card.tsx'
import { TalkRow } from '../talk/talk-row.tsx'
import { canComplete, daysLeft, gramsLeft, type Challenge, type Phase } from '../challenge.ts'
import { WalkAside } from '../walk-aside.tsx'
import { kinds } from './challenge.kind.ts'
import { CommunityRow } from './community-row.tsx'
import { DaysCard } from './days-card.tsx'
import { useMonthSteps } from './detail.queries.ts'
import { BarActions } from './bar-actions.tsx'
import { MissionsCard } from './missions-card.tsx'
import { PhoneCard } from './phone-card.tsx'
import { PromiseSlip } from './promise-slip.tsx'
import { RankingCard } from './ranking-card.tsx'
import { TodayCard } from './today-card.tsx'
import { useWeight } from './use-weight.ts'
import { WeightCard } from './weight-card.tsx'

// Each comes with the challenges that have it.
const CoachedPart = lazyPart(() => import('../coached/coached-part.tsx'), 'CoachedPart')
const WellFoodCards = lazyPart(() => import('./well-food-cards.tsx'), 'WellFoodCards')

/** Under way: how many days yet, the days so far, today, and how the team stands. */
export function ProceedingView({
  challenge,
  phase,
  today,
  notice,
}: {
  challenge: Challenge
  phase: Phase
  today: Day
  notice: ReactNode
}) {
  const { t, i18n } = useLingui()
  const name = useMemberName()
  const { code, start, end, kind, mine, settles } = challenge
  const range = useRange()
  const told = formatDay(settles, i18n.locale, 'short')
  const title = useLeadTitle(challenge, today)
  useMonthSteps(challenge, phase === 'running')
  const dayNo = mine?.dayNo ?? 0
  return (
    <DetailPage
      bar={
        <ScreenBar
          title={challenge.name}
          titleAs="p"
          backTo="/challenge/challenge"
          actions={<BarActions challenge={challenge} today={today} withMore={phase === 'running'} />}
        />
      }
      lead={{ title, below: `${range(start, end)} · ${t`${dayNo}일째`}` }}
    >
      {notice}
      {phase === 'counting' ? <Notice kind="info">{t`지금 세고 있어요. ${told} 아침에 알려 드릴게요.`}</Notice> : null}
      <Suspense fallback={null}>
        <Progress challenge={challenge} today={today} />
      </Suspense>
      {phase === 'running' ? <TodayCard challenge={challenge} today={today} /> : null}
      {kind === 'STEP' ? <WalkAside chalnCode={code} today={today} /> : null}
      {phase === 'running' ? <PhoneCard challenge={challenge} /> : null}
      {phase === 'running' ? <MissionsCard challenge={challenge} today={today} /> : null}
      {kinds[kind].hasRanking ? <RankingCard chalnCode={code} isOver={phase !== 'running'} /> : null}
      <ReportCard chalnCode={code} />
      <BadgeCard chalnCode={code} />
      <Card tight>
        <Rows>
          <CommunityRow chalnCode={code} />
          <TalkRow chalnCode={code} />
        </Rows>
      </Card>
      <PromiseSlip challenge={challenge} name={name} />
      <Button
        kind="soft"
        block
        render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'intro' }} />}
      >{t`어떻게 하나요`}</Button>
    </DetailPage>
  )
}

/** What shows how far one has come. */
function Progress({ challenge, today }: { challenge: Challenge; today: Day }) {
  switch (kinds[challenge.kind].slot) {
    case 'bowls':
      return <WellFoodCards challenge={challenge} today={today} />
    case 'days':
      return <DaysCard challenge={challenge} today={today} />
    case 'weight':
      return challenge.kind === 'INTENSIVE' ? (
        <CoachedPart challenge={challenge} today={today} />
      ) : (
        <WeightCard challenge={challenge} />
      )
  }
}

/** What is left to do; once that cannot be done any more, what was. */
function useLeadTitle(challenge: Challenge, today: Day): string {
  const { t } = useLingui()
  const weight = useWeight()
  const left = daysLeft(challenge)
  if (left === 0) return t`완주까지 다 왔어요`
  const done = challenge.mine?.successDays ?? 0
  const isPast = today > challenge.end
  if (left !== null && !canComplete(challenge, today)) {
    if (done > 0) return challenge.kind === 'WF' ? t`웰푸드를\n${done}번 드셨어요` : t`${done}일을\n해내셨어요`
    return isPast ? t`기간이 끝났어요` : t`남은 날도\n천천히 함께해요`
  }
  if (left !== null)
    return challenge.kind === 'WF' ? t`${left}번만 더 드시면\n완주예요` : t`${left}일만 더 하면\n완주예요`
  const grams = gramsLeft(challenge)
  const rate = challenge.mine?.rate ?? 0
  if (grams === null || (isPast && grams > 0)) return t`목표까지 ${rate}%\n왔어요`
  return grams === 0 ? t`목표까지\n다 왔어요` : t`${weight(grams)}만 더 줄면\n목표예요`
}
