import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toast.ts'

/**
 * Below a value that has come and that the server may not keep: what saving agrees to, and the one press that gives it
 * and saves the value.
 */
export function AgreeToKeep({ onGiven }: { onGiven: () => void }) {
  const { t } = useLingui()
  const consent = useKeepingConsent(true)
  const [busy, setBusy] = useState(false)
  const agree = async () => {
    setBusy(true)
    try {
      await consent.given()
      onGiven()
    } catch {
      toast({ kind: 'bad', text: t`동의를 저장하지 못했어요. 다시 시도해 주세요.` })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ConsentRow consent={consent} />
      <Button size="l" block busy={busy} onClick={() => void agree()}>{t`동의하고 저장하기`}</Button>
    </>
  )
}
