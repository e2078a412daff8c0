import { Suspense, lazy, useState } from 'react'
import type { ReactNode, RefObject } from 'react'

export type SheetProps = {
  open: boolean
  /** Close button, backdrop, Escape, back and dragging down ask here. */
  onCloseRequest: () => void
  title: string
  /** Name of the close button, where it is not 닫기. */
  closeLabel?: string | undefined
  children: ReactNode
  /** What takes focus on opening; else an element marked data-autofocus, else the sheet itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** After the closing animation. */
  onClosed?: () => void
}

export const loadSheet = () => import('./sheet-panel.tsx')
const Panel = lazy(() => loadSheet().then((file) => ({ default: file.SheetPanel })))

/** A sheet from below: it enters and picks. Its code loads on first opening (see preload.ts). */
export function Sheet(props: SheetProps) {
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
