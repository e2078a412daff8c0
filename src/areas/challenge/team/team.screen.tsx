import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { toChallenge } from '../challenge.ts'
import { challengeQuery } from '../challenge.queries.ts'
import { useServerDay } from '../use-day.ts'
import { invitesQuery } from './hub.queries.ts'
import { InvitedView } from './invited-view.tsx'
import { MakeView } from './make-view.tsx'
import { teamQuery } from './team.queries.ts'
import { keptSeat } from './team.ts'
import { TeamView } from './team-view.tsx'

/** Who still has a seat: the own team, the seat that somebody kept, or a team to make. */
export function TeamScreen({ chalnCode, inviteSeq }: { chalnCode: string; inviteSeq?: number | undefined }) {
  const { t, i18n } = useLingui()
  const { data: wire, dataUpdatedAt } = useSuspenseQuery(challengeQuery(chalnCode))
  const challenge = toChallenge(wire, i18n.locale)
  const today = useServerDay(wire.nowDt, dataUpdatedAt)
  const { data: info } = useSuspenseQuery(teamQuery(chalnCode))
  const { data: invites } = useSuspenseQuery(invitesQuery(chalnCode))
  const received = keptSeat(invites, inviteSeq)
  if (info.team !== null)
    return (
      <TeamView
        challenge={challenge}
        today={today}
        team={info.team}
        info={info}
        sent={invites.filter(({ sideCode }) => sideCode === 'SENT')}
      />
    )
  if (received !== undefined) return <InvitedView key={received.inviteSeq} challenge={challenge} invite={received} />
  const canChange = today <= info.changeEndDt
  if (challenge.mine !== null && canChange) return <MakeView challenge={challenge} info={info} />
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}`} />}
      instead={
        <EmptyState
          level={1}
          title={canChange ? t`팀은 참여한 뒤에 만들 수 있어요` : t`팀을 바꿀 수 있는 날이 지났어요`}
          action={
            <Button
              render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode }} replace />}
            >{t`챌린지 보기`}</Button>
          }
        />
      }
    />
  )
}
