import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { memberTopics } from './schema.ts'

export function topicQueries(db: Db) {
  const chosen = async (tx: Pick<Db, 'select'>, hcId: string) =>
    new Set(
      (await tx.select({ code: memberTopics.topicCode }).from(memberTopics).where(eq(memberTopics.hcId, hcId))).map(
        ({ code }) => code,
      ),
    )

  return {
    chosen: (hcId: string): Promise<ReadonlySet<string>> => chosen(db, hcId),
    /** Takes the place of what was chosen before. Returns how many topics were added or left out by it. */
    choose: (hcId: string, codes: ReadonlySet<string>): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const before = await chosen(tx, hcId)
          const added = [...codes].filter((code) => !before.has(code))
          const gone = [...before].filter((code) => !codes.has(code))
          if (gone.length > 0)
            await tx
              .delete(memberTopics)
              .where(
                and(
                  eq(memberTopics.hcId, hcId),
                  codes.size > 0 ? notInArray(memberTopics.topicCode, [...codes]) : undefined,
                ),
              )
          await insertMany(
            tx,
            memberTopics,
            added.map((topicCode) => ({ hcId, topicCode })),
          )
          return added.length + gone.length
        }),
      ),
  }
}
