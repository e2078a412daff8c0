import type { Destination } from '../destinations.ts'

/** As many stand one tap away. */
export const MOST_SHORTCUTS = 5

export interface Shortcut {
  place: Destination
  pinned: boolean
}

/**
 * What stands under 자주 쓰는 것: pinned places in the member's order, then those opened last; of all only what is offered.
 */
export function shortcutsOf(
  places: readonly Destination[],
  pinned: readonly string[],
  recent: readonly string[],
): Shortcut[] {
  const offered = (names: readonly string[]) =>
    names.flatMap((name) => places.find((place) => place.name === name) ?? [])
  const first = offered(pinned)
  const then = offered(recent).filter((place) => !first.includes(place))
  return [...first.map((place) => ({ place, pinned: true })), ...then.map((place) => ({ place, pinned: false }))].slice(
    0,
    MOST_SHORTCUTS,
  )
}

/**
 * The names to save once a place is pinned or unpinned; null when no more can be pinned. What is not offered keeps its
 * pin.
 */
export function toggledPin(pinned: readonly string[], places: readonly Destination[], name: string): string[] | null {
  if (pinned.includes(name)) return pinned.filter((each) => each !== name)
  const shown = pinned.filter((each) => places.some((place) => place.name === each))
  return shown.length >= MOST_SHORTCUTS ? null : [...pinned, name]
}
