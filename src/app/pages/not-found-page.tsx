import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ScreenBar } from '../chrome/screen-bar.tsx'

/** An address that no screen has [ROU-09]. */
export function NotFoundPage(): ReactNode {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" />}>
      <EmptyState
        art="broken"
        level={1}
        title={t`찾는 화면이 없어요`}
        text={t`주소가 바뀌었거나 없어진 화면이에요.`}
        action={<HomeButton />}
      />
    </StatePage>
  )
}

/** A documented address whose screen is not built yet: says so instead of pretending. */
export function NotBuiltPage(): ReactNode {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" />}>
      <EmptyState
        level={1}
        title={t`아직 준비하고 있어요`}
        text={t`곧 이 자리에서 만나요. 그동안 다른 화면을 둘러봐 주세요.`}
        action={<HomeButton />}
      />
    </StatePage>
  )
}

function HomeButton() {
  const { t } = useLingui()
  return (
    <Button kind="soft" render={<Link to="/" />}>
      {t`홈으로`}
    </Button>
  )
}
