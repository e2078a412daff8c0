import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The width in px that an element has on the page, followed as it changes; `assumed` until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>, assumed: number): number {
  const [width, setWidth] = useState(assumed)
  useLayoutEffect(() => {
    const own = element.current
    if (!own) return undefined
    const read = () => setWidth(own.clientWidth || assumed)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(own)
    return () => observer.disconnect()
  }, [element, assumed])
  return width
}
