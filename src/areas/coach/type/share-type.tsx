import { useLingui } from '@lingui/react/macro'
import Share from 'lucide-react/icons/share'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { toast } from '#src/ui/toast/toast.ts'

/**
 * Hands the type on by the phone's own sheet, where there is one, else by the clipboard: its name alone, no numbers.
 */
export function ShareType({ name, title }: { name: string; title: string }) {
  const { t } = useLingui()
  const text = t`한상에서 알아본 내 식사 유형: ${name} — ${title}`
  const share = async () => {
    // Not every browser has it, whatever the types say.
    // closed without choosing
    if (typeof navigator.share === 'function') return navigator.share({ text }).catch(() => {})
    await navigator.clipboard.writeText(text).then(
      () => toast({ text: t`복사했어요` }),
      () => toast({ kind: 'bad', text: t`복사하지 못했어요` }),
    )
  }
  return <IconButton label={t`내 유형 나누기`} icon={Share} onClick={() => void share()} />
}
