import { seoulStamp } from '#server/seoul.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { reasonText } from './reason.rules.ts'
import type { pointEntries } from './schema.ts'

/** A line of the ledger as the wire has it. */
export function presentEntry(row: typeof pointEntries.$inferSelect, language: Language) {
  return {
    pointSeq: row.pointSeq,
    pointDtm: seoulStamp(row.at).slice(0, 12),
    pointType: row.type,
    point: row.points,
    balance: row.balance,
    reasonTxt: reasonText(row, row.type === 'CANCEL', language),
  }
}
