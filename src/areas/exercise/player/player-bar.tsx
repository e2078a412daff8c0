import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { OfflineNotice } from '#src/app/chrome/offline-notice.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import css from './player.module.css'

/** The player closes, it does not go back: its bar is not the screens' own. */
export function PlayerBar({ title, onClose, end }: { title: ReactNode; onClose(): void; end?: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <header className={css.bar}>
        <IconButton label={t`닫기`} icon={X} onClick={onClose} />
        <p>{title}</p>
        <span>{end}</span>
      </header>
      <OfflineNotice />
    </>
  )
}
