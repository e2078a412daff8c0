import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Presses the first button in it (or what `what` says) as soon as it is drawn; `undo` takes back what stays outside the
 * story.
 */
export function Pressed({
  what = 'button',
  undo,
  children,
}: {
  what?: string
  undo?: () => void
  children: ReactNode
}) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector<HTMLElement>(what)?.click()
    return undo
  }, [what, undo])
  return <div ref={root}>{children}</div>
}
