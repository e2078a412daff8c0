import { useEffect, useRef, type ReactNode } from 'react'

const touchAt = (target: Element, clientY: number) => new Touch({ identifier: 1, target, clientX: 100, clientY })

/** Draws the first thing in it down by so many pixels, as a finger would that has not yet let go. */
export function Pulled({ px, children }: { px: number; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = root.current?.firstElementChild
    if (!target) return undefined
    target.dispatchEvent(new TouchEvent('touchstart', { touches: [touchAt(target, 0)], cancelable: true }))
    target.dispatchEvent(new TouchEvent('touchmove', { touches: [touchAt(target, px)], cancelable: true }))
    return () => void target.dispatchEvent(new TouchEvent('touchcancel'))
  }, [px])
  return <div ref={root}>{children}</div>
}
