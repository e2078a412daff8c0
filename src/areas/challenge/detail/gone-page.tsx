import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'

/** A code that nobody knows, or another employer's: the page says the same of both. */
export function GonePage() {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" backTo="/challenge/challenge" />}>
      <EmptyState
        level={1}
        title={t`끝났거나 없는 챌린지예요`}
        text={t`지금 열려 있는 챌린지를 볼까요?`}
        action={<Button render={<Link to="/challenge/challengeList" />}>{t`챌린지 보기`}</Button>}
      />
    </StatePage>
  )
}
