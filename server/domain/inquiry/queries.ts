import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { addPictures } from '#server/domain/upload/queries.ts'
import { inquiries } from './schema.ts'

export type NewInquiry = Omit<typeof inquiries.$inferInsert, 'hcId' | 'qnaSeq' | 'imgIds' | 'sentAt'>

/** The same words again within this time are a second tap, or a first one whose answer was lost. */
const REPEAT_MS = 10 * 60_000

export function inquiryQueries(db: Db) {
  return {
    /** Keeps an inquiry with its pictures, or finds the one that was just sent with the same words. */
    save: (hcId: string, inquiry: NewInquiry, jpegs: readonly Buffer[], now: Date): Promise<{ qnaSeq: number; sentAt: Date }> =>
      retrying(() =>
        db.transaction(async (tx) => {
          // Two at once: the second one finds what the first has written.
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const { type, title, contents } = inquiry
          const [same] = await tx
            .select({ qnaSeq: inquiries.qnaSeq, sentAt: inquiries.sentAt })
            .from(inquiries)
            .where(
              and(
                eq(inquiries.hcId, hcId),
                gt(inquiries.sentAt, new Date(now.getTime() - REPEAT_MS)),
                eq(inquiries.type, type),
                eq(inquiries.title, title),
                eq(inquiries.contents, contents),
              ),
            )
          if (same !== undefined) return same
          const imgIds = await addPictures(tx, hcId, 'QNA', jpegs, now)
          const qnaSeq = await nextNumbers(tx, hcId, 'inquiry', 1)
          await tx.insert(inquiries).values({ ...inquiry, hcId, qnaSeq, imgIds, sentAt: now })
          return { qnaSeq, sentAt: now }
        }),
      ),
  }
}
