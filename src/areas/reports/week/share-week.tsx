import { useLingui } from '@lingui/react/macro'
import Share from 'lucide-react/icons/share'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useLoomRows } from './use-loom-rows.ts'
import type { Strand } from './week.ts'

interface Props {
  range: string
  /** The first line of the report; a line break stands in it. */
  lead: string
  strands: readonly Strand[]
}

/**
 * Hands the week on without a name: as a picture by the phone's own sheet, as its two sentences where that takes no
 * pictures, by the clipboard where there is no sheet.
 */
export function ShareWeek({ range, lead, strands }: Props) {
  const { t } = useLingui()
  const rows = useLoomRows(strands)
  const text = `${range} · ${lead.replace('\n', ' ')}`
  const share = async () => {
    // Not every browser has it, whatever the types say.
    if (typeof navigator.share === 'function') {
      const files = await picture().catch(() => []) // its code did not come: the sentences go alone
      return navigator.share({ text, ...(files.length > 0 && { files }) }).catch(() => {}) // closed without choosing
    }
    await navigator.clipboard.writeText(text).then(
      () => toast({ text: t`복사했어요` }),
      () => toast({ kind: 'bad', text: t`복사하지 못했어요` }),
    )
  }
  const picture = async () => {
    const { drawWeek } = await import('./week-picture.ts')
    const file = await drawWeek({ range, lead: lead.split('\n'), rows })
    return file && navigator.canShare?.({ files: [file] }) ? [file] : []
  }
  return <IconButton label={t`한 주 나누기`} icon={Share} onClick={() => void share()} />
}
