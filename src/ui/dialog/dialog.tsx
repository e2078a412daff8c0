import { Suspense, lazy, useState } from 'react'
import type { ReactNode, RefObject } from 'react'

export type DialogProps = {
  open: boolean
  /** Backdrop, Escape and back ask here; the dialog never closes by itself. [WID-07, WID-12] */
  onCloseRequest: () => void
  title: string
  text?: ReactNode
  children?: ReactNode
  /** One or two buttons; two stand side by side where they fit. */
  actions: ReactNode
  role?: 'dialog' | 'alertdialog'
  align?: 'center' | 'top' | 'bottom'
  /** First part of the class names that mark the transition: `modal-enter`, `modal-leave`. */
  transition?: string
  backdrop?: boolean
  /** What takes focus on opening; the first button by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** After the closing animation. */
  onClosed?: () => void
}

export const loadDialog = () => import('./dialog-panel.tsx')
const Panel = lazy(() => loadDialog().then((file) => ({ default: file.DialogPanel })))

/** A modal dialog: it confirms or stops, nothing else. Its code loads on first opening (see preload.ts). */
export function Dialog(props: DialogProps) {
  // once opened it stays mounted, so that closing can be animated
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
