import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useRange } from '#src/domain/day/use-range.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Slip, SlipSigned } from '#src/ui/slip/slip.tsx'
import type { Challenge } from '../challenge.ts'

const PromiseSheet = lazyPart(() => import('./promise-sheet.tsx'), 'PromiseSheet')

/** What the member has promised, while it can be changed; nothing where nothing was (docs/decisions/261). */
export function PromiseSlip({ challenge, name }: { challenge: Challenge; name: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const promise = challenge.mine?.promise
  if (!promise) return null
  return (
    <>
      <Slip
        label={t`나의 약속`}
        kind={t`약속`}
        action={
          <Button kind="text" size="s" aria-label={t`약속 고치기`} onClick={() => setOpen(true)}>{t`고치기`}</Button>
        }
        stub={<Signed challenge={challenge} name={name} />}
        waits={t({ message: '완주', context: 'stamp' })}
      >
        {promise}
      </Slip>
      {isOpen ? (
        <Suspense fallback={null}>
          <PromiseSheet challenge={challenge} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Who signed, and for which days. */
export function Signed({
  challenge: { start, end },
  name,
}: {
  challenge: Pick<Challenge, 'start' | 'end'>
  name: string
}) {
  const range = useRange()
  const picture = profilePicture(useMember().usrImg)
  return (
    <>
      <SlipSigned picture={<Avatar picture={picture.kind === 'default' ? picture.picture : 1} size="s" />}>
        {name}
      </SlipSigned>
      <span>{range(start, end)}</span>
    </>
  )
}
