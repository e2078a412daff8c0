import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { arrangementOf } from '#server/domain/home/shown.rules.ts'
import { menuItems } from '#server/domain/home/schema.ts'
import { INDICATORS, type IndicatorCode } from './rules.ts'

/** What somebody who has arranged them sees, in order; the others are hidden. */
const CHOSEN: Partial<Record<Persona, readonly IndicatorCode[]>> = {
  haneul: ['BW', 'BP', 'BS', 'SLP', 'HR', 'BDF'],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }) => {
    const chosen = CHOSEN[persona]
    if (chosen === undefined) return
    const items = arrangementOf(
      INDICATORS,
      chosen.map((code) => ({ code, shwYn: 'Y' as const })),
    )
    await insertMany(
      tx,
      menuItems,
      owned(
        hcId,
        items.map((item) => ({ place: 'indicator' as const, ...item })),
      ),
    )
  },
}
