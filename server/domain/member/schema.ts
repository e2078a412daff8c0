/**
 * The member. Every table of what a member owns has `ownerKey()` as its first column and, as a memberTable, that column
 * first in every key (server/db/tables.ts).
 */
import { numeric, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { companies } from '#server/domain/company/schema.ts'

/** The member (MBR-01, MBR-02). `hcId` is the member's key everywhere, `usrId` the sign-in name as shown. */
export const members = memberTable('members', {
  hcId: text().primaryKey(),
  usrId: text().notNull(),
  realName: text().notNull(),
  nickName: text().notNull(),
  /** Sex and birthday come from the verifier; the member may take both back (MBR-13). */
  gender: text().$type<'M' | 'F'>(),
  birthdayYear: text(),
  birthdayMonth: text(),
  birthdayDay: text(),
  /** Centimetres and kilograms as the member typed them at sign-up; records live in `health_index_records`. */
  heightCm: numeric({ precision: 4, scale: 1, mode: 'number' }),
  weightKg: numeric({ precision: 4, scale: 1, mode: 'number' }),
  usrEmail: text().notNull(),
  mobileNo: text().notNull(),
  bizCode: text()
    .notNull()
    .references(() => companies.bizCode),
  /** Empty for members who are not employees. */
  employeeNumber: text().notNull().default(''),
  tomsYn: yn().notNull().default('N'),
  loginType: text().notNull().default('W'),
  /** Default avatar 01…09 (MBR-03). */
  usrImg: text().notNull().default('01'),
  lang: text().$type<'ko' | 'en'>().notNull().default('ko'),
  engMenuYn: yn().notNull().default('N'),
  terms01: yn().notNull().default('Y'),
  terms02: yn().notNull().default('Y'),
  terms03: yn().notNull().default('Y'),
  terms04: yn().notNull().default('N'),
  pushAgreeYn: yn().notNull().default('N'),
  smsAgreeYn: yn().notNull().default('N'),
  emailAgreeYn: yn().notNull().default('N'),
  /** Own agreement before allergies are stored or used (MYP-13). */
  allergyAgreeYn: yn().notNull().default('N'),
  healthTermsYn: yn().notNull().default('N'),
  dormantYn: yn().notNull().default('N'),
  /** Day of the last sign-in, `YYYYMMDD`; null before the first. */
  lastLoginDt: text(),
  joinedAt: instant().notNull().defaultNow(),
})

/** The leading key column of everything a member owns; it goes when the member goes. */
export const ownerKey = () =>
  text()
    .notNull()
    .references(() => members.hcId, { onDelete: 'cascade' })

/** What the member chose about the app itself. No row: every default holds. */
export const memberSettings = memberTable('member_settings', {
  hcId: ownerKey().primaryKey(),
  homeUrl: text().notNull().default('/main'),
  /** Tenths of a second matter: the default is 3.5 s (MYP-02, MYP-11). */
  toastTimeoutS: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull().default(3.5),
  shakeYn: yn().notNull().default('N'),
  /** What shaking the phone and its widget open; null: the first that can be chosen. */
  shakeUrl: text(),
  widgetUrl: text(),
  /** Whether the words that explain health age were put away for good (GOL-04). */
  goalGuideHiddenYn: yn().notNull().default('N'),
  updatedAt: instant().notNull().defaultNow(),
})
