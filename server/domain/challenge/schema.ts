/**
 * Challenges of the workplace: what the operator publishes, who is in them, what counts and how it ended. A membership
 * is two rows that are written together: the member's own (what nobody else sees) and the group's (what the others
 * see). Over 300 lines: the tables of one noun stand in one file, since they name each other (docs/decisions/236).
 */
import { foreignKey, index, integer, jsonb, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { groupTable, memberTable, referenceTable } from '#server/db/tables.ts'
import { companies } from '#server/domain/company/schema.ts'
import { members, ownerKey } from '#server/domain/member/schema.ts'
import type { BadgeCode } from './scores.rules.ts'

/** What a challenge counts (CHA-01). */
export type ChallengeKind = 'STEP' | 'WF' | 'DIET' | 'MISSION' | 'INTENSIVE'

/**
 * Days between quitting and coming back: they are not the member's, for no kind. Empty for who never came back, and
 * where it was not kept yet.
 */
const awayDts = () => text().array().notNull().default([])

/** What a member's target counts. */
export type TargetCode = 'STEP' | 'BW' | 'WFCNT' | 'DAYCNT'

/**
 * One step of how it works. Without English where the operator wrote Korean alone, as in a row of before there was any.
 */
export interface HowStep {
  title: string
  titleEng?: string | null
  descTxt: string
  descTxtEng?: string | null
}

/** Given by the settlement to everybody of the team with the first place; `days`: how long it is good. */
export interface TeamCoupon {
  kind: 'snack'
  restaurantCode: string
  days: number
}

/** What there is to win. Points are told by the challenge itself; a coupon is given where it stands in the row. */
export interface RewardWords {
  rewardNm: string
  rewardNmEng?: string | null
  conditionTxt: string
  conditionTxtEng?: string | null
  teamCoupon?: TeamCoupon
}

export interface PopupWords {
  title: string
  titleEng?: string | null
  contents: string
  contentsEng?: string | null
  hideDays: number
}

/** A value that a report or a result names, as it is shown. */
export interface ReportValue {
  valueNm: string
  valueTxt: string
  prevTxt: string | null
  betterYn: 'Y' | 'N' | null
}

export const challenges = referenceTable(
  'challenges',
  {
    chalnCode: text().primaryKey(),
    chalnNm: text().notNull(),
    chalnNmEng: text(),
    kind: text().$type<ChallengeKind>().notNull(),
    summaryTxt: text().notNull(),
    summaryTxtEng: text(),
    /** Below the host of the operator's pictures; null: none. */
    imgPath: text(),
    introTxt: text().notNull(),
    introTxtEng: text(),
    how: jsonb().$type<HowStep[]>().notNull(),
    rewards: jsonb().$type<RewardWords[]>().notNull(),
    noticeTxt: text(),
    noticeTxtEng: text(),
    /** What a member is offered to promise; null: nothing is promised. */
    promiseTxt: text(),
    promiseTxtEng: text(),
    applyStartDt: text().notNull(),
    applyEndDt: text().notNull(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    /** Settled at four in the morning of this day, by the operator's calendar; what arrives before still counts. */
    settleDt: text().notNull(),
    /** The one employer that sees it; null: all. */
    bizCode: text().references(() => companies.bizCode),
    /** Places; null: no end. */
    maxJoin: integer(),
    /** Seats of a team; null: nobody is in a team. */
    teamMin: smallint(),
    teamMax: smallint(),
    /** Last day to make or change a team. */
    teamChangeEndDt: text(),
    aiYn: yn().notNull().default('N'),
    targetYn: yn().notNull().default('N'),
    /** Successful days that complete it; null: days are not what is counted. */
    goalDays: smallint(),
    /**
     * Steps of a day between these two (`HHmm`; null: the whole day) that make it a success; null: steps make no
     * success.
     */
    windowFrom: text(),
    windowTo: text(),
    dayGoalSteps: integer(),
    /** The most steps of a day that a ranking counts; null: there is no ranking. */
    dayCap: integer(),
    dayPoint: integer().notNull().default(0),
    rewardPoint: integer().notNull(),
    /** Which of `challenge_terms` come before joining; null: none. */
    termsSet: integer(),
    counselorNm: text(),
    nextChalnCode: text(),
    /** Shown on top of the hub while it can be joined; null: never. */
    popup: jsonb().$type<PopupWords>(),
  },
  (t) => [index('challenges_end').on(t.endDt)],
)

/** The days that count. Holidays and weekends are left out by the operator, never by a calendar of ours. */
export const challengeDays = referenceTable(
  'challenge_days',
  {
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    dayDt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.dayDt] })],
)

