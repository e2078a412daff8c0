/** Challenges of the workplace, their teams, and how members do in them. */
import { foreignKey, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** A challenge of the workplace. It runs on workdays from `startDt` to `endDt` and is completed with `goalDays` successful ones. */
export const challenges = referenceTable('challenges', {
  chalnCode: text().primaryKey(),
  chalnNm: text().notNull(),
  chalnNmEng: text().notNull(),
  startDt: text().notNull(),
  endDt: text().notNull(),
  goalDays: smallint().notNull(),
  /** Steps of a day count between these two (`HHmm`), and this many make it a success; null: the challenge counts no steps of a day. */
  windowFrom: text(),
  windowTo: text(),
  dayGoalSteps: integer(),
})

export const challengeTeams = referenceTable(
  'challenge_teams',
  {
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    teamSeq: smallint().notNull(),
    teamNm: text().notNull(),
    teamNmEng: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.teamSeq] })],
)

/** Steps of a team's average member on a day: what teams are ranked by. */
export const challengeTeamDays = referenceTable(
  'challenge_team_days',
  {
    chalnCode: text().notNull(),
    teamSeq: smallint().notNull(),
    activityDt: text().notNull(),
    averageSteps: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.activityDt, t.teamSeq] }),
    foreignKey({ name: 'challenge_team_days_team', columns: [t.chalnCode, t.teamSeq], foreignColumns: [challengeTeams.chalnCode, challengeTeams.teamSeq] }),
  ],
)

/** A challenge that the member takes part in, and their team. */
export const memberChallenges = memberTable(
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
export const challengeSuccesses = memberTable(
  'challenge_successes',
  {
    hcId: ownerKey(),
    chalnCode: text().notNull(),
    successDt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode, t.successDt] })],
)
