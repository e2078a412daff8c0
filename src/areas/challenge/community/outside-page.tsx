import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'

/** For somebody who is not in the challenge: its people's words are theirs, and here is the way in. [CHA-09] */
export function OutsidePage({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" title={t`올린 이야기`} backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}`} />}>
      <EmptyState
        level={1}
        title={t`참여하면 볼 수 있어요`}
        text={t`함께하는 사람끼리만 나누는 이야기예요.`}
        action={<Button render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode, view: 'intro' }} replace />}>{t`챌린지 살펴보기`}</Button>}
      />
    </StatePage>
  )
}
