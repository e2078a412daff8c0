import { useMatches } from '@tanstack/react-router'
import { screenOf, type ScreenData } from '../screen-data.ts'

/** The flags and title of the screen that is shown or on its way. */
export function useScreen(): ScreenData | undefined {
  // The parameter's type is spelt out: the router's own would depend on the root route, which draws this.
  return useMatches({ select: (matches: readonly { staticData: Partial<ScreenData> }[]) => screenOf(matches.at(-1)) })
}
