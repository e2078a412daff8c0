import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PendingPage as PendingShape } from '#src/patterns/pending-page.tsx'
import { ScreenBar } from '../chrome/screen-bar.tsx'
import { useScreen } from '../chrome/use-screen.ts'

/** The shape of the page to come, under its own bar. The router's default pending component. */
export function PendingPage(): ReactNode {
  const { t } = useLingui()
  const kind = useScreen()?.kind ?? 'list'
  return (
    <PendingShape
      bar={<ScreenBar titleAs="p" />}
      label={t`불러오는 중이에요`}
      shape={kind === 'entry' || kind === 'error' ? 'flow' : kind}
    />
  )
}
