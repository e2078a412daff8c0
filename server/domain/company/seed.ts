import type { NounSeed } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { companies } from './schema.ts'

/** The employer of everybody in the demo. */
export const COMPANY: typeof companies.$inferInsert = {
  bizCode: 'B00311',
  bizNm: '한빛전자',
  bizNmEng: 'Hanbit Electronics',
}

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, companies, [COMPANY])
  },
}
