import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyActivity, stepReadings } from '#server/domain/activity/schema.ts'
import { challengeCounters, challengeReports } from '#server/domain/challenge/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { pointEntries } from '#server/domain/points/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Row = Record<string, unknown>
const WALK = 'CH20261102'
const STAIRS = 'CH20261116'
const C = '/api/chalen/challenge'

describe.each(databaseKinds)('challenges, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const get = async <T>(who: TestMember, url: string) => dataOf<T>(await who.get(url))
  const post = async <T>(who: TestMember, url: string, body?: object) => dataOf<T>(await who.post(url, body))
  const codes = (rows: Row[]) => rows.map(({ chalnCode }) => chalnCode)
  const error = (answer: { statusCode: number; json(): unknown }) => [answer.statusCode, (answer.json() as Row).error]
  const terms = (chalnCode: string, seqs: number[]) => ({
    chalnCode,
    termsList: seqs.map((termsSeq) => ({ termsSeq, agreeYn: 'Y' })),
  })

  test('a member sees what is under way, with the own progress [CHA-07]', async () => {
    const member = await server.member('haneul')
    const mine = await post<Row[]>(member, `${C}/chalList`, { listType: 'ING' })
    expect(codes(mine)).toEqual(['CH20261029', WALK])
    expect(mine[1]).toMatchObject({
      dayNo: 14,
      totalDays: 20,
      achieveRate: 69,
      teamNm: '산책은 못 참지',
      newReportYn: 'Y',
      joinCnt: 40,
      statusNm: '진행 중',
    })
    expect(mine[0]).toMatchObject({ dayNo: 22, totalDays: 32, newReportYn: 'N' })
    expect(await post(member, `${C}/chalList`, { listType: 'READY' })).toEqual([])
    expect(await post(await server.member('saebyeok'), `${C}/chalList`)).toEqual([])
  })

  test('what the hub waits for is eight statements, and asks for no days of a weight', async () => {
    const member = await server.member('haneul')
    const list = () => member.post(`${C}/chalList`, {})
    await list()
    const sent = await statementsOf(server.database.sql, list)
    expect(sent.filter((text) => text.includes('challenge_scores'))).toEqual([])
    expect(sent.length).toBeLessThanOrEqual(8)
  })

  test('the list of all has what can be joined first, and nothing of another employer', async () => {
    const member = await server.member()
    const all = await get<{ totalCnt: number; list: Row[] }>(member, `${C}/chalAllList`)
    expect(codes(all.list).slice(0, 4).toSorted()).toEqual(['CH20261116', 'CH20261201', 'CH20261204', 'CH20261207'])
    expect(all.totalCnt).toBe(all.list.length)
    const open = await get<{ list: Row[] }>(member, `${C}/chalAllList?joinableYn=Y&chalnType=STEP`)
    expect(codes(open.list)).toEqual(['CH20261201'])
    expect(codes(await get<Row[]>(member, `${C}/getDsChallengeList`))).toEqual([STAIRS])
    await server.database.db.execute(sql`update members set biz_code = 'B00312' where hc_id = ${member.hcId}`)
    expect(await get(member, `${C}/getDsChallengeList`)).toEqual([])
    for (const call of [
      member.post(`${C}/getChalnInfo`, { chalnCode: STAIRS }),
      member.post(`${C}/insertChalJoin`, { chalnCode: STAIRS }),
      member.get(`${C}/getChalTerms?chalnCode=${STAIRS}`),
    ]) {
      expect((await call).statusCode).toBe(404)
    }
  })

  test('the detail counts the lunch, day by day, and names when it is paid', async () => {
    server.clock.set(new Date('2026-11-19T03:52:00Z'))
    const member = await server.member('haneul')
    const info = await post<Row & { myJoin: Row; countDtList: string[] }>(member, `${C}/getChalnInfo`, {
      chalnCode: WALK,
    })
    // Phase and open places go by this clock, whatever a phone's says.
    expect(info).toMatchObject({
      nowDt: '20261119125200',
      goalDays: 16,
      windowStartTm: '1130',
      settleDt: '20261130',
      dayPoint: 50,
      teamYn: 'Y',
    })
    expect(info.myJoin).toMatchObject({
      successDays: 11,
      todayVal: '1820',
      todayGoalVal: '3000',
      unitNm: '보',
      achieveRate: 69,
      termsAgreeYn: 'Y',
      promiseTxt: '점심 먹고 바로 자리에 앉지 않을래요.',
    })
    expect(info.countDtList).toHaveLength(20)
    const points = await post<Row & { dayList: { stepDt: string; stepCnt: number }[] }>(member, `${C}/getStepPoint`, {
      chalnCode: WALK,
    })
    expect(points.dayList.map(({ stepCnt }) => stepCnt)).toEqual([
      1820, 3460, 3312, 3528, 3105, 2240, 3390, 3275, 3188, 3041, 1905, 3233, 3367, 3120,
    ])
    expect(points).toMatchObject({ totalPoint: 550, payYn: 'N', payDt: '20261130' })
    expect(await post(member, `${C}/getChalnBadgeInfo`, { chalnCode: WALK })).toMatchObject({ getCnt: 2, totalCnt: 4 })
    // What has a picture is a banner of the hub.
    expect(await post(member, `${C}/getChalBanner`)).toMatchObject([
      { chalnCode: 'CH20261201', imgUrl: expect.stringMatching(/challenge\/winter-walk\.png$/) },
    ])
    expect(await get(member, `${C}/chalTarget?chalnCode=${WALK}`)).toMatchObject({
      targetCode: 'DAYCNT',
      goalVal: '16',
      nowVal: '11',
      changeYn: 'N',
    })
    expect((await member.post(`${C}/getChalnInfo`, { chalnCode: 'CH19990101' })).statusCode).toBe(404)
  })

  test('joining asks for the terms, takes one place, is known by a second tap [CHA-01] [CHA-02] [CHA-08]', async () => {
    const member = await server.member()
    const places = async () =>
      (await server.database.db.select().from(challengeCounters).where(eq(challengeCounters.chalnCode, STAIRS)))[0]
        ?.joinCnt ?? 0
    const before = await places()
    const join = () => member.post(`${C}/insertChalJoin`, { chalnCode: STAIRS, promiseTxt: ' 한 층이라도 ' })
    expect(error(await join())).toEqual([409, 'termsRequired'])
    expect(error(await member.post(`${C}/insertChalTerms`, terms(STAIRS, [81])))).toEqual([409, 'requiredTerms'])
    expect(await post(member, `${C}/getChalnTermAgree`, { chalnCode: STAIRS })).toMatchObject({
      agreeYn: 'N',
      agreeDtm: null,
    })
    expect(await post(member, `${C}/insertChalTerms`, terms(STAIRS, [81, 82]))).toMatchObject({
      agreeYn: 'Y',
      agreeDtm: '202611191124',
    })
    const answers = await Promise.all([join(), join()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await places()).toBe(before + 1)
    expect(await post(member, `${C}/getChalnInfo`, { chalnCode: STAIRS })).toMatchObject({
      joinYn: 'Y',
      joinCnt: before + 1,
      myJoin: { promiseTxt: '한 층이라도' },
    })
    expect(await post(member, `${C}/updateChalQuit`, { chalnCode: STAIRS })).toMatchObject({ joinYn: 'N' })
    expect([await places(), (await member.post(`${C}/updateChalQuit`, { chalnCode: STAIRS })).statusCode]).toEqual([
      before,
      404,
    ])
    expect(await post(member, `${C}/getChalnInfo`, { chalnCode: STAIRS })).toMatchObject({
      joinYn: 'N',
      myJoin: null,
      quitDtm: '202611191124',
    })
    expect((await join()).statusCode).toBe(200)
    expect(await post(member, `${C}/getChalnInfo`, { chalnCode: STAIRS })).toMatchObject({ joinYn: 'Y', quitDtm: null })
  })

  test('a promise is changed by who is in, and is never empty [CHA-03]', async () => {
    const member = await server.member('haneul')
    const change = (promiseTxt: string, chalnCode = WALK) =>
      member.post(`${C}/updateChalPromise`, { chalnCode, promiseTxt })
    expect((await change(' 점심마다 한 바퀴 ')).statusCode).toBe(200)
    expect(await post(member, `${C}/getChalnInfo`, { chalnCode: WALK })).toMatchObject({
      myJoin: { promiseTxt: '점심마다 한 바퀴' },
    })
    expect([(await change('  ')).statusCode, (await change('나도', STAIRS)).statusCode]).toEqual([400, 404])
    expect(await post(member, `${C}/getChalnInfo`, { chalnCode: WALK })).toMatchObject({
      myJoin: { promiseTxt: '점심마다 한 바퀴' },
    })
  })

  test('the last place is taken once, however many reach for it', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => server.member()))
    for (const member of people) await member.post(`${C}/insertChalTerms`, terms('CH20261207', [71, 72]))
    await server.database.db
      .update(challengeCounters)
      .set({ joinCnt: 98 })
      .where(eq(challengeCounters.chalnCode, 'CH20261207'))
    const answers = await Promise.all(
      people.map((member) => member.post(`${C}/insertChalJoin`, { chalnCode: 'CH20261207' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    expect(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => error(answer)[1])).toEqual([
      'full',
      'full',
      'full',
      'full',
    ])
    await server.database.db
      .update(challengeCounters)
      .set({ joinCnt: 31 })
      .where(eq(challengeCounters.chalnCode, 'CH20261207'))
    server.clock.set(new Date('2026-12-07T02:00:00Z'))
    const late = await server.signedIn(people[0] ?? (await server.member()))
    expect(error(await late.post(`${C}/insertChalJoin`, { chalnCode: 'CH20261204' }))[0]).toBe(409)
  })

  test('settled once: the result, the points and the report are there, and a second run adds nothing', async () => {
    const fresh = await server.member('haneul')
    server.clock.set(new Date('2026-11-29T18:59:00Z'))
    const counting = await server.signedIn(fresh)
    expect(await post(counting, `${C}/getChalnEnd`, { chalnCode: WALK })).toMatchObject({ endYn: 'N', successYn: null })
    expect((await counting.post(`${C}/report/getResultReport`, { chalnCode: WALK })).statusCode).toBe(404)
    // A day that came late still counts: five more lunches make sixteen.
    server.clock.set(new Date('2026-11-29T19:00:00Z'))
    const member = await server.signedIn(fresh)
    const ends = await Promise.all([1, 2, 3].map(() => post<Row>(member, `${C}/getChalnEnd`, { chalnCode: WALK })))
    expect(ends[0]).toMatchObject({
      endYn: 'Y',
      successYn: 'N',
      achieveRate: 69,
      rewardPoint: 550,
      nextChalnCode: 'CH20261201',
    })
    expect(ends[1]).toEqual(ends[0])
    const paid = await server.database.db.select().from(pointEntries).where(eq(pointEntries.hcId, fresh.hcId))
    expect(
      paid.filter(({ source, sourceKey }) => source === 'CHALN_DAY' && sourceKey === WALK).map(({ points }) => points),
    ).toEqual([550])
    const last = await get<{ list: Row[] }>(member, `${C}/chalLastList`)
    expect(codes(last.list)).toEqual([WALK, 'CH20260907', 'CH20260601'])
    expect(await post(member, `${C}/report/getResultReport`, { chalnCode: WALK })).toMatchObject({
      successYn: 'N',
      teamNm: '산책은 못 참지',
      rewardPoint: 550,
    })
    expect(codes((await get<{ list: Row[] }>(member, `${C}/LastchalList`)).list)).toEqual(
      ['CH20260302', 'CH20261029'].toReversed(),
    )
  })

  test('what the settlement wrote is told in English to who reads English; other words stay as they are', async () => {
    const fresh = await server.member('haneul')
    server.clock.set(new Date('2026-11-29T19:00:00Z'))
    const member = await server.signedIn(fresh)
    expect(await post(member, `${C}/report/getResultReport`, { chalnCode: WALK })).toMatchObject({
      valueList: [{ valueNm: '성공한 날', valueTxt: '11일' }],
    })
    const english = { 'accept-language': 'en' }
    expect(dataOf(await member.post(`${C}/report/getResultReport`, { chalnCode: WALK }, english))).toMatchObject({
      valueList: [{ valueNm: 'Days done', valueTxt: '11 days' }],
    })
    const [closing, newest] = dataOf<Row[]>(await member.get(`${C}/reportList?chalnCode=${WALK}`, english))
    expect([closing?.title, newest?.title]).toEqual(['Closing report', 'Week 3 report'])
    expect(dataOf(await member.get(`${C}/reportContents?reportSeq=432`, english))).toMatchObject({
      title: 'Week 3 report',
      summaryTxt: '저녁을 일곱 시 전에 마친 날이 닷새로 늘었어요.',
    })
    const told = dataOf(await member.get(`${C}/reportContents?reportSeq=${String(closing?.reportSeq)}`, english))
    expect(told).toMatchObject({
      summaryTxt: 'You came 69 % of the way.',
      valueList: [{ valueNm: 'Days done', valueTxt: '11 days' }],
    })
  })

  test('who quits is paid for the days before and for the day itself, and takes no place [CHA-02]', async () => {
    const fresh = await server.member('haneul')
    const { db } = server.database
    const readings = [
      { readAt: '1130', steps: 4000 },
      { readAt: '1400', steps: 7200 },
    ].map((row) => ({ ...row, hcId: fresh.hcId, activityDt: '20261119' }))
    await db
      .insert(stepReadings)
      .values(readings)
      .onConflictDoUpdate({
        target: [stepReadings.hcId, stepReadings.activityDt, stepReadings.readAt],
        set: { steps: sql`excluded.steps` },
      })
    // The next day is a success too, and no longer theirs.
    await db.insert(stepReadings).values(readings.map((row) => ({ ...row, activityDt: '20261120' })))
    server.clock.set(new Date('2026-11-19T06:00:00Z'))
    const { myRow } = await post<{ myRow: Row }>(await server.signedIn(fresh), `${C}/ranking/getRankingList`, {
      chalnCode: WALK,
      rankType: 'PERSON',
    })
    expect(myRow).not.toBeNull()
    expect(await post(await server.signedIn(fresh), `${C}/updateChalQuit`, { chalnCode: WALK })).toMatchObject({
      joinYn: 'N',
    })
    server.clock.set(new Date('2026-11-20T00:00:00Z'))
    expect(
      await post(await server.signedIn(fresh), `${C}/ranking/getRankingList`, { chalnCode: WALK, rankType: 'PERSON' }),
    ).toMatchObject({ myRow: null, list: [] })
    server.clock.set(new Date('2026-11-29T19:00:00Z'))
    await post(await server.signedIn(fresh), `${C}/getChalnEnd`, { chalnCode: WALK })
    const paid = await db
      .select()
      .from(pointEntries)
      .where(and(eq(pointEntries.hcId, fresh.hcId), eq(pointEntries.sourceKey, WALK)))
    expect(paid.map(({ source, points }) => [source, points])).toEqual([['CHALN_DAY', 600]])
    // Told of the points alone: nothing has changed since that could be looked at.
    const told = await db
      .select({ menu: alarms.menu, title: alarms.title, body: alarms.body })
      .from(alarms)
      .where(and(eq(alarms.hcId, fresh.hcId), eq(alarms.sourceKey, `chaln-end:${WALK}`)))
    expect(told).toEqual([
      {
        menu: 'mypagePoint',
        title: '점심 산책 챌린지에서 모은 600P가 들어왔어요',
        body: '그만두기 전까지 성공한 날의 포인트예요.',
      },
    ])
    const reports = await db
      .select({ type: challengeReports.reportType })
      .from(challengeReports)
      .where(and(eq(challengeReports.hcId, fresh.hcId), eq(challengeReports.chalnCode, WALK)))
    expect(reports.map(({ type }) => type)).not.toContain('END')
  })

  test('reports are the member’s own, and read when they are opened', async () => {
    const [member, other] = [await server.member('haneul'), await server.member()]
    const list = await get<Row[]>(member, `${C}/reportList?chalnCode=${WALK}`)
    expect(list.map(({ reportSeq, newYn }) => [reportSeq, newYn])).toEqual([
      [433, 'Y'],
      [427, 'N'],
    ])
    expect(await get(member, `${C}/reportContents?reportSeq=433`)).toMatchObject({
      newYn: 'Y',
      valueList: [{ valueTxt: '평균 3,040보' }],
    })
    expect(await post(member, `${C}/report/updateReportRead`, { reportSeq: 433 })).toEqual({ resultCnt: 1 })
    expect(await post(member, `${C}/report/updateReportRead`, { reportSeq: 433 })).toEqual({ resultCnt: 0 })
    expect((await post<Row[]>(member, `${C}/chalList`))[1]).toMatchObject({ newReportYn: 'N' })
    expect([
      (await other.get(`${C}/reportContents?reportSeq=433`)).statusCode,
      (await other.post(`${C}/report/updateReportRead`, { reportSeq: 433 })).statusCode,
    ]).toEqual([404, 404])
  })

  test('suggestions say their number, announcements are of what can be joined', async () => {
    const member = await server.member('haneul')
    const found = await get<{ reasonTxt: string; chaln: Row }[]>(member, `${C}/chalRecommendationList`)
    // A goal as far as they walk, then the own employer's, then a kind that they have not done for a while: Well Food
    // they have.
    expect(codes(found.map(({ chaln }) => chaln))).toEqual(['CH20261201', STAIRS, 'CH20261204'])
    expect(found.map(({ reasonTxt }) => reasonTxt)).toEqual([
      expect.stringMatching(/지난 4주 동안 하루 8,\d{3}보/),
      expect.stringMatching(/우리 회사에서 \d+명/),
      expect.stringMatching(/\d+명이 함께/),
    ])
    expect(found.every(({ chaln }) => chaln.joinYn === 'N')).toBe(true)
    // Who walks little is not sent after a goal out of reach, and 3,000 at lunch says nothing about a whole day.
    const little = await server.member()
    await server.database.db.insert(dailyActivity).values(
      Array.from({ length: 9 }, (_day, at) => ({
        hcId: little.hcId,
        activityDt: `2026111${String(at)}`,
        steps: 3100,
      })),
    )
    expect(
      (await get<{ reasonTxt: string }[]>(little, `${C}/chalRecommendationList`))
        .map(({ reasonTxt }) => reasonTxt)
        .join(' '),
    ).not.toContain('걸으셨어요')
    expect(codes(await get<Row[]>(member, `${C}/getPopupChalAllList`))).toEqual(['CH20261201'])
    expect(codes(await post<Row[]>(member, `${C}/getAllChalnCodeList`))).toContain(WALK)
  })
})
