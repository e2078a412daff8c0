import { useLingui } from '@lingui/react/macro'
import QrCode from 'lucide-react/icons/qr-code'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'

const MyQrSheet = lazy(() => import('./my-qr-sheet.tsx').then((file) => ({ default: file.MyQrSheet })))

/** Opens the code that pays for the meal. What draws it loads on first use. */
export function MyQr() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
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
