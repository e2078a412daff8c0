/** What challenges ask for day by day: what there is, what was exchanged for a day, and what members entered. */
import { foreignKey, integer, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { referenceTable, memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

export const missions = referenceTable('missions', {
  missionSeq: integer().primaryKey(),
  missionNm: text().notNull(),
  missionNmEng: text().notNull(),
  /** How it is done. */
  descTxt: text().notNull(),
  descTxtEng: text().notNull(),
  /** What it is good for. */
  whyTxt: text().notNull(),
  whyTxtEng: text().notNull(),
  missionType: text().$type<'CHECK' | 'COUNT' | 'PHOTO'>().notNull(),
  /** These three are null unless it is counted. */
  goalVal: integer(),
  unitNm: text(),
  unitNmEng: text(),
  /** STEPS: the phone counts it too, in the challenge's time of day. Null: only what is entered counts. */
  measuredBy: text().$type<'STEPS'>(),
})

/** What a challenge asks for on each of its days. */
export const challengeMissions = referenceTable(
  'challenge_missions',
  {
    chalnCode: text().notNull(),
    missionSeq: integer()
      .notNull()
      .references(() => missions.missionSeq),
    orderSeq: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.missionSeq] })],
)

/** What a mission can be exchanged for. */
export const missionSwaps = referenceTable(
  'mission_swaps',
  {
    missionSeq: integer().notNull(),
    newMissionSeq: integer()
      .notNull()
      .references(() => missions.missionSeq),
    orderSeq: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.missionSeq, t.newMissionSeq] }),
    foreignKey({ name: 'mission_swaps_mission', columns: [t.missionSeq], foreignColumns: [missions.missionSeq] }),
  ],
)

/** A mission that the member exchanged for another on a day. Once each: the key holds it. */
export const missionExchanges = memberTable(
  'mission_exchanges',
  {
    hcId: ownerKey(),
    missionDt: text().notNull(),
    missionSeq: integer().notNull(),
    newMissionSeq: integer()
      .notNull()
      .references(() => missions.missionSeq),
    exchangedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.missionDt, t.missionSeq] })],
)

/** What a member entered for a mission on a day. The number is the member's own. */
export const missionEntries = memberTable(
  'mission_entries',
  {
    hcId: ownerKey(),
    missionDailySeq: integer().notNull(),
    missionDt: text().notNull(),
    missionSeq: integer()
      .notNull()
      .references(() => missions.missionSeq),
    doneVal: integer(),
    memoTxt: text(),
    imgId: text(),
    enteredAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.missionDailySeq] }),
    unique('mission_entries_day').on(t.hcId, t.missionDt, t.missionSeq),
  ],
)
