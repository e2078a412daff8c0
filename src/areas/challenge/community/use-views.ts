import { useNavigate } from '@tanstack/react-router'

/** The pages of a community. */
export type CommunityPage =
  | { view: 'community' }
  | { view: 'post'; cmutySeq: number }
  | { view: 'write'; cmutySeq?: number }

/**
 * Goes to another of a challenge's views: the same address with another `view`, so that going back, a reload and a link
 * work.
 */
export function useViews() {
  const navigate = useNavigate()
  return (page: CommunityPage, { replace = false } = {}) =>
    void navigate({
      to: '.',
      // The views stand in the challenge's own address, whose search they are part of.
      search: ((known: Record<string, unknown>) => ({ ...known, cmutySeq: undefined, ...page })) as never,
      replace,
    })
}
