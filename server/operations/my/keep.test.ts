/**
 * Over 300 lines: each promise of the table is put, looked for and taken away in one place, so that none is without its
 * day.
 */
import { and, count, eq, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyActivity, phoneDaySteps, phoneSteps, stepReadings } from '#server/domain/activity/schema.ts'
import { announcements, linkedPeriods } from '#server/domain/announcement/schema.ts'
import { seed as announcementSeed } from '#server/domain/announcement/seed.ts'
import { linkedEnd } from '#server/domain/announcement/linked.rules.ts'
import { battleDays, battleMembers, battles, battleScores } from '#server/domain/battle/schema.ts'
import {
  challengeCounts,
  challengeDays,
  challengeMembers,
  challengeReports,
  challengeResults,
  challengeScores,
  challengeTargets,
  memberChallenges,
} from '#server/domain/challenge/schema.ts'
import { chatMessages, chatRooms } from '#server/domain/chat/schema.ts'
import { checkups } from '#server/domain/checkup/schema.ts'
import { challengeCares, goalProposals, interviewPapers } from '#server/domain/coached/schema.ts'
import { eventMembers, events } from '#server/domain/event/schema.ts'
import { retainedPayments } from '#server/domain/identity/schema.ts'
import { healthIndexRecords, sleepNights } from '#server/domain/index-record/schema.ts'
import { challengeMissions, missionEntries, missionExchanges } from '#server/domain/mission/schema.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { pointEntries } from '#server/domain/points/schema.ts'
import { reservations } from '#server/domain/reservation/schema.ts'
import { ofAll, ofMembers } from '#server/domain/retention/forget.queries.ts'
import type { NightId, SharedId } from '#server/domain/retention/promise.rules.ts'
import { tillMeals, wellFoodDays } from '#server/domain/till/schema.ts'
import type { PictureKind } from '#server/domain/upload/rules.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { COACHED, LUNCHES, moveEveryKind, STAIRS, WALK, WEIGHT } from '#server/test-support/challenges.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { lookOnce } from '#server/test-support/night.ts'

const C = '/api/chalen/challenge'
/** Its last day, and half a year after it: the day that its terms promise. */
const [ENDED, GOES] = ['20260520', '20261120']
const DAY = '20260518'
type Row = Record<string, unknown>

/** A list of an answer; none where it was refused. */
const listOf = ({ data }: { data: unknown }, name: string): Row[] =>
  (data as Record<string, Row[]> | undefined)?.[name] ?? []

