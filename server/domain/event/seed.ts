/**
 * Events of the demo: some open, some ahead, some over, around the day of the seed. When the open ones have ended, the
 * same set comes again under new numbers, so that nobody who has taken part finds it done before it began.
 */
import { max, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { COMPANY, NEIGHBOUR } from '#server/domain/company/seed.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { announceDue } from './announce.queries.ts'
import { forgetLosers } from './keeping.queries.ts'
import { maskOf } from './rules.ts'
import {
  eventAnswers,
  eventChoices,
  eventMembers,
  eventPrizes,
  eventQuestions,
  eventReplies,
  events,
  eventStamps,
  eventTallies,
  eventWinners,
} from './schema.ts'
import { addEnglish } from './seed/english.ts'
import { type Asked, planned, type Prize } from './seed/plan.ts'

/** Sets are this far apart. */
const SET = 1000
/** The set's event that tells how long it is good: the last one to end of those that are open. */
const STAMP_WEEK = 93

/** The first day of the set, as drawn: a Monday where today is a Thursday. */
const startOf = (today: string): string => addDays(today, -3)

async function plant(tx: Queryable, today: string, offset: number): Promise<void> {
  const plan = planned(startOf(today), COMPANY.bizCode, NEIGHBOUR.bizCode)
  const at = (seq: number) => seq + offset
  await insertMany(
    tx,
    events,
    plan.map(({ row }) => ({ ...DEFAULTS, ...row, eventSeq: at(row.eventSeq) })),
  )
  await insertMany(
    tx,
    eventQuestions,
    plan.flatMap(({ row, asks = [] }) => asks.map((asked, index) => questionRow(at(row.eventSeq), index + 1, asked))),
  )
  await insertMany(
    tx,
    eventChoices,
    plan.flatMap(({ row, asks = [] }) =>
      asks.flatMap((asked, index) => choiceRows(at(row.eventSeq), index + 1, asked)),
    ),
  )
  await insertMany(
    tx,
    eventTallies,
    plan.flatMap(({ row, asks = [] }) => asks.flatMap((asked, index) => tallyRows(at(row.eventSeq), index + 1, asked))),
  )
  await insertMany(
    tx,
    eventPrizes,
    plan.flatMap(({ row, prizes = [] }) => prizes.map((prize, index) => prizeRow(at(row.eventSeq), index + 1, prize))),
  )
  const lines = plan.flatMap(({ row, lines: said = [] }) =>
    said.map(([nickName, usrImg, day, time, words]) => ({
      eventSeq: at(row.eventSeq),
      nickName,
      usrImg,
      words,
      writtenAt: seoulInstant(addDays(startOf(today), day), time),
    })),
  )
  // Their numbers rise with their time.
  await insertMany(
    tx,
    eventReplies,
    lines.toSorted((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime()),
  )
  await insertMany(
    tx,
    eventWinners,
    plan.flatMap(({ row, winners = [] }) =>
      winners.map(([prizeSeq, mask]) => ({
        eventSeq: at(row.eventSeq),
        winnerKey: mask,
        hcId: null,
        prizeSeq,
        mask,
        bizNm: COMPANY.bizNm,
        points: 0,
        couponNo: null,
      })),
    ),
  )
}

const DEFAULTS = {
  nameEng: null,
  contentsEng: null,
  notices: [],
  noticesEng: null,
  art: null,
  announceDt: null,
  stampRule: null,
  stampGoal: null,
  joinMax: null,
  openTurns: 0,
  reward: {},
  marketingYn: 'N' as const,
  bizCode: null,
  restaurantCode: null,
  linkMenu: null,
  linkSeq: null,
  likeCnt: 0,
  announcedAt: null,
  entryCnt: 0,
  announceWords: null,
  announceWordsEng: null,
}

const questionRow = (
  eventSeq: number,
  questionSeq: number,
  { isOptional, most, when, right, choices: _choices, tally: _tally, ...said }: Asked,
) => ({
  eventSeq,
  questionSeq,
  why: null,
  whyEng: null,
  comment: null,
  commentEng: null,
  ...said,
  requiredYn: isOptional ? ('N' as const) : ('Y' as const),
  maxChoices: most ?? null,
  showWhen: when ?? null,
  rightNos: right ?? null,
})

const choiceRows = (eventSeq: number, questionSeq: number, { choices = [] }: Asked) =>
  choices.map(([words, wordsEng, art = null], index) => ({
    eventSeq,
    questionSeq,
    choiceNo: index + 1,
    words,
    wordsEng,
    art,
  }))

/** How others have answered; in one row a choice, as it does not matter who they were. */
const tallyRows = (eventSeq: number, questionSeq: number, { tally = [] }: Asked) =>
  tally.length === 0
    ? []
    : [tally.reduce((sum, cnt) => sum + cnt, 0), ...tally].map((cnt, choiceNo) => ({
        eventSeq,
        questionSeq,
        choiceNo,
        slot: 0,
        cnt,
      }))

const prizeRow = (
  eventSeq: number,
  prizeSeq: number,
  { winCnt, givenCnt, points, coupon, restaurantCode, art, ...said }: Prize,
) => ({
  eventSeq,
  prizeSeq,
  ...said,
  winCnt: winCnt ?? null,
  givenCnt: givenCnt ?? 0,
  points: points ?? null,
  coupon: coupon ?? null,
  restaurantCode: restaurantCode ?? null,
  art: art ?? null,
})

interface Took {
  eventSeq: number
  /** Days after the set's first day, and the time. */
  day: number
  time: string
  turns?: number
  answers?: { questionSeq: number; choiceNos?: number[]; words?: string; score?: number }[]
  stamps?: { day: number; time: string }[]
  likes?: true
  entries?: number
  /** Number of the prize that was won. */
  won?: number
}

const STAMPS = [
  { day: 0, time: '1221' },
  { day: 1, time: '1218' },
  { day: 2, time: '1225' },
]

const each = (count: number, from: number, time: string) =>
  Array.from({ length: count }, (_, at) => ({ day: from + 2 * at, time }))

const TOOK: Partial<Record<Persona, readonly Took[]>> = {
  haneul: [
    { eventSeq: 93, day: 2, time: '1225', stamps: STAMPS },
    { eventSeq: 57, day: 1, time: '1230', turns: 1, answers: [{ questionSeq: 1, choiceNos: [3] }], likes: true },
    { eventSeq: 94, day: 0, time: '0905', answers: [{ questionSeq: 1, choiceNos: [1] }] },
    { eventSeq: 92, day: -20, time: '1240', answers: [{ questionSeq: 1, choiceNos: [2] }] },
    { eventSeq: 87, day: -10, time: '2359', stamps: each(11, -40, '2359'), entries: 11, won: 1 },
    { eventSeq: 88, day: -20, time: '1251', stamps: each(3, -28, '1251') },
    { eventSeq: 86, day: -30, time: '1221', stamps: each(8, -45, '1221') },
  ],
  emily: [
    {
      eventSeq: 93,
      day: 2,
      time: '1241',
      stamps: [
        { day: 0, time: '1230' },
        { day: 2, time: '1241' },
      ],
    },
    { eventSeq: 57, day: 1, time: '1302', answers: [{ questionSeq: 1, choiceNos: [1] }] },
    {
      eventSeq: 91,
      day: 1,
      time: '1822',
      answers: [
        { questionSeq: 1, choiceNos: [2] },
        { questionSeq: 2, choiceNos: [1] },
        { questionSeq: 4, words: 'More fish, please.' },
      ],
    },
    { eventSeq: 94, day: 0, time: '1010', answers: [{ questionSeq: 1, choiceNos: [2] }] },
  ],
}

export const seed: NounSeed = {
  shared: (tx, today) => plant(tx, today, 0),
  person: async (tx, { hcId, persona }, now) => {
    const start = startOf(seoulDay(now))
    const at = ({ day, time }: { day: number; time: string }) => seoulInstant(addDays(start, day), time)
    const took = TOOK[persona] ?? []
    const last = (one: Took) => at(one.stamps?.at(-1) ?? one)
    await insertMany(
      tx,
      eventMembers,
      owned(
        hcId,
        took.map((one) => ({
          eventSeq: one.eventSeq,
          joinCnt: one.stamps?.length ?? 1,
          joinedAt: last(one),
          turnsLeft: one.turns ?? 0,
          entries: one.entries ?? (one.eventSeq === 94 ? 1 : 0),
          likeYn: one.likes ? ('Y' as const) : ('N' as const),
        })),
      ),
    )
    await insertMany(
      tx,
      eventStamps,
      owned(
        hcId,
        took.flatMap(({ eventSeq, stamps = [] }) =>
          stamps.map((stamp) => ({ eventSeq, stampKey: `D${addDays(start, stamp.day)}`, stampedAt: at(stamp) })),
        ),
      ),
    )
    await insertMany(
      tx,
      eventAnswers,
      owned(
        hcId,
        took.flatMap((one) =>
          (one.answers ?? []).map(({ questionSeq, choiceNos = [], words = null, score = null }) => ({
            eventSeq: one.eventSeq,
            questionSeq,
            choiceNos,
            words,
            score,
            answeredAt: at(one),
          })),
        ),
      ),
    )
    await insertMany(
      tx,
      eventWinners,
      took.flatMap(({ eventSeq, won }) =>
        won === undefined
          ? []
          : [
              {
                eventSeq,
                winnerKey: hcId,
                hcId,
                prizeSeq: won,
                mask: maskOf(persona),
                bizNm: COMPANY.bizNm,
                points: 0,
                couponNo: null,
              },
            ],
      ),
    )
  },
  day: async (db, today) => {
    const [found] = await db
      .select({ ends: max(events.endDt), last: max(events.eventSeq) })
      .from(events)
      .where(sql`${events.eventSeq} % ${SET} = ${STAMP_WEEK}`)
    await addEnglish(db, planned(startOf(today), COMPANY.bizCode, NEIGHBOUR.bizCode), SET)
    await announceDue(db, today, seoulInstant(today, '0000'))
    await forgetLosers(db, today)
    if (found?.ends === null || found?.ends === undefined || found.ends >= today) return
    await db.transaction((tx) => plant(tx, today, (found.last ?? 0) - STAMP_WEEK + SET))
  },
}
