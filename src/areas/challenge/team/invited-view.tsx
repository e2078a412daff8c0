import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import type { DataOf } from '#src/contract/query.ts'
import { formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { SeatTable } from '#src/ui/seat-table/seat-table.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { Challenge } from '../challenge.ts'
import { TermsStep } from '../join/terms-step.tsx'
import { FactsCard } from './facts-card.tsx'
import { invitedTermsQuery, seatsQuery, useAgreeToInviteTerms, useRejectTeam, useAcceptTeam } from './team.queries.ts'
import { toSeats, type NotDone } from './team.ts'
import { useRefusalWords, useSeatWords, useShowRefusal } from './use-team-words.ts'

type Invite = DataOf<'get', '/api/chalen/challenge/team/teamInviteList'>[number]

/** A seat that somebody kept (docs/decisions/394): the terms come before it, then one tap sits down. */
export function InvitedView({ challenge, invite }: { challenge: Challenge; invite: Invite }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { inviteSeq, team } = invite
  const { data: agreement } = useSuspenseQuery(invitedTermsQuery(challenge.code, inviteSeq))
  const seats = toSeats(useSuspenseQuery(seatsQuery(team.teamSeq)).data, team.maxMemberCnt)
  const { drawn, label } = useSeatWords(seats)
  const [isAgreeing, setAgreeing] = useState(false)
  const [why, setWhy] = useState<NotDone>()
  const [agree, accept, reject] = [useAgreeToInviteTerms(), useAcceptTeam(), useRejectTeam()]
  const say = useRefusalWords()
  const sent = formatDay(invite.inviteDtm.slice(0, 8), i18n.locale, 'short')
  const time = `${invite.inviteDtm.slice(8, 10)}:${invite.inviteDtm.slice(10, 12)}`
  const showRefusal = useShowRefusal(setWhy)
  const { isJoined, joined, places } = challenge
  const isFull = !isJoined && places !== null && joined >= places

  const sit = () => {
    setWhy(undefined)
    return accept
      .sendAsync({ body: { inviteSeq } })
      .then(() => toast({ kind: 'good', text: t`자리에 앉았어요` }), showRefusal)
  }
  const answer = async (termsList: { termsSeq: number; agreeYn: 'Y' | 'N' }[]) => {
    try {
      await agree.sendAsync({ body: { chalnCode: challenge.code, inviteSeq, termsList } })
    } catch (error) {
      showRefusal(error)
    }
    setAgreeing(false)
    await sit()
  }
  const no = async () => {
    try {
      await reject.sendAsync({ body: { inviteSeq } })
    } catch (error) {
      return showRefusal(error)
    }
    toast({ kind: 'good', text: t`이번엔 쉰다고 알렸어요` })
    await navigate({ to: '/challenge/challenge', replace: true })
  }

  if (isAgreeing)
    return (
      <TermsStep
        challenge={challenge}
        asked={{ isPending: agree.isPending || accept.isPending, send: (termsList) => void answer(termsList) }}
      />
    )
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/challenge/challenge" />}
      lead={{
        // The seat of the team is kept, a place in the challenge is not.
        title: isFull ? t`${invite.nickName}님이\n팀에 불렀어요` : t`${invite.nickName}님이 한 자리를\n비워 뒀어요`,
        below: isFull ? t`챌린지 자리가 다 찼어요` : t`${sent} ${time}에 온 팀 초대`,
      }}
      action={
        <Button
          size="l"
          block
          busy={accept.isPending}
          onClick={() => (challenge.hasTerms && agreement.agreeYn === 'N' ? setAgreeing(true) : void sit())}
        >{t`자리에 앉기`}</Button>
      }
    >
      {why ? (
        <Notice kind="caution" live="alert">
          {say(why)}
        </Notice>
      ) : null}
      <Card label={t`팀의 자리`}>
        <SeatTable seats={drawn} title={team.teamNm} label={label} />
      </Card>
      <FactsCard challenge={challenge} />
      <Button kind="text" block busy={reject.isPending} onClick={() => void no()}>{t`이번엔 쉴게요`}</Button>
    </DetailPage>
  )
}
