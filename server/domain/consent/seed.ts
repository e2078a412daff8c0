import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { people } from '#server/domain/member/seed.ts'
import { healthConsents } from './schema.ts'

const GIVEN: Partial<Record<Persona, string[]>> = {
  // Measurements of the restaurants' InBody are there because the member let them in.
  haneul: ['1', '3', 'health', 'exerciseApp', 'inbody', 'station'],
  emily: ['1', '3', 'health', 'exerciseApp'],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const decidedAt = people[persona](now).joinedAt
    const rows = GIVEN[persona]?.map((consent) => ({ consent, agreeYn: 'Y' as const, decidedAt }))
    await insertMany(tx, healthConsents, owned(hcId, rows))
  },
}