export const challengeTerms = referenceTable(
  'challenge_terms',
  {
    termsSet: integer().notNull(),
    termsSeq: integer().notNull(),
    title: text().notNull(),
    titleEng: text(),
    contents: text().notNull(),
    contentsEng: text(),
    requiredYn: yn().notNull(),
    orderSeq: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.termsSet, t.termsSeq] })],
)

/** How many are in a challenge: the row that everybody waits for who wants the last place. */
export const challengeCounters = groupTable('challenge_counters', {
  chalnCode: text()
    .primaryKey()
    .references(() => challenges.chalnCode),
  joinCnt: integer().notNull().default(0),
})

/**
 * Who is in a challenge, as the others see them: a key that means nothing elsewhere, a name and a picture, never the
 * member's own key. `hcId` is null for people of the demo, who have no account here; a row goes when its member goes.
 * Who quit stays with `quitAt`: their days were earned.
 */
export const challengeMembers = groupTable(
  'challenge_members',
  {
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    memberKey: text().notNull(),
    hcId: text().references(() => members.hcId, { onDelete: 'cascade' }),
    teamSeq: integer(),
    nickName: text().notNull(),
    usrImg: text().notNull(),
    joinedAt: instant().notNull(),
    quitAt: instant(),
    awayDts: awayDts(),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.memberKey] }),
    unique('challenge_members_once').on(t.chalnCode, t.hcId),
    index('challenge_members_way').on(t.hcId, t.chalnCode),
    index('challenge_members_team').on(t.chalnCode, t.teamSeq),
  ],
)

/**
 * A team of a challenge. Its seats are counted, not kept as a number: who leaves the service leaves no ghost behind.
 */
export const challengeTeams = groupTable(
  'challenge_teams',
  {
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    teamSeq: integer().generatedByDefaultAsIdentity({ startWith: 1000 }),
    name: text().notNull(),
    /** What makes the name one of a kind in its challenge: the name without blanks and capitals. */
    nameKey: text().notNull(),
    introTxt: text(),
    leaderKey: text().notNull(),
    openYn: yn().notNull(),
    madeAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.teamSeq] }), unique('challenge_teams_name').on(t.chalnCode, t.nameKey)],
)

/** One row for a team and a person, however often they are asked. */
export const teamInvites = groupTable(
  'team_invites',
  {
    chalnCode: text().notNull(),
    inviteSeq: integer().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    teamSeq: integer().notNull(),
    /** Who is asked. */
    hcId: text()
      .notNull()
      .references(() => members.hcId, { onDelete: 'cascade' }),
    sentAt: instant().notNull(),
    sentCnt: smallint().notNull().default(1),
    answer: text().$type<'ACCEPTED' | 'REJECTED' | 'CANCELLED'>(),
    answeredAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.inviteSeq] }),
    unique('team_invites_once').on(t.chalnCode, t.teamSeq, t.hcId),
    index('team_invites_way').on(t.hcId, t.chalnCode),
    foreignKey({
      name: 'team_invites_team',
      columns: [t.chalnCode, t.teamSeq],
      foreignColumns: [challengeTeams.chalnCode, challengeTeams.teamSeq],
    }).onDelete('cascade'),
  ],
)

/** Keys of people who were offered for an invitation before they were in the challenge; joining takes the key over. */
export const challengeFaces = groupTable(
  'challenge_faces',
  {
    chalnCode: text().notNull(),
    memberKey: text().notNull(),
    hcId: text()
      .notNull()
      .references(() => members.hcId, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.memberKey] }),
    unique('challenge_faces_once').on(t.chalnCode, t.hcId),
    index('challenge_faces_way').on(t.hcId),
  ],
)

/**
 * What a day of somebody came to at the last count: whole-day steps up to the cap for the ranking, the steps of the
 * window for the success.
 */
export const challengeScores = groupTable(
  'challenge_scores',
  {
    chalnCode: text().notNull(),
    memberKey: text().notNull(),
    dayDt: text().notNull(),
    rankVal: integer().notNull().default(0),
    dayVal: integer().notNull().default(0),
    successYn: yn().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chalnCode, t.memberKey, t.dayDt] }),
    foreignKey({
      name: 'challenge_scores_member',
      columns: [t.chalnCode, t.memberKey],
      foreignColumns: [challengeMembers.chalnCode, challengeMembers.memberKey],
    }).onDelete('cascade'),
  ],
)

