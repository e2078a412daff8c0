import type { Schemas } from '#src/contract/schemas.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'

export type Inquiry = Schemas['QnaRow']
export type InquiryKind = Inquiry['type']

/** An answer that nobody has opened on this phone counts as news for so long. */
const NEWS_MS = 7 * 86_400_000

/** Whether an inquiry has an answer that is news: it came lately, and was not opened here. */
export function isNews(
  { qnaSeq, answerDtm }: Pick<Inquiry, 'qnaSeq' | 'answerDtm'>,
  seen: readonly number[],
  now: Date,
): boolean {
  const at = answerDtm === null ? null : fromWireTime(answerDtm)
  return at !== null && now.getTime() - at.getTime() < NEWS_MS && !seen.includes(qnaSeq)
}

/** How long somebody waited for an answer, in whole days, hours and minutes; null while there is none. */
export function waitOf({
  regDtm,
  answerDtm,
}: Pick<Inquiry, 'regDtm' | 'answerDtm'>): { days: number; hours: number; minutes: number } | null {
  const [asked, answered] = [fromWireTime(regDtm), answerDtm === null ? null : fromWireTime(answerDtm)]
  if (!asked || !answered) return null
  const minutes = Math.max(0, Math.floor((answered.getTime() - asked.getTime()) / 60_000))
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
