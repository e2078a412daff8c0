import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Share from 'lucide-react/icons/share'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import type { Day } from '#src/lib/days.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { closedFor, type Challenge } from '../challenge.ts'

const MoreSheet = lazyPart(() => import('./more-sheet.tsx'), 'MoreSheet')

/** At the top of a challenge: handing it on while others can still come, and what else a member of it can do. */
export function BarActions({
  challenge,
  today,
  withMore = false,
}: {
  challenge: Challenge
  today: Day
  withMore?: boolean
}) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const closed = closedFor(challenge, today)
  return (
    <>
      {closed === undefined || closed === 'later' ? (
        <IconButton
          label={t`동료에게 보내기`}
          icon={Share}
          render={<Link to="/challenge/kakaoShare" search={{ chalnCode: challenge.code }} />}
        />
      ) : null}
      {withMore ? <IconButton label={t`더 보기`} icon={Ellipsis} onClick={() => setOpen(true)} /> : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <MoreSheet challenge={challenge} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