/** A night's count. Its key is what makes it happen once. */
export const challengeCounts = groupTable(
  'challenge_counts',
  {
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    countDt: text().notNull(),
    countedAt: instant().notNull(),
    /** Rows of each ranking, so that a page need not count them. */
    teamCnt: integer().notNull(),
    personCnt: integer().notNull(),
    /** How many have done all the days that complete it. */
    finishCnt: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.countDt] })],
)

export const challengeRanks = groupTable(
  'challenge_ranks',
  {
    chalnCode: text().notNull(),
    countDt: text().notNull(),
    rankType: text().$type<'TEAM' | 'PERSON'>().notNull(),
    termType: text().$type<'WEEK' | 'ALL'>().notNull(),
    /** The team's number or the member's key. */
    subject: text().notNull(),
    /** Where the row stands on its page; places can be shared. */
    rowNo: integer().notNull(),
    rankNo: integer().notNull(),
    prevRankNo: integer(),
    rankVal: integer().notNull(),
    /** What the place above has more; null at the top. */
    upperDiffVal: integer(),
  },
  (t) => [
    primaryKey({ name: 'challenge_ranks_key', columns: [t.chalnCode, t.countDt, t.rankType, t.termType, t.subject] }),
    index('challenge_ranks_page').on(t.chalnCode, t.countDt, t.rankType, t.termType, t.rowNo),
    foreignKey({
      name: 'challenge_ranks_count',
      columns: [t.chalnCode, t.countDt],
      foreignColumns: [challengeCounts.chalnCode, challengeCounts.countDt],
    }).onDelete('cascade'),
  ],
)

/** A challenge that the member is or was in, with what is theirs alone. */
export const memberChallenges = memberTable(
  'member_challenges',
  {
    hcId: ownerKey(),
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    memberKey: text().notNull(),
    promiseTxt: text(),
    joinedAt: instant().notNull(),
    quitAt: instant(),
    awayDts: awayDts(),
    /** Who brought the member along. */
    recommCode: text(),
    /** When what the member did in it was taken away, as its terms say; what it came to stays with the result. */
    forgottenAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode] })],
)

/** With whose code somebody opened a challenge; the first one stays. */
export const challengeRecomms = memberTable(
  'challenge_recomms',
  { hcId: ownerKey(), chalnCode: text().notNull(), recommCode: text().notNull() },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode] })],
)

export const challengeTermAnswers = memberTable(
  'challenge_term_answers',
  {
    hcId: ownerKey(),
    chalnCode: text().notNull(),
    termsSeq: integer().notNull(),
    agreeYn: yn().notNull(),
    answeredAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode, t.termsSeq] })],
)

/** The member's own target, in the smallest unit: grams, steps, meals, days. */
export const challengeTargets = memberTable(
  'challenge_targets',
  {
    hcId: ownerKey(),
    chalnCode: text().notNull(),
    targetCode: text().$type<TargetCode>().notNull(),
    optCode: text(),
    startVal: integer(),
    goalVal: integer().notNull(),
    setAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode] })],
)

/** How a challenge ended for the member. Written once, in the transaction that pays. */
export const challengeResults = memberTable(
  'challenge_results',
  {
    hcId: ownerKey(),
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    settledAt: instant().notNull(),
    successYn: yn().notNull(),
    achieveRate: smallint().notNull(),
    successDays: smallint().notNull(),
    /** Points of the days and of finishing together. */
    points: integer().notNull(),
    rankNo: integer(),
    teamNm: text(),
    teamRankNo: integer(),
    /** How many finished it with the member. */
    finishCnt: integer().notNull(),
    values: jsonb().$type<ReportValue[]>().notNull(),
    reportSeq: integer(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode] })],
)

/** A badge that stays, with the day that earned it: it needs that day no more. */
export const challengeBadges = memberTable(
  'challenge_badges',
  {
    hcId: ownerKey(),
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    badgeCode: text().$type<BadgeCode>().notNull(),
    earnedDt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.chalnCode, t.badgeCode] })],
)

export const challengeReports = memberTable(
  'challenge_reports',
  {
    hcId: ownerKey(),
    reportSeq: integer().notNull(),
    chalnCode: text()
      .notNull()
      .references(() => challenges.chalnCode),
    reportType: text().$type<'WEEK' | 'END'>().notNull(),
    title: text().notNull(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    madeAt: instant().notNull(),
    readAt: instant(),
    summaryTxt: text().notNull(),
    writerNm: text(),
    values: jsonb().$type<ReportValue[]>().notNull(),
    sections: jsonb().$type<{ title: string; contents: string }[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.reportSeq] })],
)
