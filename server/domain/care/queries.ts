import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { careContents, careReads, type StoryCategory } from './schema.ts'

export function careQueries(db: Db) {
  const isUp = (today: string) => lte(careContents.regDt, today)
  const wanted = (category: StoryCategory | undefined, today: string) =>
    and(isUp(today), category === undefined ? undefined : eq(careContents.category, category))

  return {
    /** A page, newest first; pages count from 1. */
    list: (category: StoryCategory | undefined, today: string, pageNo: number, pageSize: number) =>
      db
        .select()
        .from(careContents)
        .where(wanted(category, today))
        .orderBy(desc(careContents.regDt), desc(careContents.contentsSeq))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    count: async (category: StoryCategory | undefined, today: string): Promise<number> =>
      (await db.select({ all: count() }).from(careContents).where(wanted(category, today)))[0]?.all ?? 0,
    find: async (contentsSeq: number, today: string) =>
      (
        await db
          .select()
          .from(careContents)
          .where(and(eq(careContents.contentsSeq, contentsSeq), isUp(today)))
      )[0],
    /** Those of these that are up, in the order of their numbers as given. */
    these: async (seqs: readonly number[], today: string) => {
      if (seqs.length === 0) return []
      const found = await db
        .select()
        .from(careContents)
        .where(and(inArray(careContents.contentsSeq, [...seqs]), isUp(today)))
      return seqs.flatMap((seq) => found.filter(({ contentsSeq }) => contentsSeq === seq))
    },
    /** Counts a reader, once a day. Returns by how much the count grew. */
    countReader: (hcId: string, contentsSeq: number, readDt: string): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const added = await insertMany(tx, careReads, [{ hcId, contentsSeq, readDt }])
          if (added > 0)
            await tx
              .update(careContents)
              .set({ viewCnt: sql`${careContents.viewCnt} + 1` })
              .where(eq(careContents.contentsSeq, contentsSeq))
          return added
        }),
      ),
  }
}
