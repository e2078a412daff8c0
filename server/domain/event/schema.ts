/**
 * Events: what they say, what they ask and give, and what members made of them. A kind of event is data, not a table.
 */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { groupTable, memberTable, referenceTable } from '#server/db/tables.ts'
import { companies } from '#server/domain/company/schema.ts'
import { members, ownerKey } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import type { AnswerCode, CouponName, DraftAnswer, EventKind, PrizeCode, Reward, ShowWhen, StampRule } from './rules.ts'

export const events = referenceTable(
  'events',
  {
    eventSeq: integer().primaryKey(),
    kind: text().$type<EventKind>().notNull(),
    name: text().notNull(),
    /** Null where the operator wrote Korean alone. */
    nameEng: text(),
    contents: text().notNull(),
    contentsEng: text(),
    /** What a member has to know, line by line. */
    notices: jsonb().$type<string[]>().notNull().default([]),
    noticesEng: jsonb().$type<string[]>(),
    /** Dish that is drawn for it, by its Korean name. */
    art: text(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    /** Day the winners are announced; null without winners. */
    announceDt: text(),
    /** When they were drawn; null before, and where nobody is drawn. */
    announcedAt: instant(),
    /** Entries that were drawn among. */
    entryCnt: integer().notNull().default(0),
    /** What the operator says beside the winners. */
    announceWords: text(),
    announceWordsEng: text(),
    /** How a board fills, and with how many; null without a board. */
    stampRule: text().$type<StampRule>(),
    stampGoal: smallint(),
    joinMax: smallint(),
    /** Turns that everybody has from the start. */
    openTurns: smallint().notNull().default(0),
    reward: jsonb().$type<Reward>().notNull().default({}),
    marketingYn: yn().notNull().default('N'),
    /** Whose people it is for; null: everybody's. */
    bizCode: text().references(() => companies.bizCode),
    /** Restaurant that is rated. */
    restaurantCode: text().references(() => restaurants.restaurantCode),
    linkMenu: text(),
    linkSeq: integer(),
    /** Moved with each like, so that no read visits every member's rows. */
    likeCnt: integer().notNull().default(0),
  },
  (t) => [index('events_end').on(t.endDt)],
)

const ofEvent = () =>
  integer()
    .notNull()
    .references(() => events.eventSeq)

export const eventQuestions = referenceTable(
  'event_questions',
  {
    eventSeq: ofEvent(),
    questionSeq: smallint().notNull(),
    words: text().notNull(),
    wordsEng: text(),
    answerCode: text().$type<AnswerCode>().notNull(),
    requiredYn: yn().notNull().default('Y'),
    maxChoices: smallint(),
    showWhen: jsonb().$type<ShowWhen>(),
    why: text(),
    whyEng: text(),
    /** The right choices of a quiz, and why: never told before the own answer. */
    rightNos: smallint().array(),
    comment: text(),
    commentEng: text(),
  },
  (t) => [primaryKey({ columns: [t.eventSeq, t.questionSeq] })],
)

export const eventChoices = referenceTable(
  'event_choices',
  {
    eventSeq: ofEvent(),
    questionSeq: smallint().notNull(),
    choiceNo: smallint().notNull(),
    words: text().notNull(),
    wordsEng: text(),
    art: text(),
  },
  (t) => [primaryKey({ columns: [t.eventSeq, t.questionSeq, t.choiceNo] })],
)

export const eventPrizes = referenceTable(
  'event_prizes',
  {
    eventSeq: ofEvent(),
    prizeSeq: smallint().notNull(),
    name: text().notNull(),
    nameEng: text(),
    code: text().$type<PrizeCode>().notNull(),
    /** Seats at the table: all seats are as likely. */
    seats: smallint().notNull().default(0),
    /** How many there are; null without a limit. */
    winCnt: integer(),
    givenCnt: integer().notNull().default(0),
    points: integer(),
    coupon: text().$type<CouponName>(),
    restaurantCode: text(),
    art: text(),
  },
  (t) => [
    primaryKey({ columns: [t.eventSeq, t.prizeSeq] }),
    check('event_prizes_given', sql`${t.givenCnt} <= ${t.winCnt}`),
  ],
)

/** How often a choice was taken, in eight rows so that members do not wait for each other. */
export const eventTallies = referenceTable(
  'event_tallies',
  {
    eventSeq: ofEvent(),
    questionSeq: smallint().notNull(),
    /** 0 counts the answers themselves, whatever was chosen. */
    choiceNo: smallint().notNull(),
    slot: smallint().notNull(),
    cnt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventSeq, t.questionSeq, t.choiceNo, t.slot] })],
)

