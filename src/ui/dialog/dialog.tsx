import { Suspense, lazy, useState } from 'react'
import type { DialogProps } from './dialog-panel.tsx'

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
