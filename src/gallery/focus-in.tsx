import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Puts the focus on the first field in it, or on the first thing the keyboard reaches otherwise, as soon as it is
 * drawn.
 */
export function FocusIn({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]')?.focus(), [])
  return <div ref={root}>{children}</div>
}
