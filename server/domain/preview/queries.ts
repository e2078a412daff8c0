import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDrafts, reportDrafts } from './schema.ts'

export function previewQueries(db: Db) {
  return {
    report: async (tempReportSeq: number) =>
      (await db.select().from(reportDrafts).where(eq(reportDrafts.tempReportSeq, tempReportSeq)))[0],
    content: async (cntntsSeq: number) =>
      (await db.select().from(contentDrafts).where(eq(contentDrafts.cntntsSeq, cntntsSeq)))[0],
  }
}
