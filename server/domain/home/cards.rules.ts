/** The cards of the hub, in the order in which they stand until a member arranges them. */
import type { Yn } from '#server/wire.ts'

export const HUB_CARDS = [
  { code: 'activity', name: '오늘 활동', nameEng: "Today's activity" },
  { code: 'meal', name: '오늘 식단', nameEng: "Today's menu" },
  { code: 'quick', name: '바로 기록하기', nameEng: 'Quick log' },
  { code: 'challenge', name: '챌린지', nameEng: 'Challenge' },
] as const

/** The next meal cannot be hidden: it is what the hub is for. */
const ALWAYS = 'meal'

export type Arranged = { code: string; showYn: Yn; orderSeq: number }

/** Codes that name no card of the hub. */
export const unknownCards = (codes: readonly string[]): string[] =>
  codes.filter((code) => HUB_CARDS.every((card) => card.code !== code))

/**
 * What is kept of an arrangement: the named cards in their order, the others hidden behind them. The next meal is shown
 * wherever it was left.
 */
export function arrangement(codes: readonly string[]): Arranged[] {
  const shown = codes.includes(ALWAYS) ? codes : [...codes, ALWAYS]
  const hidden = HUB_CARDS.map((card) => card.code).filter((code) => !shown.includes(code))
  return [
    ...shown.map((code) => ({ code, showYn: 'Y' as const })),
    ...hidden.map((code) => ({ code, showYn: 'N' as const })),
  ].map((item, index) => ({
    ...item,
    orderSeq: index + 1,
  }))
}

/**
 * All cards as the member sees them, shown ones first. A card that came after the arrangement stands behind the shown
 * ones.
 */
export function hubCards(arranged: readonly Arranged[]) {
  const byCode = new Map(arranged.map((item) => [item.code, item]))
  const cards = HUB_CARDS.map(({ code, name, nameEng }, index) => {
    const item = byCode.get(code)
    return {
      menuId: code,
      menuNm: name,
      menuNmEng: nameEng,
      showYn: item?.showYn ?? ('Y' as const),
      place: item?.orderSeq ?? HUB_CARDS.length + index,
    }
  })
  return cards
    .toSorted((a, b) => Number(a.showYn === 'N') - Number(b.showYn === 'N') || a.place - b.place)
    .map(({ menuId, menuNm, menuNmEng, showYn }, index) => ({ menuId, menuNm, menuNmEng, showYn, orderSeq: index + 1 }))
}
