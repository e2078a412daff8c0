import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { builtScreens } from '#src/app/built-screens.ts'
import { linkHref } from '#src/lib/link-href.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { EventDetail } from './event.queries.ts'

/** The way to the screen that an event leads to, while it is on: to look at, or where its board is filled. */
export function useWayOn({ linkMenu, linkSeq, statusCode, stamp }: EventDetail): ReactNode {
  const { t } = useLingui()
  const target = builtScreens(useRouter()).find(({ screen }) => screen.name === linkMenu)
  if (!target || statusCode !== 'ING' || stamp?.fullYn === 'Y') return undefined
  return (
    <Button size="l" block render={<Link to={linkHref(target.path, { linkSeq })} />}>
      {stamp === null ? t`보러 가기` : t`하러 가기`}
    </Button>
  )
}
