/**
 * Lists of which a member shows some, in an order of their own: every item has a place, hidden ones too
 * (docs/decisions/194).
 */
import type { Yn } from '#server/wire.ts'
import type { Arranged } from './cards.rules.ts'

/** An item as it stands before a member has arranged anything, in this order. */
export type Showable<Code extends string> = { code: Code; shown: boolean }

/**
 * All items in the member's order. One that came after the arrangement stands behind it, as it would by itself.
 *
 * @param all in the order in which they stand until a member arranges them
 */
export function inOrder<Code extends string>(
  all: readonly Showable<Code>[],
  arranged: readonly Arranged[],
): { code: Code; shwYn: Yn; orderSeq: number }[] {
  const byCode = new Map(arranged.map((item) => [item.code, item]))
  return all
    .map(({ code, shown }, index) => {
      const item = byCode.get(code)
      return {
        code,
        shwYn: item?.showYn ?? (shown ? ('Y' as const) : ('N' as const)),
        place: item?.orderSeq ?? all.length + index,
      }
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ code, shwYn }, index) => ({ code, shwYn, orderSeq: index + 1 }))
}

/** What is kept of a choice in the wanted order. An item that is left out is hidden and goes to the end. */
export function arrangementOf<Code extends string>(
  all: readonly Showable<Code>[],
  wanted: readonly { code: Code; shwYn: Yn }[],
): Arranged[] {
  const left = all
    .filter(({ code }) => wanted.every((item) => item.code !== code))
    .map(({ code }) => ({ code, shwYn: 'N' as const }))
  return [...wanted, ...left].map(({ code, shwYn }, index) => ({ code, showYn: shwYn, orderSeq: index + 1 }))
}
