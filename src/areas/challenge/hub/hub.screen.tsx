import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FloatButton } from '#src/app/chrome/float-button.tsx'
import { lazyExtra } from '#src/app/lazy-part.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { daysBetween, formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { toWireTime } from '#src/lib/wire-time.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { toChallenge, type Challenge } from '../challenge.ts'
import { challengeQuery, myChallengesQuery } from '../challenge.queries.ts'
import { BattleOfferCard, WaitingCard } from '../team/waiting-card.tsx'
import { useServerDay } from '../use-day.ts'
import { BrookCard } from './brook-card.tsx'
import { HubBar } from './hub-bar.tsx'
import { leadOf, mostUrgent, toMyChallenge, type HubLead } from './hub.ts'
import { OfferCard, OwnEmployerCard } from './offers.tsx'
import { useTodayRows } from './today-rows.tsx'
import { TogetherCard } from './together-card.tsx'

const OperatorSays = lazyExtra(() => import('./operator-says.tsx'), 'OperatorSays')

/** The hub of challenges: what is left today, what else goes on, and one offer. */
export function HubScreen() {
  const { i18n } = useLingui()
  const { data: wire, dataUpdatedAt } = useSuspenseQuery(myChallengesQuery())
  const today = useServerDay(wire[0]?.nowDt, dataUpdatedAt)
  const rows = wire.map((row) => toMyChallenge(row, i18n.locale))
  const urgent = mostUrgent(rows, today)
  return urgent === undefined ? (
    <Hub rows={rows} today={today} />
  ) : (
    <HubOf code={urgent.code} rows={rows} today={today} />
  )
}

interface Props {
  rows: ReturnType<typeof toMyChallenge>[]
  today: Day
}

function HubOf({ code, ...props }: Props & { code: string }) {
  const { i18n } = useLingui()
  const { data } = useQuery(challengeQuery(code))
  return <Hub {...props} urgent={data && toChallenge(data, i18n.locale)} />
}

function Hub({ rows, today, urgent }: Props & { urgent?: Challenge | undefined }) {
  const { t, i18n } = useLingui()
  const more = useTodayRows(rows, today)
  const time = toWireTime(useLatestServerNow(), 'minute').slice(8)
  const title = useLeadWords(leadOf(rows, urgent, { today, time }, (day) => daysBetween(today, day)))
  return (
    <HubPage bar={<HubBar />} lead={{ above: formatDay(today, i18n.locale, 'long'), title }}>
      {urgent ? <BrookCard challenge={urgent} today={today} /> : null}
      <WaitingCard />
      <TogetherCard rows={rows.filter(({ code }) => code !== urgent?.code)} today={today} more={more} />
      <BattleOfferCard />
      <OfferCard />
      <OwnEmployerCard />
      <Button kind="soft" block render={<Link to="/challenge/challengeList" />}>{t`모든 챌린지 보기`}</Button>
      <Button kind="text" block render={<Link to="/challenge/lastchallenge" />}>{t`끝난 챌린지`}</Button>
      <OperatorSays />
      <FloatButton />
    </HubPage>
  )
}

function useLeadWords(lead: HubLead): string {
  const { t } = useLingui()
  switch (lead.is) {
    case 'left':
      return t`${formatNumber(lead.amount)}보 더 걸으면\n오늘도 성공이에요`
    case 'times':
      return t`${lead.left}번만 더 하면\n완주예요`
    case 'done':
      return t`오늘도 성공이에요`
    case 'late':
      return t`오늘 걷는 시간은\n끝났어요`
    case 'along':
      return t`남은 날도\n천천히 함께해요`
    case 'finished':
      return t`완주까지 다 왔어요`
    case 'rest':
      return t`오늘은 쉬는 날이에요`
    case 'tomorrow':
      return t`내일 함께 시작해요`
    case 'coming':
      return t`${lead.days}일 뒤에 함께 시작해요`
    case 'coached':
      return t`오늘도 천천히 함께해요`
    case 'none':
      return t`함께 걸을 동료가\n기다려요`
  }
}
