import { and, asc, count, desc, eq, gt, max, type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { face } from '#server/domain/challenge/face.queries.ts'
import { challengeMembers, challengeTeams } from '#server/domain/challenge/schema.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { dropNamedPictures, missingPictures } from '#server/domain/upload/queries.ts'
import { SAME_WITHIN_MS } from './rules.ts'
import { complaints, likes, posts, replies } from './schema.ts'
import { lock, seatAt, seatOf, type Seat } from './seat.queries.ts'

/** What a member can write in a challenge within a day. */
export const MOST_POSTS_A_DAY = 50
export const MOST_REPLIES_A_DAY = 200

const dayBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000)

export type Post = {
  chalnCode: string
  cmutySeq: number
  nickName: string
  usrImg: string
  teamNm: string | null
  contents: string
  imgIds: string[]
  greats: number
  replies: number
  isLikedByMe: boolean
  isMine: boolean
  isReportedByMe: boolean
  reports: number
  writtenAt: Date
  changedAt: Date | null
}

export type Reply = Pick<
  Post,
  'cmutySeq' | 'nickName' | 'usrImg' | 'contents' | 'isMine' | 'isReportedByMe' | 'reports' | 'writtenAt'
> & { replySeq: number }

export type Page = { offset: number; limit: number }

/** `noPicture`: not a picture of the member's. */
export type Written = { cmutySeq: number; replySeq: number | null; writtenAt: Date } | 'gone' | 'noPicture'

