import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { peerEating, peerStats } from './schema.ts'

/** The people of the demo's workplace. Women in their twenties are too few to be told of. */
const PEERS: (typeof peerStats.$inferInsert)[] = [
  { gender: 'M', decade: 40, members: 132, bmi: 24.6, score: 74 },
  { gender: 'F', decade: 30, members: 88, bmi: 21.9, score: 77 },
  { gender: 'F', decade: 20, members: 6, bmi: 21.2, score: 78 },
]

/** Those of them who record what they eat. */
const EATERS: (typeof peerEating.$inferInsert)[] = [
  {
    gender: 'M',
    decade: 40,
    members: 96,
    score: 70,
    breakfastDays: 6.8,
    kcal: 1920,
    vegetables: 2.1,
    sodiumMg: 2960,
    nights: 1.6,
  },
  {
    gender: 'F',
    decade: 30,
    members: 71,
    score: 74,
    breakfastDays: 7.6,
    kcal: 1640,
    vegetables: 2.4,
    sodiumMg: 2410,
    nights: 0.8,
  },
  {
    gender: 'F',
    decade: 20,
    members: 4,
    score: 72,
    breakfastDays: 5.2,
    kcal: 1580,
    vegetables: 2.2,
    sodiumMg: 2380,
    nights: 1.1,
  },
]

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, peerStats, PEERS)
    await insertMany(tx, peerEating, EATERS)
  },
}
