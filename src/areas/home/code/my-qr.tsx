import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import QrCode from 'lucide-react/icons/qr-code'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
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

/** Opens it with the page when the address asks for it: a shortcut of the home screen, a key, 자주 쓰는 것 (scripts/lib/web-manifest.ts). */
export function AskedQr() {
  const isAsked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('show') === 'qr' })
  const [open, setOpen] = useState(isAsked)
  return open ? <LateSheet onClose={() => setOpen(false)} /> : null
}

const LateSheet = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <MyQrSheet onClose={onClose} />
  </Suspense>
)
