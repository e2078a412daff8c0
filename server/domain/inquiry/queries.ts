import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { addPictures, arePictures } from '#server/domain/upload/queries.ts'
import type { InquiryType } from './rules.ts'
import { draftKeys, inquiries } from './schema.ts'

export type NewInquiry = Omit<
  typeof inquiries.$inferInsert,
  'hcId' | 'qnaSeq' | 'imgIds' | 'sentAt' | 'answer' | 'answeredAt'
>

/** The very same again within this time is a second tap, or a first one whose answer was lost. */
const REPEAT_MS = 10 * 60_000

/** With their pictures, within a day. */
export const MOST_INQUIRIES_A_DAY = 30
const DAY_MS = 86_400_000

/** AES-256. */
const DRAFT_KEY_BYTES = 32

export function inquiryQueries(db: Db) {
  const mine = (hcId: string, type: InquiryType | undefined) =>
    and(eq(inquiries.hcId, hcId), type === undefined ? undefined : eq(inquiries.type, type))

  return {
    /** A page of the member's own, the newest first; pages count from 1. */
    list: (hcId: string, type: InquiryType | undefined, pageNo: number, pageSize: number) =>
      db
        .select({
          ...getTableColumns(inquiries),
          restaurantName: restaurants.restaurantName,
          restaurantNameEng: restaurants.restaurantNameEng,
        })
        .from(inquiries)
        .leftJoin(restaurants, eq(restaurants.restaurantCode, inquiries.restaurantCode))
        .where(mine(hcId, type))
        .orderBy(desc(inquiries.sentAt), desc(inquiries.qnaSeq))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    count: async (hcId: string, type: InquiryType | undefined): Promise<number> => {
      const [row] = await db.select({ all: count() }).from(inquiries).where(mine(hcId, type))
      return row?.all ?? 0
    },
    /**
     * The key of the member's unsent inquiries, made when it is asked for first; of two who ask at once the second
     * finds the first one's.
     */
    draftKey: async (hcId: string): Promise<string> => {
      const mine = () => db.select({ key: draftKeys.key }).from(draftKeys).where(eq(draftKeys.hcId, hcId))
      const [kept] = await mine()
      if (kept) return kept.key
      const [made] = await db
        .insert(draftKeys)
        .values({ hcId, key: randomBytes(DRAFT_KEY_BYTES).toString('base64') })
        .onConflictDoNothing()
        .returning({ key: draftKeys.key })
      const [found] = made ? [made] : await mine()
      if (!found) throw new Error('A draft key was neither made nor found')
      return found.key
    },
    /**
     * The operator answers, once; the member's bell says so in the same transaction.
     *
     * @returns what was answered; undefined where there is no such inquiry, or it has its answer
     */
    answer: (
      hcId: string,
      qnaSeq: number,
      words: string,
      now: Date,
    ): Promise<{ title: string; emailYn: boolean } | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [answered] = await tx
            .update(inquiries)
            .set({ answer: words, answeredAt: now })
            .where(and(eq(inquiries.hcId, hcId), eq(inquiries.qnaSeq, qnaSeq), isNull(inquiries.answeredAt)))
            .returning({ type: inquiries.type, title: inquiries.title, emailYn: inquiries.emailYn })
          if (answered === undefined) return undefined
          const { type, title, emailYn } = answered
          const notice = {
            sourceKey: `inquiry:${String(qnaSeq)}`,
            route: type === 'voc' ? 'customerVocList' : 'customerAppqnaList',
            params: { linkSeq: qnaSeq },
            text: {
              title: { ko: '물어보신 것에 답이 왔어요', en: 'Your question has a reply' },
              body: { ko: title, en: null },
            },
          }
          await notify(tx, hcId, 'notice', notice, now)
          return { title, emailYn: emailYn === 'Y' }
        }),
      ),
    /**
     * Keeps an inquiry with its pictures, or finds the one that was just sent with the same words about the same, and
     * the same pictures.
     *
     * @throws RecordsFull
     */
    save: (
      hcId: string,
      inquiry: NewInquiry,
      jpegs: readonly Buffer[],
      now: Date,
    ): Promise<{ qnaSeq: number; sentAt: Date }> =>
      retrying(() =>
        db.transaction(async (tx) => {
          // Two at once: the second one finds what the first has written.
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const { type, title, contents, restaurantCode = null, menuId = null } = inquiry
          const alike = await tx
            .select({ qnaSeq: inquiries.qnaSeq, sentAt: inquiries.sentAt, imgIds: inquiries.imgIds })
            .from(inquiries)
            .where(
              and(
                eq(inquiries.hcId, hcId),
                gt(inquiries.sentAt, new Date(now.getTime() - REPEAT_MS)),
                eq(inquiries.type, type),
                eq(inquiries.title, title),
                eq(inquiries.contents, contents),
                restaurantCode === null
                  ? isNull(inquiries.restaurantCode)
                  : eq(inquiries.restaurantCode, restaurantCode),
                menuId === null ? isNull(inquiries.menuId) : eq(inquiries.menuId, menuId),
              ),
            )
          for (const { imgIds, ...sent } of alike) if (await arePictures(tx, imgIds, jpegs)) return sent
          const lately = and(eq(inquiries.hcId, hcId), gt(inquiries.sentAt, new Date(now.getTime() - DAY_MS)))
          if ((await tx.$count(inquiries, lately)) >= MOST_INQUIRIES_A_DAY) throw new RecordsFull(FULL.inquiries)
          const imgIds = await addPictures(tx, hcId, 'QNA', jpegs, now)
          const qnaSeq = await nextNumbers(tx, hcId, 'inquiry', 1)
          await tx.insert(inquiries).values({ ...inquiry, hcId, qnaSeq, imgIds, sentAt: now })
          return { qnaSeq, sentAt: now }
        }),
      ),
  }
}
