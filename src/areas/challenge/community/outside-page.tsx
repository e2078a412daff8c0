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
    <StatePage bar={<ScreenBar titleAs="p" backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}`} />}>
      <EmptyState
        level={1}
        title={t`참여한 사람만 볼 수 있어요`}
        text={t`이 챌린지에 함께하는 사람들의 자리예요.`}
        action={
          <Button
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode, view: 'intro' }} replace />}
          >{t`챌린지 살펴보기`}</Button>
        }
      />
    </StatePage>
  )
}
