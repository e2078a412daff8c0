import { useSyncExternalStore } from 'react'

/** From here on there is room beside the column for more than ground. */
const WIDE = '(min-width: 1180px)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is a desk's. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
