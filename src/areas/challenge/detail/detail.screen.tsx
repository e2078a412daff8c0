import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Notice } from '#src/ui/notice/notice.tsx'
import { membershipOf, phaseOf, toChallenge } from '../challenge.ts'
import { challengeQuery, endQuery } from '../challenge.queries.ts'
import { invitesQuery } from '../team/hub.queries.ts'
import { useServerDay } from '../use-day.ts'
import { IntroView } from './intro-view.tsx'
import { ProceedingView } from './proceeding-view.tsx'
import { ResultView } from './result-view.tsx'
import { WaitingView } from './waiting-view.tsx'
import { fitting, type Instead, type MainView } from './view-of.ts'

interface Props {
  chalnCode: string
  recommCode?: string | undefined
  view: MainView | undefined
}

/** One challenge, whatever address it was opened by: the view that fits its phase and the member. */
export function DetailScreen({ chalnCode, recommCode, view: asked }: Props) {
  const { i18n } = useLingui()
  const { data: wire, dataUpdatedAt } = useSuspenseQuery(challengeQuery(chalnCode, recommCode))
  const today = useServerDay(wire.nowDt, dataUpdatedAt)
  const challenge = toChallenge(wire, i18n.locale)
  const { data: end } = useSuspenseQuery(endQuery(chalnCode))
  const phase = phaseOf(challenge, today, end.endYn === 'Y')
  // A seat can be kept for somebody who is not in it yet.
  const { data: invites } = useQuery({ ...invitesQuery(chalnCode), enabled: challenge.isTeam && !challenge.isJoined })
  const invite = invites?.find(({ sideCode }) => sideCode === 'RECEIVED')
  const { view, instead } = fitting(asked, phase, membershipOf(challenge, invite !== undefined))
  const notice = instead === undefined ? null : <InsteadNotice is={instead} />
  switch (view) {
    case 'intro':
      return (
        <IntroView
          challenge={challenge}
          today={today}
          invitedBy={challenge.isJoined ? undefined : invite?.nickName}
          notice={notice}
        />
      )
    case 'waiting':
      return <WaitingView challenge={challenge} today={today} notice={notice} />
    case 'proceeding':
      return <ProceedingView challenge={challenge} phase={phase} today={today} notice={notice} />
    case 'result':
      return <ResultView challenge={challenge} nextCode={end.nextChalnCode} notice={notice} />
  }
}

function InsteadNotice({ is }: { is: Instead }) {
  const { t } = useLingui()
  const words: Record<Instead, string> = {
    notJoined: t`참여한 사람만 볼 수 있어요.`,
    notBegun: t`아직 시작하지 않았어요.`,
    notOver: t`아직 끝나지 않았어요.`,
    begun: t`이미 시작했어요.`,
    over: t`끝난 챌린지예요.`,
  }
  return <Notice kind="info">{words[is]}</Notice>
}
