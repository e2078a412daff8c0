import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import type { DataOf } from '#src/contract/query.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import type { Picked } from '#src/patterns/people-picker.tsx'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { SeatTable } from '#src/ui/seat-table/seat-table.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { Challenge } from '../challenge.ts'
import { AskablePicker } from './askable-picker.tsx'
import { FactsCard } from './facts-card.tsx'
import { seatsQuery, useInviteTeam, useReinviteTeam, useCancelTeam } from './team.queries.ts'
import { freeOf, refusalOf, toSeats, type NotDone } from './team.ts'
import { useAgainWords, useRefusalWords, useSeatWords } from './use-team-words.ts'

type Info = DataOf<'get', '/api/chalen/challenge/team/teamInfo'>
type Invite = DataOf<'get', '/api/chalen/challenge/team/teamInviteList'>[number]

/** The own team: who sits there, and for its leader who was asked and whom to ask. */
export function TeamView({
  challenge,
  today,
  team,
  info,
  sent,
}: {
  challenge: Challenge
  today: Day
  team: NonNullable<Info['team']>
  info: Info
  sent: readonly Invite[]
}) {
  const { t, i18n } = useLingui()
  const seats = toSeats(useSuspenseQuery(seatsQuery(team.teamSeq)).data, team.maxMemberCnt)
  const { drawn, label } = useSeatWords(seats)
  const [picked, setPicked] = useState<Picked[]>([])
  const [why, setWhy] = useState<NotDone>()
  const [invite, reinvite, cancel] = [useInviteTeam(), useReinviteTeam(), useCancelTeam()]
  const [say, again] = [useRefusalWords(), useAgainWords()]
  const free = freeOf(seats)
  const missing = info.minMemberCnt - team.memberCnt
  const canChange = today <= info.changeEndDt
  const leads = info.roleCode === 'LEADER' && canChange
  const until = formatDay(info.changeEndDt, i18n.locale, 'short')
  const failed = (error: unknown) => {
    const reason = refusalOf(error)
    setWhy(reason)
    if (reason === 'notAskable') setPicked([])
  }
  const walkers = seats.filter(({ steps }) => steps !== null)

  const send = () => {
    setWhy(undefined)
    invite.sendAsync({ body: { teamSeq: team.teamSeq, memberKeyList: picked.map(({ key }) => key) } }).then(
      () => {
        setPicked([])
        toast({ kind: 'good', text: t`초대를 보냈어요` })
      },
      (error: unknown) => {
        failed(error)
        // Asked from the other phone meanwhile: the list says from when again.
        if (refusalOf(error) === 'notReinvitable') setPicked([])
      },
    )
  }

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo={`/challenge/ChallengeDetail?chalnCode=${challenge.code}`} />}
      lead={{
        title: t`${team.memberCnt}명이 함께해요`,
        below: canChange ? `${challenge.name} · ${t`${until}까지 바꿀 수 있어요`}` : challenge.name,
      }}
      action={
        picked.length > 0 ? (
          <Button size="l" block busy={invite.isPending} onClick={send}>{t`${picked.length}명 부르기`}</Button>
        ) : undefined
      }
    >
      {why ? (
        <Notice kind="caution" live="alert">
          {say(why)}
        </Notice>
      ) : null}
      {missing > 0 && canChange ? <Notice kind="info">{t`${missing}명 더 모이면 시작해요.`}</Notice> : null}
      <Card label={t`팀의 자리`}>
        <SeatTable seats={drawn} title={team.teamNm} label={label} canAsk={leads} />
      </Card>
      {walkers.length > 0 ? (
        <Card>
          <CardHead id="steps" title={t`이번 주 하루 평균`} />
          <Rows labelledBy="steps">
            {walkers.map((one) => (
              <ListRow
                key={one.key}
                lead={<Avatar picture={one.picture ?? 1} />}
                title={one.name}
                sub={one.isMe ? t`나` : undefined}
                end={<b>{formatNumber(one.steps ?? 0)}</b>}
              />
            ))}
          </Rows>
        </Card>
      ) : null}
      {leads && sent.length > 0 ? (
        <Card>
          <CardHead id="sent" title={t`보낸 초대`} />
          <Rows labelledBy="sent">
            {sent.map((invite) => (
              <ListRow
                key={invite.inviteSeq}
                title={invite.nickName}
                sub={[t`답을 기다려요`, invite.reinviteDtm && again(invite.reinviteDtm)].filter(Boolean).join(' · ')}
                end={
                  invite.reinviteYn === 'Y' ? (
                    <Button
                      kind="soft"
                      size="s"
                      busy={reinvite.isPending}
                      onClick={() =>
                        void reinvite
                          .sendAsync({ body: { inviteSeq: invite.inviteSeq } })
                          .then(() => toast({ kind: 'good', text: t`다시 불렀어요` }), failed)
                      }
                      aria-label={t`${invite.nickName} 다시 부르기`}
                    >{t`다시 부르기`}</Button>
                  ) : (
                    <Button
                      kind="text"
                      size="s"
                      busy={cancel.isPending}
                      onClick={() =>
                        void cancel
                          .sendAsync({ body: { inviteSeq: invite.inviteSeq } })
                          .then(() => toast({ kind: 'good', text: t`초대를 거뒀어요` }), failed)
                      }
                      aria-label={t`${invite.nickName} 초대 거두기`}
                    >{t`거두기`}</Button>
                  )
                }
              />
            ))}
          </Rows>
        </Card>
      ) : null}
      {leads && free > 0 ? (
        <AskablePicker chalnCode={challenge.code} picked={picked} onChange={setPicked} most={free} />
      ) : null}
      {challenge.start > today ? <FactsCard challenge={challenge} /> : null}
      {challenge.start <= today ? (
        <Button
          kind="soft"
          block
          render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: challenge.code, view: 'ranking' }} />}
        >{t`순위 보기`}</Button>
      ) : null}
    </DetailPage>
  )
}
