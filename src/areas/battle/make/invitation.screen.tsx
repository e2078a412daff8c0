import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { useRange } from '#src/domain/day/use-range.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { answerOnce, refusalOf, type NotIn } from './answer-once.ts'
import { battleQuery, peopleQuery, useAcceptBattle, useRejectBattle } from '../battle.queries.ts'
import { toBattle, toPerson } from '../battle.ts'
import { PeopleCard, RopeCard } from '../match/side-cards.tsx'
import { useCancelWords } from '../match/use-cancel-words.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** Somebody wants a battle: with whom, when, for what, and who will see one's steps. */
export function InvitationScreen({ batSeq }: { batSeq: number }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: info } = useSuspenseQuery(battleQuery(batSeq))
  const people = useSuspenseQuery(peopleQuery(batSeq)).data.map(toPerson)
  const today = dayIn(useLatestServerNow())
  const [accept, reject] = [useAcceptBattle(), useRejectBattle()]
  const [why, setWhy] = useState<NotIn>()
  const say = useRefusalWords()
  const range = useRange()
  const off = useCancelWords()
  const { battle: wire, myInvite: invite } = info
  if (wire === null) return null
  const asked = invite?.sideCode ?? 'HOME'
  const battle = toBattle(wire, today, asked)
  const month = formatDay(battle.start, i18n.locale, 'monthShort')
  const name = invite?.fromNickName ?? ''
  const members = battle.seats
  const isGone = why === 'notFound'
  const isOpen = !isGone && invite?.answerCode === null && battle.phase !== 'cancelled'
  const leads = invite?.leaderYn === 'Y'
  const cancelled = battle.whyOff ? off(battle.whyOff).sentence : t`취소된 배틀이에요.`
  const closed =
    battle.phase === 'cancelled'
      ? cancelled
      : invite?.answerCode === 'REJECT'
        ? t`이번엔 쉬기로 했어요.`
        : invite?.answerCode === 'LAPSE'
          ? t`답할 수 있는 날이 지났어요.`
          : t`함께하기로 했어요.`

  const answerNow = async () =>
    (await queryClient.fetchQuery({ ...battleQuery(batSeq), staleTime: 0 })).myInvite?.answerCode
  const yes = async () => {
    setWhy(undefined)
    const read = async () => ({ isGathered: false, isIn: (await answerNow()) === 'ACCEPT' })
    const end = await answerOnce({ accept: () => accept.sendAsync({ body: { batSeq } }), read })
    if (end.is === 'not') return setWhy(end.why)
    toast({ kind: 'good', text: t`함께하게 됐어요` })
    await navigate({ to: '/service/battle/Battle', search: { batSeq }, replace: true })
  }
  const no = async () => {
    setWhy(undefined)
    try {
      await reject.sendAsync({ body: { batSeq } })
    } catch (error) {
      // An answer that was lost may have been heard, and the other phone's is the same no.
      if ((await answerNow().catch(() => undefined)) !== 'REJECT') return setWhy(refusalOf(error))
    }
    toast({ kind: 'good', text: t`이번엔 쉰다고 알렸어요` })
    await navigate({ to: '/service/battle/BatList', replace: true })
  }

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/service/battle/BatList" />}
      lead={
        invite === null ? { title: battle.name } : { title: t`${name}님이 ${month}에\n한판 하재요`, below: battle.name }
      }
      action={
        !isOpen ? (
          <Button
            size="l"
            block
            render={
              battle.side === null ? (
                <Link to="/service/battle/BatList" replace />
              ) : (
                <Link to="/service/battle/Battle" search={{ batSeq }} replace />
              )
            }
          >{t`배틀 보기`}</Button>
        ) : leads ? (
          <Button size="l" block render={<Link to="/service/battle/BatAwayTeamCreate" search={{ batSeq }} />}>
            {battle.us === null ? t`받고 팀 꾸리기` : t`이어서 받기`}
          </Button>
        ) : (
          <Button size="l" block busy={accept.isPending} onClick={() => void yes()}>{t`함께하기`}</Button>
        )
      }
    >
      {isOpen || isGone ? null : <Notice live="status">{closed}</Notice>}
      {why ? (
        <Notice kind="caution" live="alert">
          {say(why)}
        </Notice>
      ) : null}
      {invite?.msgTxt ? (
        <Notice kind="info">
          <span lang="ko">{`“${invite.msgTxt}”`}</span>
        </Notice>
      ) : null}
      {/* Who is not in it is told no steps: a rope would say that there are none. */}
      {isOpen || battle.side !== null ? <RopeCard battle={{ ...battle, side: asked }} people={people} /> : null}
      <Card>
        <Rows label={t`어떤 배틀인가요`}>
          <ListRow tight title={t`기간`} sub={range(battle.start, battle.end)} />
          <ListRow tight title={t`한 팀`} end={<span>{t`${members}명`}</span>} />
          {battle.stake === null ? null : (
            <ListRow tight title={t`걸린 것`} sub={<span lang="ko">{battle.stake}</span>} />
          )}
        </Rows>
      </Card>
      <PeopleCard battle={{ ...battle, side: asked }} people={people} />
      {isOpen ? (
        <Button kind="text" block busy={reject.isPending} onClick={() => void no()}>{t`이번엔 쉴게요`}</Button>
      ) : null}
      {isOpen ? <Fine>{t`받으면 별명과 걸음이 두 팀에 보여요.`}</Fine> : null}
    </DetailPage>
  )
}
