import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { people } from '#server/domain/member/seed.ts'
import { deviceLinks } from './schema.ts'

/** Platform whose health app is linked: 1 Android, 2 iOS. */
const LINKED: Partial<Record<Persona, '1' | '2'>> = { haneul: '1', emily: '2' }

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const linkCode = LINKED[persona]
    if (linkCode === undefined) return
    await insertMany(
      tx,
      deviceLinks,
      owned(hcId, [{ linkCode, linkYn: 'Y' as const, changedAt: people[persona](now).joinedAt }]),
    )
  },
}
