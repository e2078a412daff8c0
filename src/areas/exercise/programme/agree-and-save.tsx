import { useLingui } from '@lingui/react/macro'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import type { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { Programme } from './use-programme.ts'

/** Of a run that the server may not keep: what saving agrees to, and the one press that gives it and saves. */
export function AgreeAndSave({
  consent,
  busy,
  send,
}: {
  consent: ReturnType<typeof useKeepingConsent>
  busy: boolean
  send: Programme['send']
}) {
  const { t } = useLingui()
  const agree = () =>
    void consent.given().then(
      () => send({ type: 'saving.asked' }),
      () => toast({ kind: 'bad', text: t`동의를 저장하지 못했어요. 다시 시도해 주세요.` }),
    )
  return (
    <>
      <ConsentRow consent={consent} />
      <Button size="l" block busy={busy} onClick={agree}>{t`동의하고 저장하기`}</Button>
    </>
  )
}
