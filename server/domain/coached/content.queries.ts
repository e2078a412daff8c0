/** Readings of a challenge, and what a member did with them. */
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { challengeContents, contentsStates } from './schema.ts'

export type Content = typeof challengeContents.$inferSelect & { readAt: Date | null; doneAt: Date | null }

export function contentQueries(db: Db) {
  const all = (hcId: string, chalnCode: string): Promise<Content[]> =>
    db
      .select({ ...getTableColumns(challengeContents), readAt: contentsStates.readAt, doneAt: contentsStates.doneAt })
      .from(challengeContents)
      .leftJoin(
        contentsStates,
        and(
          eq(contentsStates.hcId, hcId),
          eq(contentsStates.chalnCode, challengeContents.chalnCode),
          eq(contentsStates.custContentsSeq, challengeContents.custContentsSeq),
        ),
      )
      .where(eq(challengeContents.chalnCode, chalnCode))
      .orderBy(asc(challengeContents.openDt), asc(challengeContents.custContentsSeq))

  return {
    /** All of a challenge, those first that open first. There are a few of them. */
    all,

    /** Once read it stays read, and once done it stays done. @returns whether anything is otherwise now */
    mark: async (
      hcId: string,
      { chalnCode, custContentsSeq }: Pick<Content, 'chalnCode' | 'custContentsSeq'>,
      isDone: boolean,
      now: Date,
    ): Promise<boolean> => {
      const changed = await db
        .insert(contentsStates)
        .values({ hcId, chalnCode, custContentsSeq, readAt: now, doneAt: isDone ? now : null })
        .onConflictDoUpdate({
          target: [contentsStates.hcId, contentsStates.chalnCode, contentsStates.custContentsSeq],
          set: { doneAt: now },
          setWhere: and(isNull(contentsStates.doneAt), isDone ? undefined : sql`false`),
        })
        .returning({ seq: contentsStates.custContentsSeq })
      return changed.length > 0
    },
  }
}
