import { useLingui } from '@lingui/react/macro'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useHealthSync } from '#src/health-sync/use-health-sync.ts'
import { Notice } from '#src/ui/notice/notice.tsx'

/** While the phone's values are on their way: what is shown may still change. */
export function SyncLine() {
  const { t } = useLingui()
  const { isRunning } = useHealthSync()
  return isRunning ? (
    <Notice icon={RefreshCw} live="status">
      {t`휴대폰에서 가져오고 있어요`}
    </Notice>
  ) : null
}
