import { and, count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import { samplePosts } from './schema.ts'

/** Of a member. */
export const MOST_POSTS = 1_000

interface Words {
  title: string
  contents: string
}

export function sampleQueries(db: Db) {
  const posts = () =>
    db
      .select({ ...getTableColumns(samplePosts), writer: members.nickName })
      .from(samplePosts)
      .innerJoin(members, eq(members.hcId, samplePosts.hcId))
      .$dynamic()
  const isOwn = (hcId: string, boardSeq: number) => and(eq(samplePosts.boardSeq, boardSeq), eq(samplePosts.hcId, hcId))

  return {
    /** A page, newest first; pages count from 1. */
    page: async (pageNo: number, pageSize: number) => {
      const [list, [all]] = await Promise.all([
        posts()
          .orderBy(desc(samplePosts.writtenAt), desc(samplePosts.boardSeq))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        db.select({ rows: count() }).from(samplePosts),
      ])
      return { totalCnt: all?.rows ?? 0, list }
    },
    find: async (boardSeq: number) => (await posts().where(eq(samplePosts.boardSeq, boardSeq)))[0],
    /** @throws RecordsFull */
    add: async (hcId: string, { title, contents }: Words, now: Date): Promise<number> => {
      if ((await db.$count(samplePosts, eq(samplePosts.hcId, hcId))) >= MOST_POSTS) throw new RecordsFull(FULL.records)
      const [added] = await db
        .insert(samplePosts)
        .values({ hcId, title, contents, writtenAt: now })
        .returning({ boardSeq: samplePosts.boardSeq })
      if (added === undefined) throw new Error('A record was not added.')
      return added.boardSeq
    },
    /** False where there is none of this member. */
    change: async (hcId: string, boardSeq: number, { title, contents }: Words, now: Date): Promise<boolean> =>
      (
        await db
          .update(samplePosts)
          .set({ title, contents, changedAt: now })
          .where(isOwn(hcId, boardSeq))
          .returning({ boardSeq: samplePosts.boardSeq })
      ).length > 0,
    remove: async (hcId: string, boardSeq: number): Promise<boolean> =>
      (await db.delete(samplePosts).where(isOwn(hcId, boardSeq)).returning({ boardSeq: samplePosts.boardSeq })).length >
      0,
  }
}

export const sampleBoard = ({
  boardSeq,
  title,
  contents,
  writer,
  writtenAt,
  changedAt,
}: typeof samplePosts.$inferSelect & { writer: string }) => ({
  boardSeq,
  title,
  contents,
  writerNm: writer,
  regDt: seoulStamp(writtenAt),
  updDt: orNull(changedAt, seoulStamp),
})
