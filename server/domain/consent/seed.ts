import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { people } from '#server/domain/member/seed.ts'
import type { Yn } from '#server/wire.ts'
import { healthConsents } from './schema.ts'

const DAY_MS = 86_400_000

/** What was answered, as the account was opened, or so many days ago. Who is not named was never asked. */
const ANSWERS: Partial<Record<Persona, readonly { consents: readonly string[]; agreeYn: Yn; daysAgo?: number }[]>> = {
  // Measurements of the restaurants' InBody are there because the member let them in.
  haneul: [{ consents: ['1', '3', 'health', 'exerciseApp', 'inbody', 'station'], agreeYn: 'Y' }],
  emily: [{ consents: ['1', '3', 'health', 'exerciseApp'], agreeYn: 'Y' }],
  // What was kept until then is there still.
  dasom: [{ consents: ['1', 'health'], agreeYn: 'N', daysAgo: 425 }],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const { joinedAt } = people[persona](now)
    const rows = ANSWERS[persona]?.flatMap(({ consents, agreeYn, daysAgo }) => {
      const decidedAt = daysAgo === undefined ? joinedAt : new Date(now.getTime() - daysAgo * DAY_MS)
      return consents.map((consent) => ({ consent, agreeYn, decidedAt }))
    })
    await insertMany(tx, healthConsents, owned(hcId, rows))
  },
}
