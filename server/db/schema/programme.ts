/** What the workplace's programme holds of one member: challenges, appointments, stamps, the code for the till. Keys as in member.ts. */
import { foreignKey, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownerKey } from './member.ts'
import { challengeTeams } from './reference.ts'

/** A challenge that the member takes part in, and their team. */
export const memberChallenges = pgTable(
  'member_challenges',
  {
    hcId: ownerKey(),
    chalnCode: text().notNull(),
    teamSeq: smallint().notNull(),
    joinedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.chalnCode] }),
    foreignKey({ name: 'member_challenges_team', columns: [t.chalnCode, t.teamSeq], foreignColumns: [challengeTeams.chalnCode, challengeTeams.teamSeq] }),
  ],
)

/** A day on which the member did what a challenge asks. */
export const challengeSuccesses = pgTable(
  'challenge_successes',
  {
    hcId: ownerKey(),
    chalnCode: text().notNull(),
    successDt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode, t.successDt] })],
)

/** An appointment of the member. */
export const appointments = pgTable(
  'appointments',
  {
    hcId: ownerKey(),
    rsrvNo: integer().notNull(),
    rsrvDt: text().notNull(),
    /** `HHmm`. */
    rsrvTm: text().notNull(),
    /** What for: 1 FitTalk, talking with a dietitian. */
    rsrvKind: text().$type<'1'>().notNull(),
    placeNm: text().notNull(),
    counselorNm: text().notNull(),
    cancelledAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.rsrvNo] })],
)

/** A green stamp: an empty tray after a meal. */
export const greenStamps = pgTable(
  'green_stamps',
  {
    hcId: ownerKey(),
    stampDt: text().notNull(),
    /** Meal time of the stamp: one a meal. */
    menuMealType: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.stampDt, t.menuMealType] })],
)

/** Codes that members show at a till. Only a hash is kept; a code is good once and for a short time. */
export const payCodes = pgTable('pay_codes', {
  hcId: ownerKey().primaryKey(),
  codeHash: text().notNull(),
  expiresAt: instant().notNull(),
})
