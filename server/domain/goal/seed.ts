import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { memberTargets } from './schema.ts'

const TARGETS: Partial<Record<Persona, Owned<typeof memberTargets.$inferInsert>[]>> = {
  haneul: [{ targetWeightKg: 66, stepGoal: 8000, eatKcalGoal: 1900, burnKcalGoal: 350 }],
  dasom: [{ targetWeightKg: 58, stepGoal: 7000, eatKcalGoal: null, burnKcalGoal: null }],
  emily: [{ targetWeightKg: 60, stepGoal: 9000, eatKcalGoal: 1700, burnKcalGoal: 300 }],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }) => {
    await insertMany(tx, memberTargets, owned(hcId, TARGETS[persona]))
  },
}
