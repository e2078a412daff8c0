import type { NounSeed } from '#server/db/seed/noun.ts'
import { credentials, signInNames } from './schema.ts'

export const seed: NounSeed = {
  person: async (tx, { hcId, username, passwordHash }) => {
    // Not "on conflict do nothing": a taken name must stop everything.
    await tx.insert(signInNames).values({ username, hcId })
    await tx.insert(credentials).values({ hcId, passwordHash })
  },
}
