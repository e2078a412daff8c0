import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import type { DataOf } from '#src/contract/query.ts'
import { AsideSteps, asideDaysOf } from '#src/domain/day/aside-steps.tsx'
import { daysBetween, formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { activityQuery, battleQuery, peopleQuery } from '../battle.queries.ts'
import { toBattle, toDays, toPerson, uncountedDays, type Battle } from '../battle.ts'
import { LeaderActions } from './leader-actions.tsx'
import { DaysCard, PeopleCard, RopeCard, StakeCard } from './side-cards.tsx'
import { useCancelWords } from './use-cancel-words.ts'

/** Who is ahead, and what it is made of. */
export function BattleScreen({ batSeq }: { batSeq: number | undefined }) {
  const { t } = useLingui()
  const { data: info } = useSuspenseQuery(battleQuery(batSeq))
  if (info.battle !== null) return <OneBattle info={info} wire={info.battle} />
  return (
    <DetailPage
      bar={<Bar news={info.newMsgCnt} />}
      instead={
        <EmptyState
          level={1}
          title={t`동료에게 한판 걸어 볼까요?`}
          text={t`두 팀이 같은 날을 걷고, 걸음을 더해 견줘요.`}
          action={<Button render={<Link to="/service/battle/BatTeamMake" />}>{t`한판 걸기`}</Button>}
        />
      }
    />
  )
}

type Info = DataOf<'get', '/api/chalen/battle/battleInfo'>

function OneBattle({ info, wire }: { info: Info; wire: NonNullable<Info['battle']> }) {
  const { t, i18n } = useLingui()
  const today = dayIn(useLatestServerNow())
  const battle = toBattle(wire, today, info.myInvite?.sideCode)
  const people = useSuspenseQuery(peopleQuery(battle.seq)).data.map(toPerson)
  const days = toDays(info.dayList, battle.side)
  const until = formatDay(battle.end, i18n.locale, 'short')
  const settles = formatDay(battle.settles, i18n.locale, 'short')
  const isAsked = info.myInvite?.answerCode === null
  const off = useCancelWords()
  const open = uncountedDays(battle, days, today)
  return (
    <DetailPage
      bar={<Bar news={info.newMsgCnt} />}
      lead={{
        above: t`${battle.name} · ${until}까지`,
        title: useLeadWords(battle, { isAsked, isCounted: days.length > 0 }, today),
      }}
      action={<Action battle={battle} canMake={info.makeYn === 'Y'} isAsked={isAsked} />}
    >
      {battle.whyOff ? <Notice kind="info">{off(battle.whyOff).sentence}</Notice> : null}
      {battle.phase === 'counting' ? (
        <Notice kind="info">{t`늦게 온 걸음까지 세고 ${settles} 아침에 정해져요.`}</Notice>
      ) : null}
      {battle.side === null ? null : (
        <>
          <RopeCard battle={battle} people={people} />
          {days.length + open.length > 0 ? <DaysCard days={days} open={open} today={today} /> : null}
          {battle.start <= today ? <MyAside battle={battle} today={today} /> : null}
        </>
      )}
      <StakeCard stake={battle.stake} />
      <PeopleCard battle={battle} people={people} />
      {battle.leads && (battle.phase === 'asked' || battle.phase === 'ready') ? (
        <LeaderActions battle={battle} people={people} />
      ) : null}
    </DetailPage>
  )
}

/** Own steps that the battle does not count, for nobody can walk them. */
function MyAside({ battle: { start, end }, today }: { battle: Battle; today: Day }) {
  const { data = [] } = useQuery(activityQuery(start, end < today ? end : today))
  const days = asideDaysOf(data.map(({ activityDt, asideStepCnt }) => ({ day: activityDt, steps: asideStepCnt })))
  return <AsideSteps days={days.toReversed()} today={today} />
}

function Bar({ news }: { news: number }) {
  const { t } = useLingui()
  return (
    <ScreenBar
      titleAs="p"
      backTo="/service/battle/BatList"
      actions={
        <IconButton
          label={news > 0 ? t`배틀 소식 ${news}개` : t`배틀 소식`}
          icon={MessageCircle}
          dot={news > 0}
          render={<Link to="/service/battle/BatList" search={{ tab: 'news' }} />}
        />
      }
    />
  )
}

/** The one thing to do: answer, look at the end, or begin anew. */
function Action({ battle, canMake, isAsked }: { battle: Battle; canMake: boolean; isAsked: boolean }): ReactNode {
  const { t } = useLingui()
  const search = { batSeq: battle.seq }
  if (isAsked)
    return (
      <Button
        size="l"
        block
        render={<Link to="/service/battle/BattleInvitaion" search={search} />}
      >{t`초대 보기`}</Button>
    )
  if (battle.phase === 'over' && battle.side !== null)
    return (
      <Button size="l" block render={<Link to="/service/battle/BatResult" search={search} />}>{t`결과 보기`}</Button>
    )
  if (battle.phase === 'cancelled' && canMake)
    return <Button size="l" block render={<Link to="/service/battle/BatTeamMake" />}>{t`한판 걸기`}</Button>
  return null
}

function useLeadWords(
  { phase, side, us, them, start }: Battle,
  { isAsked, isCounted }: { isAsked: boolean; isCounted: boolean },
  today: Day,
): string {
  const { t } = useLingui()
  if (phase === 'cancelled') return t`취소된 배틀이에요`
  if (isAsked) return t`아직 답하지 않았어요`
  if (side === null) return t`함께하지 않는 배틀이에요`
  if (phase === 'asked') return side === 'AWAY' ? t`우리 팀장의 답을\n기다리고 있어요` : t`상대의 답을\n기다리고 있어요`
  if (phase === 'ready') return t`${daysBetween(today, start)}일 뒤에 시작해요`
  if (!isCounted) return today === start ? t`첫날을 걷고 있어요` : t`새벽 4시에 처음 세요`
  const lead = (us?.total ?? 0) - (them?.total ?? 0)
  const steps = formatNumber(Math.abs(lead))
  if (lead === 0) return t`두 팀이 똑같아요`
  return lead > 0 ? t`${steps}보 앞서 있어요` : t`${steps}보 뒤에 있어요`
}
