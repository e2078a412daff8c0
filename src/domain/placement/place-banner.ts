/** Which of an operator's banners stands at a place. */
import { targetOf, type Target } from '#src/app/operator-link.ts'
import type { Schemas } from '#src/contract/schemas.ts'

type Banner = Schemas['Banner']

/** The cookie of one that was closed. [STO-09] */
export const cookieOf = ({ bannerSeq }: Pick<Banner, 'bannerSeq'>): string => `banner.${String(bannerSeq)}`

interface Around {
  /** The page that it would stand on: what leads there leads nowhere. */
  here: string
  /** The address of a route by its name; undefined for a name that no screen has. */
  pathOf: (name: string) => string | undefined
  origin: string
}

/**
 * The first in order that was not closed, and leads to a screen that is there and is another one, or is words alone.
 */
export function bannerOf(
  banners: readonly Banner[],
  isClosed: (banner: Banner) => boolean,
  { here, pathOf, origin }: Around,
): { banner: Banner; to: Target } | undefined {
  for (const banner of banners.toSorted((one, other) => one.orderSeq - other.orderSeq)) {
    const to = isClosed(banner) ? null : targetOf(banner, pathOf, origin)
    const isHere = to?.kind === 'screen' && to.path.split('?')[0] === here
    if (to !== null && !isHere) return { banner, to }
  }
  return undefined
}
