import type { Good, Suggestion } from './shop.queries.ts'

/** What a row tells of an article. */
export interface Offer {
  goodNo: string
  name: string
  brand: string | null
  price: number
  /** Percent off; 0 without a reduction. */
  saleRate: number
  isSoldOut: boolean
}

export interface Group {
  reason: string
  offers: Offer[]
}

/** More of a kind is no advice. */
const MOST = 3

export const toOffer = ({ goodNo, goodNm, brandNm, salePrice, saleRate, soldOutYn }: Good): Offer => ({
  goodNo,
  name: goodNm,
  brand: brandNm,
  price: salePrice,
  saleRate,
  isSoldOut: soldOutYn === 'Y',
})

const suggested = ({ goodNo, goodNm, price, salePrice }: Suggestion): Offer => ({
  goodNo,
  name: goodNm,
  brand: null,
  price: salePrice,
  saleRate: price > 0 ? Math.round((1 - salePrice / price) * 100) : 0,
  isSoldOut: false,
})

/** Articles by their reason, what today lacks first; none stands twice, and none without a reason [NTC-03]. */
export function groupsOf(
  lacking: readonly Good[],
  suggestions: readonly Suggestion[],
  words: { lacking: string },
): Group[] {
  const all = [
    { reason: words.lacking, offers: lacking.map(toOffer) },
    ...[...Map.groupBy(suggestions, ({ reasonTxt }) => reasonTxt)].map(([reason, rows]) => ({
      reason,
      offers: rows.map(suggested),
    })),
  ]
  const seen = new Set<string>()
  return all.flatMap(({ reason, offers }) => {
    const fresh = offers.filter(({ goodNo }) => !seen.has(goodNo)).slice(0, MOST)
    for (const { goodNo } of fresh) seen.add(goodNo)
    return reason === '' || fresh.length === 0 ? [] : [{ reason, offers: fresh }]
  })
}

/** What is drawn of an article: its name without how many are in a pack. */
export const dishOf = (name: string): string => name.replace(/ \d.*$/, '')
