import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { Button } from '#src/ui/button/button.tsx'

/** Nobody's first screen, so no part of the first load. */
export const Elsewhere = lazyPart(() => import('./elsewhere.tsx'), 'Elsewhere')

/** The notice of a sign-in elsewhere as a page of its own, for links from outside the app. [SES-26] */
export function DupLoginScreen() {
  const { t } = useLingui()
  return (
    <Suspense fallback={null}>
      <Elsewhere action={<Button size="l" block render={<Link to="/login" />}>{t`여기서 다시 로그인`}</Button>} />
    </Suspense>
  )
}
