/** Two dozen stories of the last months: two long ones, one film, one for each evening of a month. */
import { max } from 'drizzle-orm'
import { insertMany, upsertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { addDays } from '#server/seoul.ts'
import { careContents } from './schema.ts'
import { stories } from './seed/stories.ts'

/** Days without anything new; then all are put up anew. */
const QUIET_DAYS = 21

const planStories = (today: string) =>
  stories.map(({ daysAgo, ...story }) => ({ ...story, regDt: addDays(today, -daysAgo) }))

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, careContents, planStories(today))
  },
  day: async (db, today) => {
    const [found] = await db.select({ last: max(careContents.regDt) }).from(careContents)
    if (found?.last && found.last > addDays(today, -QUIET_DAYS)) return
    // Who has read them stays counted.
    await upsertMany(
      db,
      careContents,
      planStories(today).map(({ viewCnt: _counted, ...story }) => story),
      ['contentsSeq'],
    )
  },
}
