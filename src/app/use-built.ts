import { useRouter } from '@tanstack/react-router'

/**
 * Whether the screen of an address is built: what is not, is not offered. Where it is certain, a link says `to="…"` and
 * asks nobody.
 */
export function useBuilt(): (path: string) => boolean {
  const router = useRouter()
  return (path) => path in router.routesByPath
}
