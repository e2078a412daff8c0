import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { memberTopics } from './schema.ts'

const CHOSEN: Partial<Record<Persona, readonly string[]>> = { haneul: ['T01', 'T04'], emily: ['T03'] }

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }) => {
    await insertMany(
      tx,
      memberTopics,
      owned(
        hcId,
        (CHOSEN[persona] ?? []).map((topicCode) => ({ topicCode })),
      ),
    )
  },
}
