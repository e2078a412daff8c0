import { useRouter, type AnyRoute } from '@tanstack/react-router'
import { Suspense, lazy, useState, useSyncExternalStore, type ReactNode } from 'react'
import { loadWords } from '../language.ts'
import { screenOf } from '../screen-data.ts'

/** From here on there is room beside the column for more than ground. */
const WIDE = '(min-width: 1180px)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Both sides of the column on a desk, beside every main place. Elsewhere nothing is loaded and nothing called. */
export function DeskSides(): ReactNode {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    // The first frame is drawn while building, for no window in particular.
    () => false,
  )
  const router = useRouter()
  const [Sides] = useState(() =>
    lazy(async () => {
      const routes = new Map<string, AnyRoute>(Object.entries(router.routesByPath))
      const load = screenOf({ staticData: routes.get('/main')?.options.staticData ?? {} })?.sides
      const Found = (await load?.())?.DesktopSides ?? (() => null)
      await loadWords()
      return { default: Found }
    }),
  )
  return isWide ? (
    <Suspense fallback={null}>
      <Sides />
    </Suspense>
  ) : null
}
