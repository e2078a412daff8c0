import type { ReactNode } from 'react'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import css from '../notice/notice.module.css'

type Props = {
  title: string
  /** How old what is shown is: "11:20에 받아 둔 내용이에요". */
  text: ReactNode
  actionLabel?: string
  onAction?: () => void
  busy?: boolean
}

/** No connection: says so, says how old the data is, and offers the one way on. */
export function OfflineLine({ title, text, actionLabel, onAction, busy }: Props) {
  const action = actionLabel && (
    <Button kind="text" size="s" className={css.reconnect} busy={busy} onClick={onAction}>
      {actionLabel}
    </Button>
  )
  return (
    <Notice icon={WifiOff} title={title} live="status" action={action}>
      {text}
    </Notice>
  )
}
