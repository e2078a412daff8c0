import { Suspense, lazy, useState } from 'react'
import type { SheetProps } from './sheet-panel.tsx'

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