export function communityQueries(db: Db) {
  /** How a post stands for one member; everything it counts is found by the post's key. */
  const columnsFor = (hcId: string) => ({
    chalnCode: posts.chalnCode,
    cmutySeq: posts.cmutySeq,
    ...face,
    teamNm: challengeTeams.name,
    contents: posts.contents,
    imgIds: posts.imgIds,
    greats: countOf(
      sql`select count(*) from ${likes} l where l.chaln_code = ${posts.chalnCode} and l.cmuty_seq = ${posts.cmutySeq}`,
    ),
    replies: countOf(sql`
      select count(*) from ${replies} r
      where r.chaln_code = ${posts.chalnCode} and r.cmuty_seq = ${posts.cmutySeq}`),
    isLikedByMe: sql<boolean>`exists (
      select 1 from ${likes} l
      where l.chaln_code = ${posts.chalnCode} and l.cmuty_seq = ${posts.cmutySeq} and l.hc_id = ${hcId})`,
    isMine: sql<boolean>`coalesce(${posts.hcId} = ${hcId}, false)`,
    ...reportsOf(hcId, posts.chalnCode, posts.cmutySeq, sql`0`, posts.clearedAt),
    writtenAt: posts.writtenAt,
    changedAt: posts.changedAt,
  })

  const from = (hcId: string) =>
    db
      .select(columnsFor(hcId))
      .from(posts)
      .innerJoin(
        challengeMembers,
        and(eq(challengeMembers.chalnCode, posts.chalnCode), eq(challengeMembers.memberKey, posts.memberKey)),
      )
      .leftJoin(
        challengeTeams,
        and(
          eq(challengeTeams.chalnCode, challengeMembers.chalnCode),
          eq(challengeTeams.teamSeq, challengeMembers.teamSeq),
        ),
      )
      .$dynamic()

  return {
    /** The member's place in a challenge; undefined for who is not in it. */
    seat: (hcId: string, chalnCode: string): Promise<Seat | undefined> => seatOf(db, hcId, chalnCode),

    /** The member's place in the challenge of a post; undefined where the post is none of theirs to see. */
    seatAt: (hcId: string, cmutySeq: number): Promise<Seat | undefined> => seatAt(db, hcId, cmutySeq),

    page: async (
      hcId: string,
      chalnCode: string,
      { sort, isMine, offset, limit }: Page & { sort: 'LATEST' | 'GREAT'; isMine: boolean },
    ): Promise<{ totalCnt: number; list: Post[] }> => {
      const where = and(eq(posts.chalnCode, chalnCode), isMine ? eq(posts.hcId, hcId) : undefined)
      const order = sort === 'GREAT' ? [desc(columnsFor(hcId).greats), desc(posts.cmutySeq)] : [desc(posts.cmutySeq)]
      const [list, [all]] = await Promise.all([
        from(hcId)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
        db.select({ rows: count() }).from(posts).where(where),
      ])
      return { totalCnt: all?.rows ?? 0, list }
    },

    one: async (hcId: string, { chalnCode }: Seat, cmutySeq: number): Promise<Post | undefined> =>
      (await from(hcId).where(and(eq(posts.chalnCode, chalnCode), eq(posts.cmutySeq, cmutySeq))))[0],

    repliesTo: async (
      hcId: string,
      { chalnCode }: Seat,
      cmutySeq: number,
      { offset, limit }: Page,
    ): Promise<{ totalCnt: number; list: Reply[] }> => {
      const where = and(eq(replies.chalnCode, chalnCode), eq(replies.cmutySeq, cmutySeq))
      const [list, [all]] = await Promise.all([
        db
          .select({
            cmutySeq: replies.cmutySeq,
            replySeq: replies.replySeq,
            ...face,
            contents: replies.contents,
            isMine: sql<boolean>`coalesce(${replies.hcId} = ${hcId}, false)`,
            ...reportsOf(hcId, replies.chalnCode, replies.cmutySeq, sql`${replies.replySeq}`, replies.clearedAt),
            writtenAt: replies.writtenAt,
          })
          .from(replies)
          .innerJoin(
            challengeMembers,
            and(eq(challengeMembers.chalnCode, replies.chalnCode), eq(challengeMembers.memberKey, replies.memberKey)),
          )
          .where(where)
          .orderBy(asc(replies.writtenAt), asc(replies.replySeq))
          .limit(limit)
          .offset(offset),
        db.select({ rows: count() }).from(replies).where(where),
      ])
      return { totalCnt: all?.rows ?? 0, list }
    },

    write: (
      hcId: string,
      { chalnCode, memberKey }: Seat,
      { contents, imgIds }: { contents: string; imgIds: string[] },
      now: Date,
    ): Promise<Written> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lock(tx, chalnCode, memberKey)
          const justNow = new Date(now.getTime() - SAME_WITHIN_MS)
          const [same] = await tx
            .select({ cmutySeq: max(posts.cmutySeq), writtenAt: max(posts.writtenAt) })
            .from(posts)
            .where(
              and(
                eq(posts.chalnCode, chalnCode),
                eq(posts.hcId, hcId),
                eq(posts.contents, contents),
                eq(posts.imgIds, imgIds),
                gt(posts.writtenAt, justNow),
              ),
            )
          if (same?.cmutySeq && same.writtenAt)
            return { cmutySeq: same.cmutySeq, replySeq: null, writtenAt: same.writtenAt }
          if ((await missingPictures(tx, hcId, 'CMUTY', imgIds)).length > 0) return 'noPicture'
          const lately = and(eq(posts.hcId, hcId), eq(posts.chalnCode, chalnCode), gt(posts.writtenAt, dayBefore(now)))
          if ((await tx.$count(posts, lately)) >= MOST_POSTS_A_DAY) throw new RecordsFull(FULL.posts)
          const [made] = await tx
            .insert(posts)
            .values({ chalnCode, memberKey, hcId, contents, imgIds, writtenAt: now })
            .returning({ cmutySeq: posts.cmutySeq })
          return made === undefined ? 'gone' : { ...made, replySeq: null, writtenAt: now }
        }),
      ),

    /** Changes an own post; pictures that are left out stay. */
    change: (
      hcId: string,
      { chalnCode }: Seat,
      cmutySeq: number,
      { contents, imgIds }: { contents: string; imgIds: string[] | undefined },
      now: Date,
    ): Promise<Written> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const own = and(eq(posts.chalnCode, chalnCode), eq(posts.cmutySeq, cmutySeq), eq(posts.hcId, hcId))
          const [post] = await tx
            .select({ imgIds: posts.imgIds, writtenAt: posts.writtenAt })
            .from(posts)
            .where(own)
            .for('update')
          if (post === undefined) return 'gone'
          const fresh = (imgIds ?? []).filter((imgId) => !post.imgIds.includes(imgId))
          if ((await missingPictures(tx, hcId, 'CMUTY', fresh)).length > 0) return 'noPicture'
          await tx
            .update(posts)
            .set({ contents, changedAt: now, ...(imgIds && { imgIds }) })
            .where(own)
          if (imgIds)
            await dropUnshown(
              tx,
              hcId,
              post.imgIds.filter((imgId) => !imgIds.includes(imgId)),
            )
          return { cmutySeq, replySeq: null, writtenAt: post.writtenAt }
        }),
      ),

    reply: (
      hcId: string,
      { chalnCode, memberKey }: Seat,
      cmutySeq: number,
      contents: string,
      now: Date,
    ): Promise<Written> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await lock(tx, chalnCode, memberKey)
          const [post] = await tx
            .select({ cmutySeq: posts.cmutySeq })
            .from(posts)
            .where(and(eq(posts.chalnCode, chalnCode), eq(posts.cmutySeq, cmutySeq)))
            .for('key share')
          if (post === undefined) return 'gone'
          const justNow = new Date(now.getTime() - SAME_WITHIN_MS)
          const [same] = await tx
            .select({ replySeq: replies.replySeq, writtenAt: replies.writtenAt })
            .from(replies)
            .where(
              and(
                eq(replies.chalnCode, chalnCode),
                eq(replies.cmutySeq, cmutySeq),
                eq(replies.hcId, hcId),
                eq(replies.contents, contents),
                gt(replies.writtenAt, justNow),
              ),
            )
            .limit(1)
          if (same) return { cmutySeq, ...same }
          const lately = and(
            eq(replies.hcId, hcId),
            eq(replies.chalnCode, chalnCode),
            gt(replies.writtenAt, dayBefore(now)),
          )
          if ((await tx.$count(replies, lately)) >= MOST_REPLIES_A_DAY) throw new RecordsFull(FULL.posts)
          const [made] = await tx
            .insert(replies)
            .values({ chalnCode, cmutySeq, memberKey, hcId, contents, writtenAt: now })
            .returning({ replySeq: replies.replySeq })
          return made === undefined ? 'gone' : { cmutySeq, ...made, writtenAt: now }
        }),
      ),

    /** Takes an own post back, with its replies and pictures. @returns whether there was one */
    remove: (hcId: string, cmutySeq: number): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [gone] = await tx
            .delete(posts)
            .where(and(eq(posts.hcId, hcId), eq(posts.cmutySeq, cmutySeq)))
            .returning({ imgIds: posts.imgIds })
          if (gone === undefined) return false
          await dropUnshown(tx, hcId, gone.imgIds)
          return true
        }),
      ),

    removeReply: async (hcId: string, cmutySeq: number, replySeq: number): Promise<boolean> =>
      (
        await db
          .delete(replies)
          .where(and(eq(replies.hcId, hcId), eq(replies.cmutySeq, cmutySeq), eq(replies.replySeq, replySeq)))
          .returning({ replySeq: replies.replySeq })
      ).length > 0,

    /**
     * Says whether the member likes a post; again changes nothing. @returns the likes, undefined when the post is gone
     */
    like: (
      hcId: string,
      { chalnCode, memberKey }: Seat,
      cmutySeq: number,
      isLiked: boolean,
    ): Promise<number | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const at = { chalnCode, cmutySeq }
          const [post] = await tx
            .select(postKey)
            .from(posts)
            .where(and(eq(posts.chalnCode, chalnCode), eq(posts.cmutySeq, cmutySeq)))
            .for('key share')
          if (post === undefined) return undefined
          if (isLiked)
            await tx
              .insert(likes)
              .values({ ...at, memberKey, hcId })
              .onConflictDoNothing()
          else
            await tx
              .delete(likes)
              .where(and(eq(likes.chalnCode, chalnCode), eq(likes.cmutySeq, cmutySeq), eq(likes.memberKey, memberKey)))
          const [all] = await tx
            .select({ rows: count() })
            .from(likes)
            .where(and(eq(likes.chalnCode, chalnCode), eq(likes.cmutySeq, cmutySeq)))
          return all?.rows ?? 0
        }),
      ),

    /** Whose a post or a reply is; undefined when there is none. */
    isOwn: async (
      hcId: string,
      { chalnCode }: Seat,
      cmutySeq: number,
      replySeq: number | undefined,
    ): Promise<boolean | undefined> => {
      const [found] =
        replySeq === undefined
          ? await db
              .select({ hcId: posts.hcId })
              .from(posts)
              .where(and(eq(posts.chalnCode, chalnCode), eq(posts.cmutySeq, cmutySeq)))
          : await db
              .select({ hcId: replies.hcId })
              .from(replies)
              .where(
                and(eq(replies.chalnCode, chalnCode), eq(replies.cmutySeq, cmutySeq), eq(replies.replySeq, replySeq)),
              )
      return found && found.hcId === hcId
    },

    /** @returns false when the member reported it before */
    report: async (
      hcId: string,
      { chalnCode, memberKey }: Seat,
      {
        cmutySeq,
        replySeq = 0,
        cmplCode,
        cmplTxt,
      }: { cmutySeq: number; replySeq: number | undefined; cmplCode: string; cmplTxt: string | null },
      now: Date,
    ): Promise<boolean> => {
      const row = { chalnCode, cmutySeq, replySeq, memberKey, hcId, cmplCode, cmplTxt, madeAt: now }
      return (
        (await db.insert(complaints).values(row).onConflictDoNothing().returning({ cmutySeq: complaints.cmutySeq }))
          .length > 0
      )
    },
  }
}

