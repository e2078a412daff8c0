import { useLingui } from '@lingui/react/macro'
import Share from 'lucide-react/icons/share'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { toast } from '#src/ui/toast/toast.ts'

/**
 * Hands a check-up on by the phone's own sheet, else by the clipboard: in words, without a name, a hospital or an
 * address.
 */
export function ShareCheckup({ text }: { text: string }) {
  const { t } = useLingui()
  const share = async () => {
    // Not every browser has it, whatever the types say.
    // closed without choosing
    if (typeof navigator.share === 'function') return navigator.share({ text }).catch(() => {})
    await navigator.clipboard.writeText(text).then(
      () => toast({ text: t`복사했어요` }),
      () => toast({ kind: 'bad', text: t`복사하지 못했어요` }),
    )
  }
  return <IconButton label={t`검진 결과 나누기`} icon={Share} onClick={() => void share()} />
}
