import { useEffect, useRef, type ReactNode } from 'react'

/** Presses the first button in it as soon as it is drawn; `undo` takes back what stays outside the story. */
export function Pressed({ undo, children }: { undo?: () => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector('button')?.click()
    return undo
  }, [undo])
  return <div ref={root}>{children}</div>
}
