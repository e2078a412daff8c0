import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { people } from '#server/domain/member/seed.ts'
import { agreements, REQUIRED, TERMS_VERSION } from './rules.ts'
import { type KeptCode, memberAgreements } from './schema.ts'

/** In force when dasom joined, and never asked for again while she was away. */
const OLD_VERSION = '2024.03'

const DAY_MS = 86_400_000

/**
 * Who agreed to what, how many days ago; without days: as the account was opened. Whoever is not named agreed to what
 * is in force by joining.
 */
const DECIDED: Partial<Record<Persona, readonly { codes: readonly KeptCode[]; termsVer: string; daysAgo?: number }[]>> =
  {
    haneul: [
      { codes: [...REQUIRED, 'TERMS04'], termsVer: TERMS_VERSION, daysAgo: 40 },
      { codes: ['ALLERGY'], termsVer: agreements.ALLERGY.version, daysAgo: 200 },
    ],
    dasom: [{ codes: REQUIRED, termsVer: OLD_VERSION }],
    emily: [
      { codes: REQUIRED, termsVer: TERMS_VERSION, daysAgo: 35 },
      { codes: ['ALLERGY'], termsVer: agreements.ALLERGY.version },
    ],
  }

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const { joinedAt } = people[persona](now)
    const rows = DECIDED[persona]?.flatMap(({ codes, termsVer, daysAgo }) => {
      const decidedAt = daysAgo === undefined ? joinedAt : new Date(now.getTime() - daysAgo * DAY_MS)
      return codes.map((agreeCode) => ({ agreeCode, agreeYn: 'Y' as const, termsVer, decidedAt }))
    })
    await insertMany(tx, memberAgreements, owned(hcId, rows))
  },
}
