import type { NounSeed } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { GENERAL } from './rules.ts'
import { companies } from './schema.ts'

/** The employer of everybody in the demo; its staff come by the portal, too. */
export const COMPANY: typeof companies.$inferInsert = {
  bizCode: 'B00311',
  bizNm: '한빛전자',
  bizNmEng: 'Hanbit Electronics',
  emailDomain: 'hanbit.example',
  knoxYn: 'Y',
}

/** A neighbour whose people eat at the same restaurants; it has a staff directory and no portal. */
export const NEIGHBOUR: typeof companies.$inferInsert = {
  bizCode: 'B00312',
  bizNm: '그린소재',
  bizNmEng: 'Green Materials',
  emailDomain: null,
  knoxYn: 'N',
}

const NOBODYS: typeof companies.$inferInsert = {
  bizCode: GENERAL,
  bizNm: '일반 회원',
  bizNmEng: 'General member',
  emailDomain: null,
  knoxYn: 'N',
}

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, companies, [COMPANY, NEIGHBOUR, NOBODYS])
  },
}
