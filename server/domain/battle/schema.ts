/**
 * Battles: two sides of colleagues, whose steps of the same days are added up. A side is not a row: its name stands in
 * the battle, its people in `battle_members`, and its number is worked out from the battle's (rules.ts).
 */
import { foreignKey, index, integer, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { groupTable, memberTable } from '#server/db/tables.ts'
import { companies } from '#server/domain/company/schema.ts'
import { members, ownerKey } from '#server/domain/member/schema.ts'

/** HOME made the battle, AWAY was challenged. */
export type Side = 'HOME' | 'AWAY'

/** What somebody said who was asked. */
export type Answer = 'ACCEPT' | 'REJECT'

export const battles = groupTable('battles', {
  batSeq: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  batNm: text().notNull(),
  startDt: text().notNull(),
  endDt: text().notNull(),
  /** Seats of each side. */
  memberCnt: smallint().notNull(),
  stakeTxt: text(),
  homeNm: text().notNull(),
  /** Null until who was challenged has gathered the other side. */
  awayNm: text(),
  madeAt: instant().notNull(),
  /** When the other side said yes. */
  acceptedAt: instant(),
  /** Called off, or not begun since the sides were not even. */
  cancelledAt: instant(),
  /** People of each side on the first day; null before. */
  sideCnt: smallint(),
  /** The morning of the newest count; null before the first. The days before it are over. */
  countDt: text(),
})

/**
 * Who is in a battle or was asked, as the others see them: never the member's own key. `hcId` is null for people of the
 * demo without an account.
 */
export const battleMembers = groupTable(
  'battle_members',
  {
    batSeq: integer()
      .notNull()
      .references(() => battles.batSeq, { onDelete: 'cascade' }),
    memberKey: text().notNull(),
    hcId: text().references(() => members.hcId, { onDelete: 'cascade' }),
    side: text().$type<Side>().notNull(),
    leaderYn: yn().notNull().default('N'),
    nickName: text().notNull(),
    usrImg: text().notNull(),
    /** Who asked, by name, and with which words; null for who made the battle. */
    askedBy: text(),
    msgTxt: text(),
    askedAt: instant().notNull(),
    /** Null while nothing was said; who leads the other side has said yes by gathering it. */
    answer: text().$type<Answer>(),
    answeredAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.batSeq, t.memberKey] }),
    unique('battle_members_once').on(t.batSeq, t.hcId),
    index('battle_members_way').on(t.hcId, t.batSeq),
  ],
)

/** What a day of somebody came to at the last count, up to the cap. */
export const battleScores = groupTable(
  'battle_scores',
  { batSeq: integer().notNull(), memberKey: text().notNull(), dayDt: text().notNull(), steps: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.batSeq, t.memberKey, t.dayDt] }),
    foreignKey({
      name: 'battle_scores_member',
      columns: [t.batSeq, t.memberKey],
      foreignColumns: [battleMembers.batSeq, battleMembers.memberKey],
    }).onDelete('cascade'),
  ],
)

/** What the sides came to on a day that is over. Stays as it was counted when somebody leaves the service. */
export const battleDays = groupTable(
  'battle_days',
  {
    batSeq: integer()
      .notNull()
      .references(() => battles.batSeq, { onDelete: 'cascade' }),
    dayDt: text().notNull(),
    homeSteps: integer().notNull(),
    awaySteps: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batSeq, t.dayDt] })],
)

/**
 * What colleagues of one employer are called in battles, so that somebody can be asked without their key being told.
 */
export const battleFaces = groupTable(
  'battle_faces',
  {
    bizCode: text()
      .notNull()
      .references(() => companies.bizCode),
    memberKey: text().notNull(),
    hcId: text()
      .notNull()
      .references(() => members.hcId, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.bizCode, t.memberKey] }),
    unique('battle_faces_once').on(t.bizCode, t.hcId),
    index('battle_faces_way').on(t.hcId),
  ],
)

/** What was sent to the member about battles. It stays when the battle does not. */
export const battleMessages = memberTable(
  'battle_messages',
  {
    hcId: ownerKey(),
    msgSeq: integer().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    batSeq: integer().notNull(),
    batNm: text().notNull(),
    msgType: text().$type<'INVITE' | 'ACCEPT' | 'REJECT' | 'CANCEL'>().notNull(),
    fromNickName: text().notNull(),
    side: text().$type<Side>().notNull(),
    leaderYn: yn().notNull(),
    msgTxt: text(),
    sentAt: instant().notNull(),
    readAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.msgSeq] })],
)