describe.each(databaseKinds)('what was promised to go, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
    const dates = {
      startDt: '20260504',
      endDt: ENDED,
      settleDt: '20260522',
      applyStartDt: '20260401',
      applyEndDt: '20260503',
    }
    await moveEveryKind(server.database.db, dates, [DAY, '20260519', ENDED])
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const night = (id: NightId, { hcId }: TestMember, today: string) =>
    ofMembers[id](server.database.db, { hcIds: [hcId], today, now: seoulInstant(today, '0400') })
  const rowsOf = async (table: PgTable, { hcId }: TestMember): Promise<number> => {
    const { hcId: column } = getTableColumns(table)
    if (column === undefined) throw new Error('The table has no member.')
    return (await server.database.db.select({ n: count() }).from(table).where(eq(column, hcId)))[0]?.n ?? 0
  }
  const sum = async (member: TestMember, tables: readonly PgTable[]) =>
    (await Promise.all(tables.map((table) => rowsOf(table, member)))).reduce((all, n) => all + n, 0)
  const picture = async ({ hcId }: TestMember, name: string, of: PictureKind, storedAt: Date) => {
    const imgId = `IMG${hcId}${name}`
    await server.database.db
      .insert(uploads)
      .values({ imgId, hcId, kind: of, toldBytes: 3, askedAt: storedAt, storedAt, jpeg: Buffer.from([1, 2, 3]) })
    return imgId
  }

  /** Somebody who was in a challenge, with all that the challenges keep of anybody. */
  async function been(chalnCode: string): Promise<TestMember> {
    const { db } = server.database
    const member = await server.member()
    const { hcId } = member
    const [own, joinedAt] = [{ hcId, chalnCode }, seoulInstant('20260425', '0900')]
    const memberKey = `key ${hcId}`
    await db.insert(challengeMembers).values({ ...own, memberKey, nickName: '은새', usrImg: '01', joinedAt })
    await db.insert(memberChallenges).values({ ...own, memberKey, joinedAt, promiseTxt: '걸을래요.' })
    await db
      .insert(challengeScores)
      .values({ chalnCode, memberKey, dayDt: DAY, rankVal: 5000, dayVal: 4000, successYn: 'Y' })
    await db
      .insert(challengeTargets)
      .values({ ...own, targetCode: 'BW', startVal: 70_000, goalVal: 68_000, setAt: joinedAt })
    await db.insert(challengeResults).values({
      ...own,
      settledAt: seoulInstant('20260522', '0400'),
      successYn: 'Y',
      achieveRate: 100,
      successDays: 7,
      points: 850,
      finishCnt: 3,
      reportSeq: 9,
      values: [{ valueNm: '체중', valueTxt: '68.0kg', prevTxt: '70.0kg', betterYn: 'Y' }],
    })
    await db.insert(challengeReports).values({
      ...own,
      reportSeq: 9,
      reportType: 'END',
      title: '마무리 리포트',
      startDt: DAY,
      endDt: ENDED,
      madeAt: joinedAt,
      summaryTxt: '체중이 2kg 줄었어요.',
      values: [],
      sections: [],
    })
    await db.insert(interviewPapers).values({
      ...own,
      weight: 70_000,
      goalWeight: null,
      subjects: [],
      answers: [],
      savedAt: joinedAt,
      readingDt: null,
    })
    await db
      .insert(challengeCares)
      .values({ ...own, part: 'BEFORE', habits: { MEAL: 2 }, writerNm: null, commentTxt: null })
    await db.insert(goalProposals).values({
      ...own,
      recmndSeq: 1,
      goalVal: 67_000,
      reason: { ko: '가볍게', en: 'Lighter' },
      writerNm: '오세린 영양사',
      madeAt: joinedAt,
    })
    if (chalnCode === STAIRS) {
      const [asked] = await db
        .select({ seq: challengeMissions.missionSeq })
        .from(challengeMissions)
        .where(eq(challengeMissions.chalnCode, STAIRS))
        .orderBy(challengeMissions.orderSeq)
      const missionSeq = asked?.seq ?? 0
      await db.insert(missionEntries).values({
        hcId,
        missionDailySeq: 1,
        missionDt: DAY,
        missionSeq,
        doneVal: null,
        memoTxt: '다섯 층',
        imgId: await picture(member, 'M', 'MISSION', joinedAt),
        enteredAt: joinedAt,
      })
      await db
        .insert(missionExchanges)
        .values({ hcId, missionDt: DAY, missionSeq, newMissionSeq: missionSeq, exchangedAt: joinedAt })
    }
    if (chalnCode === LUNCHES) {
      const [course] = await db.select({ menuCode: wellFoodDays.menuCode }).from(wellFoodDays).limit(1)
      await db
        .insert(wellFoodDays)
        .values({ chalnCode, menuDt: DAY, menuCode: course?.menuCode ?? '', sumKcal: 500 })
        .onConflictDoNothing()
      await db.insert(tillMeals).values({ hcId, menuDt: DAY, restaurantCode: 'REST000311' })
    }
    // The member's own records are not the challenge's.
    await db
      .insert(healthIndexRecords)
      .values({ hcId, helhidxCode: 'BW', inptDt: `${DAY}070000`, helhidxVal: 69, helhidxOriCode: '1', helhDate: DAY })
    await db.insert(dailyActivity).values({ hcId, activityDt: DAY, steps: 9000 })
    return member
  }
  const RECORD = [
    challengeTargets,
    challengeReports,
    interviewPapers,
    challengeCares,
    goalProposals,
    missionEntries,
    missionExchanges,
    tillMeals,
    uploads,
  ]
  const scoresOf = async ({ hcId }: TestMember) =>
    (
      await server.database.db
        .select()
        .from(challengeScores)
        .where(eq(challengeScores.memberKey, `key ${hcId}`))
    ).length

  describe.each([WALK, LUNCHES, WEIGHT, STAIRS, COACHED])('of the challenge %s', (chalnCode) => {
    test('is there and served on the last day, and gone from rows and answers on the day of its terms', async () => {
      let member = await been(chalnCode)
      const had = await sum(member, RECORD)
      const get = async (path: string) =>
        (await member.get(`${C}/${path}${path.includes('?') ? '&' : '?'}chalnCode=${chalnCode}`)).json() as {
          data: unknown
        }
      const post = async (path: string) => dataOf<Row>(await member.post(`${C}/${path}`, { chalnCode }))
      const isWeighed = chalnCode === WEIGHT || chalnCode === COACHED
      /** What the pages of the challenge show of it, as numbers. */
      const seen = async () => {
        const [chart, care, lunches] = await Promise.all([
          get('chalIndicatorChart?indicatorCode=BW&termType=DAY'),
          get('getCareBefore'),
          get('chalWellFoodEatYnList'),
        ])
        return {
          points: listOf(chart, 'pointList').length,
          habits: listOf(care, 'habitList').length,
          lunches: listOf(lunches, 'list').filter(({ menuDt, eatYn }) => menuDt === DAY && eatYn === 'Y').length,
        }
      }

      await night('challenge', member, addDays(GOES, -1))
      expect([await sum(member, RECORD), await scoresOf(member)]).toEqual([had, 1])
      expect(await post('getChalnInfo')).toMatchObject({ recordDelDt: GOES, recordDelYn: 'N' })
      expect((await get('reportList')).data).toHaveLength(1)
      expect(await seen()).toEqual({ points: isWeighed ? 1 : 0, habits: 1, lunches: chalnCode === LUNCHES ? 1 : 0 })

      await night('challenge', member, GOES)
      await night('challenge', member, GOES)
      await ofAll.standings(server.database.db, GOES)
      server.clock.set(seoulInstant(GOES, '0430'))
      member = await server.signedIn(member)
      expect([await sum(member, RECORD), await scoresOf(member)]).toEqual([0, 0])
      expect(await post('getChalnInfo')).toMatchObject({
        recordDelDt: GOES,
        recordDelYn: 'Y',
        myJoin: { successDays: 7, achieveRate: 100, promiseTxt: '걸을래요.' },
      })
      expect((await get('reportList')).data).toEqual([])
      expect((await get('chalIndicatorList')).data).toEqual([])
      expect(await seen()).toEqual({ points: 0, habits: 0, lunches: 0 })
      for (const care of ['getCareBefore', 'getCareAfter'])
        expect((await get(care)).data).toMatchObject({ careDt: null, habitList: [], indexList: [] })
      expect((await get('chalWellFoodEatYnList')).data).toMatchObject({ eatCnt: 7, list: [] })
      expect((await get(`chalMyMissonList?missionDt=${DAY}`)).data).toEqual([])
      expect(dataOf(await member.get(`/api/chalen/misson/myMissonList?missionDt=${DAY}`))).toEqual([])
      expect(await post('getStepPoint')).toMatchObject({ dayList: [] })
      // What it came to and paid is told on, without a single value.
      expect(await post('report/getResultReport')).toMatchObject({
        successYn: 'Y',
        achieveRate: 100,
        rewardPoint: 850,
        valueList: [],
        reportSeq: null,
      })
      expect(await post('getChalnEnd')).toMatchObject({ endYn: 'Y', reportSeq: null })
      // Asking for its places counts nothing anew.
      expect(
        await server.database.db.select().from(challengeCounts).where(eq(challengeCounts.chalnCode, chalnCode)),
      ).toEqual([])
      expect(await scoresOf(member)).toBe(0)
      expect(await sum(member, [healthIndexRecords, dailyActivity, memberChallenges, challengeResults])).toBe(4)
      expect(dataOf<Row[]>(await member.get('/api/my/getKeepList'))).toMatchObject([
        { keepCode: 'CHALN', delDt: GOES, delYn: 'Y', partYn: 'N' },
      ])
    })
  })

  test('a mission that another challenge of the member asks for stays until its own day', async () => {
    const { db } = server.database
    const member = await been(STAIRS)
    const [{ missionSeq } = { missionSeq: 0 }] = await db
      .select({ missionSeq: missionEntries.missionSeq })
      .from(missionEntries)
      .where(eq(missionEntries.hcId, member.hcId))
    const also = 'CH20261204'
    await db.insert(challengeMissions).values({ chalnCode: also, missionSeq, orderSeq: 9 }).onConflictDoNothing()
    await db.insert(challengeDays).values({ chalnCode: also, dayDt: DAY }).onConflictDoNothing()
    await db
      .insert(memberChallenges)
      .values({ hcId: member.hcId, chalnCode: also, memberKey: `also ${member.hcId}`, joinedAt: TEST_NOW })
    await night('challenge', member, GOES)
    expect(await sum(member, [missionEntries, uploads])).toBe(2)
  })

  test('who quit reads that it is gone, too, and badges stay: with their day, where the days still told it', async () => {
    const { db } = server.database
    const [quit, finished] = [await been(WALK), await been(WALK)]
    const quitAt = seoulInstant(DAY, '2100')
    await db.update(memberChallenges).set({ quitAt }).where(eq(memberChallenges.hcId, quit.hcId))
    await db.update(challengeMembers).set({ quitAt }).where(eq(challengeMembers.hcId, quit.hcId))
    for (const who of [quit, finished]) await night('challenge', who, GOES)
    server.clock.set(seoulInstant(GOES, '0430'))
    const [quitter, finisher] = [await server.signedIn(quit), await server.signedIn(finished)]
    expect(dataOf<Row>(await quitter.post(`${C}/getChalnInfo`, { chalnCode: WALK }))).toMatchObject({
      joinYn: 'N',
      recordDelDt: GOES,
      recordDelYn: 'Y',
    })
    // Seven days in all: the first of them, and all that it asked for; not ten. One of the seven was still there.
    const badges = dataOf<{ getCnt: number; totalCnt: number; badgeList: Row[] }>(
      await finisher.post(`${C}/getChalnBadgeInfo`, { chalnCode: WALK }),
    )
    expect([
      badges.getCnt,
      badges.totalCnt,
      badges.badgeList.map(({ badgeCode, getYn, getDt }) => [badgeCode, getYn, getDt]),
    ]).toEqual([
      2,
      2,
      [
        ['FIRST', 'Y', DAY],
        ['DONE', 'Y', null],
      ],
    ])
  })

  test('the badge of five days in a row stays with its day when the days go, and again when nothing is left of them', async () => {
    const { db } = server.database
    const five = ['20260511', '20260512', '20260513', '20260514', '20260515']
    const inRow = five.map((dayDt) => ({ chalnCode: WALK, dayDt }))
    await db.insert(challengeDays).values(inRow)
    const member = await been(WALK)
    const memberKey = `key ${member.hcId}`
    await db
      .insert(challengeScores)
      .values(inRow.map((day) => ({ ...day, memberKey, rankVal: 5000, dayVal: 4000, successYn: 'Y' as const })))
    for (const today of [GOES, addDays(GOES, 1)]) {
      await night('challenge', member, today)
      server.clock.set(seoulInstant(today, '0430'))
      const { badgeList } = dataOf<{ badgeList: Row[] }>(
        await (await server.signedIn(member)).post(`${C}/getChalnBadgeInfo`, { chalnCode: WALK }),
      )
      expect(badgeList.map(({ badgeCode, getYn, getDt }) => [badgeCode, getYn, getDt])).toEqual([
        ['FIRST', 'Y', '20260511'],
        ['FIVE', 'Y', '20260515'],
        ['DONE', 'Y', null],
      ])
      expect(await scoresOf(member)).toBe(0)
    }
    for (const dayDt of five)
      await db.delete(challengeDays).where(and(eq(challengeDays.chalnCode, WALK), eq(challengeDays.dayDt, dayDt)))
  })

  test('what was not settled is not taken away before it is: nobody loses a point', async () => {
    const member = await been(WEIGHT)
    await server.database.db.delete(challengeResults).where(eq(challengeResults.hcId, member.hcId))
    await night('challenge', member, GOES)
    expect(await rowsOf(challengeTargets, member)).toBe(1)
    server.clock.set(seoulInstant(GOES, '0400'))
    await lookOnce(server)
    expect([await rowsOf(challengeResults, member), await rowsOf(challengeTargets, member)]).toEqual([1, 0])
  })

  interface Promised {
    /** The day on whose morning it goes. */
    day: string
    put: (member: TestMember) => Promise<unknown>
    left: (member: TestMember) => Promise<number>
  }
  const reserve = ({ hcId }: TestMember, of: 'TALK' | 'MEAL' | 'CHALN' | 'CHECK', day: string, more: object = {}) =>
    server.database.db.insert(reservations).values({
      hcId,
      kind: of,
      placeCode: 'WP0001',
      placeNm: '12층 건강상담실',
      placeNmEng: 'Health room',
      startDtm: `${day}1400`,
      endDtm: `${day}1430`,
      cancelEndDtm: `${day}1200`,
      meet: 'CALL',
      mobileNo: '01012345678',
      memo: '야식',
      regAt: seoulInstant('20251101', '0900'),
      ...more,
    })
  const insertSteps = async ({ hcId }: TestMember, activityDt: string) => {
    const { db } = server.database
    await db.insert(phoneSteps).values({
      hcId,
      origin: '2',
      sampleId: activityDt,
      startDt: `${activityDt}090000`,
      endDt: `${activityDt}091000`,
      steps: 900,
    })
    await db.insert(phoneDaySteps).values({ hcId, origin: '2', activityDt, steps: 900 })
    await db.insert(stepReadings).values({ hcId, activityDt, readAt: '0910', steps: 900 })
    await db.insert(dailyActivity).values({ hcId, activityDt, steps: 900, asideSteps: 60_000, eatenKcal: 1800 })
    // Of the day before nothing but what was set aside.
    await db.insert(dailyActivity).values({ hcId, activityDt: addDays(activityDt, -1), asideSteps: 200_000 })
  }
  const stepsLeft = async (member: TestMember) =>
    (await sum(member, [phoneSteps, phoneDaySteps, stepReadings])) +
    (await server.database.db.select().from(dailyActivity).where(eq(dailyActivity.hcId, member.hcId))).filter(
      ({ steps, asideSteps }) => steps !== null || asideSteps !== null,
    ).length
  const insertNight = async ({ hcId }: TestMember, day: string, from: '1' | '2') => {
    await server.database.db
      .insert(sleepNights)
      .values({ hcId, inptDt: `${day}070000`, startDt: `${day}000000`, helhidxOriCode: from })
    await server.database.db.insert(healthIndexRecords).values({
      hcId,
      helhidxCode: 'SLP',
      inptDt: `${day}070000`,
      helhidxVal: 420,
      helhidxOriCode: from,
      helhDate: day,
    })
  }

  const promised: Record<Exclude<NightId, 'challenge'>, Promised> = {
    challengeTalk: {
      day: GOES,
      put: (member) => reserve(member, 'CHALN', '20260515', { chalnCode: COACHED, roundNo: 1 }),
      left: (member) => rowsOf(reservations, member),
    },
    talk: {
      day: '20261120',
      put: async (member) => [
        await reserve(member, 'TALK', '20251120'),
        await reserve(member, 'MEAL', '20251120', { cancelAt: TEST_NOW }),
      ],
      left: (member) => rowsOf(reservations, member),
    },
    measuring: {
      day: '20261120',
      put: (member) => reserve(member, 'CHECK', '20251120'),
      left: (member) => rowsOf(reservations, member),
    },
    chat: {
      day: '20261120',
      // Written in October, before a talk in November that was reserved then.
      put: async (member) => {
        const { hcId } = member
        await server.database.db.insert(chatRooms).values({
          hcId,
          roomId: 'R',
          cnstntId: 'CN0007',
          roomType: 'CARE',
          openedAt: seoulInstant('20251010', '0900'),
          lastSeq: 1,
        })
        await server.database.db.insert(chatMessages).values({
          hcId,
          roomId: 'R',
          msgSeq: 1,
          writer: 'MEMBER',
          msgTxt: '아침을 세 번 걸렀어요.',
          imgId: null,
          sentAt: seoulInstant('20251030', '0900'),
        })
        await reserve(member, 'TALK', '20251120', { regAt: seoulInstant('20251020', '0900') })
      },
      left: (member) => rowsOf(chatMessages, member),
    },
    // Five years until the day that was announced, three from then on (announcement 130: the first of the next month).
    linkedSteps: { day: '20261201', put: (member) => insertSteps(member, '20220101'), left: stepsLeft },
    linkedSleep: {
      day: '20261201',
      put: (member) => insertNight(member, '20220101', '2'),
      left: async (member) => sum(member, [sleepNights, healthIndexRecords]),
    },
    payments: {
      day: '20261120',
      put: async (member) => {
        const [any] = await server.database.db.select().from(smartOrders).limit(1)
        if (any === undefined) throw new Error('haneul has orders.')
        await server.database.db
          .insert(smartOrders)
          .values({ ...any, hcId: member.hcId, orderSeq: 1, menuDt: '20211120', status: 'PICKUP' })
      },
      left: (member) => rowsOf(smartOrders, member),
    },
  }

  test.each(Object.entries(promised))(
    '%s is there on the day before, and gone on the day',
    async (id, { day, put, left }) => {
      // Somebody's orders are copied, so there has to be one.
      if (id === 'payments') await server.member('haneul')
      const member = await server.member()
      await put(member)
      const had = await left(member)
      expect(had).toBeGreaterThan(0)
      await night(id as NightId, member, addDays(day, -1))
      expect(await left(member)).toBe(had)
      await night(id as NightId, member, day)
      expect(await left(member)).toBe(0)
    },
  )

  const together: Record<Exclude<SharedId, 'standings'>, Promised> = {
    departed: {
      day: '20261120',
      put: ({ hcId }) =>
        server.database.db.insert(retainedPayments).values({
          paymentId: hcId,
          ciHash: null,
          paidDt: '20211119',
          restaurantCode: 'REST000311',
          itemTxt: '비빔밥',
          orderQty: 1,
          payAmt: 6500,
          keepUntil: '20261119',
        }),
      left: async ({ hcId }) =>
        (await server.database.db.select().from(retainedPayments).where(eq(retainedPayments.paymentId, hcId))).length,
    },
    checkup: {
      day: '20261121',
      put: ({ hcId }) =>
        server.database.db.insert(checkups).values({
          hcId,
          checkupSeq: 1,
          checkupDt: '20211001',
          hospitalNm: '한빛의원',
          type: 'GENERAL',
          judge: 'A',
          judgeTxt: '',
          gotAt: seoulInstant('20211120', '1200'),
        }),
      left: (member) => rowsOf(checkups, member),
    },
    surveyDraft: {
      day: '20261121',
      put: async ({ hcId }) => {
        const [survey] = await server.database.db.select({ eventSeq: events.eventSeq }).from(events).limit(1)
        const eventSeq = survey?.eventSeq ?? 0
        await server.database.db.update(events).set({ endDt: '20261120' }).where(eq(events.eventSeq, eventSeq))
        await server.database.db.insert(eventMembers).values({ hcId, eventSeq, draft: [] })
      },
      left: async ({ hcId }) =>
        (await server.database.db.select().from(eventMembers).where(eq(eventMembers.hcId, hcId))).filter(
          ({ draft }) => draft !== null,
        ).length,
    },
    greenPhoto: {
      day: '20261120',
      put: (member) => picture(member, 'G', 'GREEN', seoulInstant('20261020', '2300')),
      left: (member) => rowsOf(uploads, member),
    },
  }

  test.each(Object.entries(together))(
    '%s is there on the day before, and gone on the day, whoever has it',
    async (id, { day, put, left }) => {
      const member = await server.member()
      await put(member)
      await ofAll[id as SharedId](server.database.db, addDays(day, -1))
      expect(await left(member)).toBe(1)
      await ofAll[id as SharedId](server.database.db, day)
      expect(await left(member)).toBe(0)
    },
  )

  test('steps and sleep go after five years while that is the policy; what was typed stays', async () => {
    const member = await server.member()
    await insertSteps(member, '20211119')
    await insertNight(member, '20211119', '1')
    await night('linkedSteps', member, '20261117')
    expect(await stepsLeft(member)).toBe(5)
    // The day before it goes first.
    await night('linkedSteps', member, '20261118')
    expect(await stepsLeft(member)).toBe(4)
    await night('linkedSteps', member, '20261119')
    expect(await stepsLeft(member)).toBe(0)
    const eaten = (
      await server.database.db.select().from(dailyActivity).where(eq(dailyActivity.hcId, member.hcId))
    ).map(({ eatenKcal }) => eatenKcal)
    expect(eaten).toContain(1800)
    for (const today of ['20261119', '20261201', '20300101']) await night('linkedSleep', member, today)
    expect(await sum(member, [sleepNights, healthIndexRecords])).toBe(2)
  })

  test('with no policy announced nothing goes, and the day that was announced before the table counts', async () => {
    const { db } = server.database
    const member = await server.member()
    await insertSteps(member, '20210101')
    await insertNight(member, '20210101', '2')
    const [told] = await db.select().from(announcements).where(eq(announcements.announceSeq, 130))
    await db.delete(linkedPeriods)
    for (const id of ['linkedSteps', 'linkedSleep'] as const) await night(id, member, '20261125')
    expect([await stepsLeft(member), await rowsOf(sleepNights, member)]).toEqual([5, 1])
    expect(dataOf<Row[]>(await member.get('/api/my/getKeepList'))).toEqual([])
    // The announcements are a few days old, so none is put up anew; told on November 9 for December 1.
    expect(told?.regDt).toBe('20261109')
    await announcementSeed.day?.(db, '20261125')
    expect((await db.select().from(linkedPeriods)).toSorted((one, other) => one.years - other.years)).toEqual([
      { fromDt: '20261201', years: 3 },
      { fromDt: '20200101', years: 5 },
    ])
    await night('linkedSteps', member, '20261125')
    expect(await stepsLeft(member)).toBe(0)
  })

  test('an announced day is announced once: the rest is put up anew after three weeks', async () => {
    const { db } = server.database
    await announcementSeed.day?.(db, '20261215')
    const rows = await db.select().from(announcements)
    expect([130, 131].map((seq) => rows.find(({ announceSeq }) => announceSeq === seq)?.regDt)).toEqual([
      '20261109',
      '20261213',
    ])
    expect((await db.select().from(linkedPeriods)).map(({ fromDt }) => fromDt).toSorted()).toEqual([
      '20200101',
      '20261201',
    ])
  })

  test('of an old battle the sum stays and the days go; the result of both sides is as it was', async () => {
    const { db } = server.database
    const [member, other] = [await server.member(), await server.member()]
    const [battle] = await db
      .insert(battles)
      .values({
        batNm: '봄 한판',
        startDt: '20211115',
        endDt: '20211119',
        memberCnt: 1,
        homeNm: '집',
        awayNm: '손님',
        madeAt: TEST_NOW,
        acceptedAt: TEST_NOW,
        sideCnt: 1,
        countDt: '20211121',
      })
      .returning()
    const batSeq = battle?.batSeq ?? 0
    const sides = [
      [member, 'HOME'],
      [other, 'AWAY'],
    ] as const
    await db.insert(battleMembers).values(
      sides.map(([{ hcId }, side]) => ({
        batSeq,
        memberKey: hcId,
        hcId,
        side,
        nickName: '은새',
        usrImg: '01',
        askedAt: TEST_NOW,
        answer: 'ACCEPT' as const,
      })),
    )
    const days = ['20211115', '20211116', '20211117', '20211118', '20211119']
    await db
      .insert(battleScores)
      .values(
        days.flatMap((dayDt, turn) =>
          sides.map(([{ hcId }]) => ({ batSeq, memberKey: hcId, dayDt, steps: 1000 * (turn + 1) })),
        ),
      )
    await db
      .insert(battleDays)
      .values(
        days.map((dayDt, turn) => ({ batSeq, dayDt, homeSteps: 1000 * (turn + 1), awaySteps: 1000 * (turn + 1) })),
      )
    const scoresOfBattle = async ({ hcId }: TestMember) =>
      (
        await db
          .select()
          .from(battleScores)
          .where(and(eq(battleScores.batSeq, batSeq), eq(battleScores.memberKey, hcId)))
      )
        .map(({ dayDt, steps }) => `${dayDt} ${String(steps)}`)
        .toSorted()
    // Five years later, day by day: three of its days are too old, then all of them.
    await night('linkedSteps', member, '20261117')
    expect(await scoresOfBattle(member)).toEqual(['20211118 4000', '20211119 11000'])
    for (const today of ['20261119', '20261119', '20261130']) await night('linkedSteps', member, today)
    expect(await scoresOfBattle(member)).toEqual(['20211119 15000'])
    expect((await scoresOfBattle(other)).length).toBe(5)
    expect(await db.$count(battleDays, eq(battleDays.batSeq, batSeq))).toBe(5)
  })

  test('the day of linked data is the first that the policy of that day leaves it behind', async () => {
    const periods = await server.database.db.select().from(linkedPeriods)
    expect(['20211105', '20220101', '20231201', '20231202', '20261119'].map((day) => linkedEnd(periods, day))).toEqual([
      '20261105',
      '20261201',
      '20261201',
      '20261202',
      '20291119',
    ])
  })

  test('with a message its writer’s own picture goes; another’s stays, and what something else names', async () => {
    const { db } = server.database
    const [member, other] = [await server.member(), await server.member()]
    const { hcId } = member
    const [own, named, twice, others] = [
      await picture(member, 'own', 'MEAL', TEST_NOW),
      await picture(member, 'named', 'MISSION', TEST_NOW),
      await picture(member, 'twice', 'MEAL', TEST_NOW),
      await picture(other, 'theirs', 'MEAL', TEST_NOW),
    ]
    const [mission] = await db.select({ missionSeq: challengeMissions.missionSeq }).from(challengeMissions).limit(1)
    await db.insert(missionEntries).values({
      hcId,
      missionDailySeq: 1,
      missionDt: '20251010',
      missionSeq: mission?.missionSeq ?? 0,
      doneVal: null,
      memoTxt: null,
      imgId: named,
      enteredAt: TEST_NOW,
    })
    await db.insert(chatRooms).values({
      hcId,
      roomId: 'R',
      cnstntId: 'CN0007',
      roomType: 'CARE',
      openedAt: seoulInstant('20251010', '0900'),
      lastSeq: 5,
    })
    const old = [own, named, twice, others].map((imgId, at) => ({
      msgSeq: at + 1,
      imgId,
      sentAt: seoulInstant('20251010', '0900'),
    }))
    const written = [...old, { msgSeq: 5, imgId: twice, sentAt: seoulInstant('20261101', '0900') }]
    await db
      .insert(chatMessages)
      .values(written.map((message) => ({ hcId, roomId: 'R', writer: 'MEMBER' as const, msgTxt: null, ...message })))
    // Both stand on one page of the night's walk.
    await ofMembers.chat(db, { hcIds: [hcId, other.hcId], today: '20261010', now: TEST_NOW })
    expect(
      (await db.select().from(chatMessages).where(eq(chatMessages.hcId, hcId))).map(({ msgSeq }) => msgSeq),
    ).toEqual([5])
    const left = await Promise.all(
      [own, named, twice, others].map(async (imgId) => db.$count(uploads, eq(uploads.imgId, imgId))),
    )
    expect(left).toEqual([0, 1, 1, 1])
  })

  test('a message without a talk goes a year after it was written, and waits for no talk reserved later', async () => {
    const member = await server.member()
    const { hcId } = member
    await server.database.db.insert(chatRooms).values({
      hcId,
      roomId: 'R',
      cnstntId: 'CN0007',
      roomType: 'CARE',
      openedAt: seoulInstant('20251010', '0900'),
      lastSeq: 1,
    })
    await server.database.db.insert(chatMessages).values({
      hcId,
      roomId: 'R',
      msgSeq: 1,
      writer: 'MEMBER',
      msgTxt: '안녕하세요',
      imgId: null,
      sentAt: seoulInstant('20251010', '0900'),
    })
    await reserve(member, 'TALK', '20260901', { regAt: seoulInstant('20260801', '0900') })
    await night('chat', member, '20261009')
    expect(await rowsOf(chatMessages, member)).toBe(1)
    await night('chat', member, '20261010')
    expect(await rowsOf(chatMessages, member)).toBe(0)
  })

  test('a message before a talk of a challenge goes a year after that talk, though its reservation goes before', async () => {
    const { db } = server.database
    const member = await server.member()
    const { hcId } = member
    const room = { hcId, roomId: 'R', cnstntId: 'CN0007', roomType: 'CARE' }
    await db.insert(chatRooms).values({ ...room, openedAt: seoulInstant('20260501', '0900'), lastSeq: 3 })
    const message = { hcId, roomId: 'R', writer: 'MEMBER' as const, imgId: null }
    await db.insert(chatMessages).values([
      { ...message, msgSeq: 1, msgTxt: '야식을 두 번 먹었어요.', sentAt: seoulInstant('20260502', '0900') },
      { ...message, msgSeq: 2, msgTxt: '어제는 참았어요.', sentAt: seoulInstant('20260505', '0900') },
      { ...message, msgSeq: 3, msgTxt: '고맙습니다.', sentAt: seoulInstant('20260516', '0900') },
    ])
    const regAt = seoulInstant('20260501', '0900')
    await reserve(member, 'CHALN', '20260515', { chalnCode: COACHED, roundNo: 1, regAt })
    // The next talk was reserved when the second was written: that is before the first talk all the same.
    await reserve(member, 'TALK', '20260820', { regAt: seoulInstant('20260503', '0900') })
    const told = async () =>
      dataOf<Row[]>(await (await server.signedIn(member)).get('/api/my/getKeepList')).find(
        ({ keepCode }) => keepCode === 'CHAT',
      )?.delDt
    const left = async () =>
      (await db.select().from(chatMessages).where(eq(chatMessages.hcId, hcId))).map(({ msgSeq }) => msgSeq)
    expect(await told()).toBe('20270515')
    await night('challengeTalk', member, GOES)
    expect([await rowsOf(reservations, member), await told()]).toEqual([1, '20270515'])
    await night('chat', member, '20270514')
    expect((await left()).toSorted()).toEqual([1, 2, 3])
    await night('chat', member, '20270515')
    expect([await left(), await told()]).toEqual([[3], '20270820'])
    // The other talk's reservation goes on the day of its message, whichever of the two is taken first.
    await night('talk', member, '20270820')
    expect([await rowsOf(reservations, member), await left()]).toEqual([0, [3]])
    await night('chat', member, '20270820')
    expect(await left()).toEqual([])
  })

  test('a member reads what goes when, next first, in the language of the call', async () => {
    const member = await been(WALK)
    await reserve(member, 'TALK', '20261001')
    await insertSteps(member, '20261001')
    expect(dataOf(await member.get('/api/my/getKeepList', { 'accept-language': 'en' }))).toEqual([
      { keepCode: 'CHALN', keepNm: 'Lunch walk challenge', delDt: GOES, partYn: 'N', delYn: 'N' },
      { keepCode: 'TALK', keepNm: 'Health room, October 1', delDt: '20271001', partYn: 'N', delYn: 'N' },
      { keepCode: 'STEP', keepNm: null, delDt: '20290930', partYn: 'Y', delYn: 'N' },
    ])
    expect(dataOf(await (await server.member('saebyeok')).get('/api/my/getKeepList'))).toEqual([])
  })

  test('the night keeps all of it, and what was paid stays in the ledger', async () => {
    const member = await been(COACHED)
    const before = await rowsOf(pointEntries, member)
    await reserve(member, 'CHECK', '20251101')
    server.clock.set(seoulInstant(GOES, '0400'))
    await lookOnce(server)
    expect(await sum(member, [...RECORD, reservations])).toBe(0)
    expect(await rowsOf(pointEntries, member)).toBe(before)
    const [mine] = await server.database.db
      .select()
      .from(memberChallenges)
      .where(and(eq(memberChallenges.hcId, member.hcId), eq(memberChallenges.chalnCode, COACHED)))
    // To the minute: the clock goes on while the night works.
    expect(mine?.forgottenAt?.toISOString().slice(0, 16)).toBe(seoulInstant(GOES, '0400').toISOString().slice(0, 16))
  })
})
