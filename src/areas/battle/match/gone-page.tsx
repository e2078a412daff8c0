import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'

/** A number that nobody knows, somebody else's battle, or one that is not over: the page says the same of all. */
export function GonePage() {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" backTo="/service/battle/BatList" />}>
      <EmptyState
        level={1}
        title={t`지금은 볼 수 없는 배틀이에요`}
        action={<Button render={<Link to="/service/battle/BatList" replace />}>{t`내 배틀 보기`}</Button>}
      />
    </StatePage>
  )
}