/**
 * A picture is seen by whoever knows its number: one that was taken out goes, unless another post of the member's shows
 * it, too.
 */
async function dropUnshown(tx: Queryable, hcId: string, imgIds: readonly string[]): Promise<void> {
  if (imgIds.length === 0) return
  const others = await tx
    .select({ imgIds: posts.imgIds })
    .from(posts)
    .where(and(eq(posts.hcId, hcId), sql`jsonb_array_length(${posts.imgIds}) > 0`))
  const shown = new Set(others.flatMap((post) => post.imgIds))
  await dropNamedPictures(
    tx,
    hcId,
    'CMUTY',
    imgIds.filter((imgId) => !shown.has(imgId)),
  )
}

const postKey = { cmutySeq: posts.cmutySeq }

const countOf = (query: SQL) => sql<number>`(${query})`.mapWith(Number)

/** Who reported something, of those who did so after the operator last had a look. */
function reportsOf(
  hcId: string,
  chalnCode: typeof posts.chalnCode | typeof replies.chalnCode,
  cmutySeq: typeof posts.cmutySeq | typeof replies.cmutySeq,
  replySeq: SQL,
  clearedAt: typeof posts.clearedAt | typeof replies.clearedAt,
) {
  const about = sql`from ${complaints} c
    where c.chaln_code = ${chalnCode} and c.cmuty_seq = ${cmutySeq} and c.reply_seq = ${replySeq}`
  return {
    isReportedByMe: sql<boolean>`exists (select 1 ${about} and c.hc_id = ${hcId})`,
    reports: countOf(sql`select count(*) ${about} and (${clearedAt} is null or c.made_at > ${clearedAt})`),
  }
}
