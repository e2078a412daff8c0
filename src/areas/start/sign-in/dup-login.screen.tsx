import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'

/** The same notice as a page of its own, for links from outside the app. [SES-26] */
export function DupLoginScreen() {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" backTo="/login" />}>
      <EmptyState
        level={1}
        art="broken"
        title={t`다른 기기에서 로그인했어요`}
        text={t`한 번에 한 기기에서만 쓸 수 있어요. 여기서 이어서 쓰려면 다시 로그인해 주세요.`}
        action={<Button size="l" block render={<Link to="/login" />}>{t`다시 로그인`}</Button>}
      />
    </StatePage>
  )
}
