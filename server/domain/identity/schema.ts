/**
 * Who somebody is, before and beside the member: what answers "whose is this?", proofs under way, and what is kept of
 * those who left. Each table is spread by what is asked, and a member's rows go with the member (docs/decisions/216).
 */
import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { groupTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { members } from '#server/domain/member/schema.ts'

/** The person behind an account, by the hash of the identity key. One account each. */
export const identityKeys = groupTable('identity_keys', { ciHash: text().primaryKey(), hcId: ownerKey() }, (t) => [
  index('identity_keys_member').on(t.hcId),
])

/** Accounts of a number. A family may share one, and a number may have had another owner. */
export const mobileNumbers = groupTable('mobile_numbers', { mobileNo: text().notNull(), hcId: ownerKey() }, (t) => [
  primaryKey({ columns: [t.mobileNo, t.hcId] }),
  index('mobile_numbers_member').on(t.hcId),
])

/** Shown names, folded: no two read alike. */
export const nicknames = groupTable('nicknames', { folded: text().primaryKey(), hcId: ownerKey() }, (t) => [
  index('nicknames_member').on(t.hcId),
])

/** Who of an employer's staff has an account, and the names that its portal knows them by. */
export const employeeNumbers = groupTable(
  'employee_numbers',
  { bizCode: text().notNull(), employeeNumber: text().notNull(), hcId: ownerKey(), knoxId: text(), epId: text() },
  (t) => [primaryKey({ columns: [t.bizCode, t.employeeNumber] }), index('employee_numbers_member').on(t.hcId)],
)

export type CheckKind = 'pass' | 'sms' | 'knox' | 'reset'
export type CheckPurpose = 'join' | 'exist' | 'findId' | 'findPwd' | 'changeMobile' | 'knox' | 'reset'

/** A person as a verifier tells of them. */
export type Person = {
  ci: string
  realName: string
  gender: 'M' | 'F'
  birthdayYear: string
  birthdayMonth: string
  birthdayDay: string
  mobileNo: string
  telecomCode: 'SKT' | 'KT' | 'LGU' | 'MVNO'
  foreignYn: 'Y' | 'N'
}

/** One of an employer's staff as its portal tells of them. */
export type Colleague = {
  knoxId: string
  epId: string
  realName: string
  usrEmail: string
  mobileNo: string
  employeeNumber: string
  bizCode: string
  deptNm: string | null
}

/** A proof: begun, confirmed, used up. It belongs to the device that began it, and what it found is gone with it. */
export const identityChecks = groupTable(
  'identity_checks',
  {
    deviceId: text().notNull(),
    /** Of the key that the browser holds. */
    keyHash: text().notNull(),
    kind: text().$type<CheckKind>().notNull(),
    purpose: text().$type<CheckPurpose>().notNull(),
    person: jsonb().$type<Person>(),
    colleague: jsonb().$type<Colleague>(),
    /** The number that was proven. */
    mobileNo: text(),
    /** The code that was sent for it. */
    authSeq: integer(),
    /** Whose password may be set anew. */
    hcId: text().references(() => members.hcId, { onDelete: 'cascade' }),
    begunAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.deviceId, t.keyHash] }), index('identity_checks_member').on(t.hcId)],
)

/** Who left, as nobody can read it: the same person may join again from a day on. */
export const departures = groupTable('departures', {
  ciHash: text().primaryKey(),
  leftAt: instant().notNull(),
  /** `YYYYMMDD`, Seoul. */
  rejoinDt: text().notNull(),
})

/** Why people leave: words for the operator, that lead back to nobody. */
export const departureReasons = groupTable('departure_reasons', {
  reasonId: text().primaryKey(),
  /** Month, `YYYYMM`: a moment would name the member. */
  leftMonth: text().notNull(),
  reasonCode: text(),
  reasonTxt: text(),
})

/** What was paid, for as long as the law of commerce asks (five years), without a name. */
export const retainedPayments = groupTable('retained_payments', {
  paymentId: text().primaryKey(),
  /** Of the person, for a question of theirs; null without a verification. */
  ciHash: text(),
  paidDt: text().notNull(),
  restaurantCode: text().notNull(),
  itemTxt: text().notNull(),
  orderQty: integer().notNull(),
  payAmt: integer().notNull(),
  keepUntil: text().notNull(),
})
