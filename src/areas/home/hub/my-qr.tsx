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
  // The home screen's shortcut leads straight to it (scripts/lib/web-manifest.ts).
  const isAsked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('show') === 'qr' })
  const [open, setOpen] = useState(isAsked)
  return (
    <>
      <Button kind="soft" block icon={QrCode} onClick={() => setOpen(true)}>{t`내 QR 열기`}</Button>
      {open ? (
        <Suspense fallback={null}>
          <MyQrSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
