import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { memberShortcuts } from './schema.ts'

/** Who has used the app for a while has pinned something; who joined this morning has not. */
const PINNED: Partial<Record<Persona, readonly string[]>> = {
  haneul: ['healthlogWeightRecord', 'healthlogBloodpressureRecord'],
  emily: ['menuTodayMenu'],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }) => {
    const rows = (PINNED[persona] ?? []).map((menuId, orderSeq) => ({ menuId, orderSeq }))
    await insertMany(tx, memberShortcuts, owned(hcId, rows))
  },
}
