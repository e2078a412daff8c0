import type { Target } from '#src/app/operator-link.ts'
import type { Schemas } from '#src/contract/schemas.ts'

type Popup = Schemas['Popup']

/** The cookie of a closed one. */
export const cookieOf = ({ popupSeq }: Pick<Popup, 'popupSeq'>): string => `popup.${popupSeq}`

/** The one to show of those that stand now: the first that was not closed and leads where it says. */
export function firstShown(
  popups: readonly Popup[],
  isClosed: (name: string) => boolean,
  find: (popup: Popup) => Target | null,
): { popup: Popup; target: Target } | undefined {
  for (const popup of popups) {
    const target = isClosed(cookieOf(popup)) ? null : find(popup)
    if (target) return { popup, target }
  }
  return undefined
}
