/**
 * What of an indicator is stored, without what is concluded from it: all that is shown of who does not let health data
 * be kept (docs/decisions/358).
 */
import type { Card } from './cards.rules.ts'

/** The value alone; body mass index is worked out and none was ever stored. */
export function storedOnly(card: Card): Card {
  const bare = { ...card, status: null, care: null, ranges: [] }
  return card.code === 'BMI' ? { ...bare, value: null, inptDt: null } : bare
}
