/**
 * What the operator has to say on the hub: challenges that can be joined, one over the page and one as its last line.
 */
import { targetOf, type Target } from '#src/app/operator-link.ts'
import type { DataOf } from '#src/contract/query.ts'

type Popup = DataOf<'get', '/api/chalen/challenge/getPopupChalAllList'>[number]
type Banner = DataOf<'post', '/api/chalen/challenge/getChalBanner'>[number]

/** The cookie of one that was closed. [STO-09] */
export const cookieOf = ({ chalnCode }: Pick<Popup, 'chalnCode'>): string => `popup.${chalnCode}`

/** The first that was not closed. */
export const firstOpen = (popups: readonly Popup[], isClosed: (name: string) => boolean): Popup | undefined =>
  popups.find((one) => !isClosed(cookieOf(one)))

export type Leading = { kind: 'challenge'; code: string } | Exclude<Target, { kind: 'none' }>

/**
 * The one banner: the first in order that leads somewhere and does not repeat what the hub offers above.
 *
 * @param pathOf the address of a route by its name; undefined for a name that no screen has
 */
export function bannerOf(
  banners: readonly Banner[],
  offered: string | undefined,
  pathOf: (name: string) => string | undefined,
  origin: string,
): (Pick<Banner, 'title' | 'titleEng'> & { to: Leading }) | undefined {
  for (const { title, titleEng, chalnCode, menu, url } of banners.toSorted(
    (one, other) => one.orderSeq - other.orderSeq,
  )) {
    if (chalnCode !== null) {
      if (chalnCode !== offered) return { title, titleEng, to: { kind: 'challenge', code: chalnCode } }
      continue
    }
    const to = targetOf({ menu, url }, pathOf, origin)
    if (to !== null && to.kind !== 'none') return { title, titleEng, to }
  }
  return undefined
}