/** What a member has with an event: the one row that every take locks. */
export const eventMembers = memberTable(
  'event_members',
  {
    hcId: ownerKey(),
    eventSeq: integer().notNull(),
    joinCnt: integer().notNull().default(0),
    joinedAt: instant(),
    turnsLeft: integer().notNull().default(0),
    entries: integer().notNull().default(0),
    marketingYn: yn(),
    marketingAt: instant(),
    likeYn: yn().notNull().default('N'),
    /** What was answered of a survey and not sent; null where nothing is, as after the sending. */
    draft: jsonb().$type<DraftAnswer[]>(),
    /** Grows with each writing of it, and never begins anew. */
    draftNo: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.eventSeq] }), check('event_members_turns', sql`${t.turnsLeft} >= 0`)],
)

export const eventAnswers = memberTable(
  'event_answers',
  {
    hcId: ownerKey(),
    eventSeq: integer().notNull(),
    questionSeq: smallint().notNull(),
    choiceNos: smallint().array().notNull().default([]),
    words: text(),
    score: smallint(),
    answeredAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.eventSeq, t.questionSeq] })],
)

export const eventStamps = memberTable(
  'event_stamps',
  {
    hcId: ownerKey(),
    eventSeq: integer().notNull(),
    /** `D20261119` a day, `O31874` an order: once by key. */
    stampKey: text().notNull(),
    stampedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.eventSeq, t.stampKey] })],
)

export const eventDraws = memberTable(
  'event_draws',
  {
    hcId: ownerKey(),
    eventSeq: integer().notNull(),
    drawSeq: smallint().notNull(),
    seatNo: smallint().notNull(),
    /** What it brought, which is nothing where the seat's prize was gone. */
    prizeSeq: smallint().notNull(),
    points: integer().notNull().default(0),
    couponNo: text(),
    drawnAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.eventSeq, t.drawSeq] })],
)

/** Who may be somebody of the demo, without an account; a row goes when its member leaves. */
const who = () => text().references(() => members.hcId, { onDelete: 'cascade' })

/** Lines of words under an event. One that was taken back stays, unseen: it was one of its day. */
export const eventReplies = groupTable(
  'event_replies',
  {
    eventSeq: ofEvent(),
    replySeq: integer().generatedByDefaultAsIdentity({ startWith: 3401 }),
    hcId: who(),
    /** Name and picture of somebody without an account; a member's own are read from the member. */
    nickName: text(),
    usrImg: text(),
    words: text().notNull(),
    writtenAt: instant().notNull(),
    removedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.eventSeq, t.replySeq] }), index('event_replies_way').on(t.hcId, t.eventSeq)],
)

/** Whose code it is: a code can be made of a member, and a member cannot be made of a code. */
export const recommCodes = groupTable('recomm_codes', { code: text().primaryKey(), hcId: ownerKey() }, (t) => [
  index('recomm_codes_member').on(t.hcId),
])

/** Who was brought by whom: one inviter for each. */
export const eventRecomms = groupTable(
  'event_recomms',
  {
    eventSeq: ofEvent(),
    hcId: ownerKey(),
    /** Null: the inviter has left. */
    byHcId: text().references(() => members.hcId, { onDelete: 'set null' }),
    namedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventSeq, t.hcId] }),
    index('event_recomms_way').on(t.hcId, t.eventSeq),
    index('event_recomms_by').on(t.eventSeq, t.byHcId),
  ],
)

/** Who has won, as anybody may see it. */
export const eventWinners = groupTable(
  'event_winners',
  {
    eventSeq: ofEvent(),
    winnerKey: text().notNull(),
    hcId: who(),
    prizeSeq: smallint().notNull(),
    mask: text().notNull(),
    bizNm: text().notNull(),
    points: integer().notNull().default(0),
    couponNo: text(),
  },
  (t) => [primaryKey({ columns: [t.eventSeq, t.winnerKey] }), index('event_winners_way').on(t.hcId, t.eventSeq)],
)
