import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { shellReleases } from './schema.ts'

const RELEASES: (typeof shellReleases.$inferInsert)[] = [
  {
    osType: 'Android',
    updateVer: '1.01.16',
    storeUrl: 'https://store.example.com/hansang',
    contents: '걸음 수를 더 빨리 가져와요.',
    contentsEng: 'Steps arrive sooner.',
  },
  {
    osType: 'iOS',
    updateVer: '1.01.16',
    storeUrl: 'https://store.example.com/hansang-ios',
    contents: '걸음 수를 더 빨리 가져와요.',
    contentsEng: 'Steps arrive sooner.',
  },
]

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, shellReleases, RELEASES)
  },
  // A database from before there were releases.
  day: async (db) => {
    if ((await db.$count(shellReleases)) === 0) await insertMany(db, shellReleases, RELEASES)
  },
}
