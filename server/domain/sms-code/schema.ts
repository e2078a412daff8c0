/**
 * Codes that prove who holds a phone. Read before the member is known, so each table is spread by its own key and knows
 * no member.
 */
import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { groupTable } from '#server/db/tables.ts'

export type CodePurpose = 'findId' | 'findPwd' | 'changeMobile' | 'knox'

/** A code that was sent. One at most for whoever asks for a number: the next one takes its place. */
export const smsCodes = groupTable('sms_codes', {
  /** Random: whoever counts up meets nothing. */
  authSeq: integer().primaryKey(),
  mobileNo: text().notNull(),
  purpose: text().$type<CodePurpose>().notNull(),
  /** The proof belongs to the device that asked. */
  deviceId: text().notNull(),
  codeHash: text().notNull(),
  sentAt: instant().notNull(),
  failCnt: integer().notNull().default(0),
  confirmedAt: instant(),
})

/**
 * How often a number, a device or an address has been sent a code within the hour, and until when it is blocked; of
 * `tries`, how many wrong codes of the number were typed within the day.
 */
export const smsLimits = groupTable(
  'sms_limits',
  {
    /** `mobile:01000000311`, `tries:01000000311`, `device:…`, `address:…`. */
    subject: text().notNull(),
    /** Of a number, whose share it is: a network, or a device in one. Empty: all together. */
    asker: text().notNull().default(''),
    hourFrom: instant().notNull(),
    sentCnt: integer().notNull(),
    blockedUntil: instant(),
    /** The last code of an asker. */
    authSeq: integer(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.asker] })],
)
