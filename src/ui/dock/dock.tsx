import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Mark } from '../mark/mark.tsx'
import css from './dock.module.css'

type Props = {
  title: ReactNode
  text: ReactNode
  actionLabel: string
  onAction: () => void
  busy?: boolean
  /** Name of the closing button, where it is not 나중에. */
  closeLabel?: string
  onClose: () => void
}

/** Something the app itself has to say, above the main places: it waits, covers little and can be left for later. */
export function Dock({ title, text, actionLabel, onAction, busy, closeLabel, onClose }: Props) {
  const { say } = useWidgetLanguage()
  return (
    <aside className={css.dock}>
      <Mark size={40} />
      <p role="status" className={css.words}>
        <b>{title}</b>
        {text}
      </p>
      <span className={css.ways}>
        <Button kind="soft" size="s" busy={busy} onClick={onAction}>
          {actionLabel}
        </Button>
        <IconButton label={closeLabel ?? say(/*i18n*/ '나중에')} icon={X} onClick={onClose} />
      </span>
    </aside>
  )
}
