import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import QrCode from 'lucide-react/icons/qr-code'
import { Suspense, useState } from 'react'
import { askedAgain } from '#src/app/asked-again.ts'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useStore } from '#src/app/store.ts'
import { Button } from '#src/ui/button/button.tsx'

const MyQrSheet = lazyPart(() => import('./my-qr-sheet.tsx'), 'MyQrSheet')

/** Opens the code that pays for the meal. What draws it loads on first use. */
export function MyQr() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="soft" block icon={QrCode} onClick={() => setOpen(true)}>{t`내 QR 열기`}</Button>
      {open ? <LateSheet onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/**
 * Opens it with the page when the address asks for it: a shortcut of the home screen, a key, 자주 쓰는 것
 * (scripts/lib/web-manifest.ts).
 */
export function AskedQr() {
  const isAsked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('show') === 'qr' })
  const [open, setOpen] = useState(isAsked)
  const again = useStore(askedAgain)
  const [heard, setHeard] = useState(again)
  // The address stays when the sheet is closed: a second shake or key asks for what is shown already.
  if (again !== heard) {
    setHeard(again)
    if (isAsked) setOpen(true)
  }
  return open ? <LateSheet onClose={() => setOpen(false)} /> : null
}

const LateSheet = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <MyQrSheet onClose={onClose} />
  </Suspense>
)
