import { useEffect, useState, type RefObject } from 'react'

/** True from the moment an element comes near the screen: what it needs is asked for then. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const own = element.current
    if (!own || seen) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '64px' },
    )
    observer.observe(own)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}
