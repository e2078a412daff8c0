import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payCodes } from '#server/domain/pay-code/schema.ts'
import { callsOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { keepDay } from '#server/db/seed/seed.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { seoulInstant } from '#server/seoul.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('home hub, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  test('a walk has a time to be walked in on the days that count, and none on a day off', async () => {
    const member = await server.member('haneul')
    const card = async (day: string) => {
      server.clock.set(seoulInstant(day, '1230'))
      const { post } = await server.signedIn(member)
      const { challengeCard } = dataOf<{ challengeCard: Row | null }>(await post('/api/main/mainData'))
      return challengeCard
    }
    expect(await card('20261120')).toMatchObject({ windowStartTm: '1130', windowEndTm: '1400' })
    expect(await card('20261121')).toMatchObject({ windowStartTm: null, windowEndTm: null, todayStepCnt: null })
  })

  test('shows the coming meal, the day so far and the latest values', async () => {
    const member = await server.member('haneul')
    const hub = dataOf<Record<'nextMeal' | 'activity' | 'mealCard', Row> & Row>(await member.post('/api/main/mainData'))
    expect(hub.nextMeal).toEqual({
      menuDt: '20261119',
      menuMealType: '2',
      menuMealTypeTxt: '점심',
      startTm: '1130',
      endTm: '1330',
      tmYn: 'N',
    })
    expect(hub.activity).toMatchObject({
      stepCnt: 3842,
      stepGoal: 8000,
      yesterdayStepCnt: 3422,
      eatKcal: 356,
      eatKcalGoal: 1900,
    })
    const courses = hub.mealCard.courseList as Row[]
    expect(courses).toHaveLength(4)
    expect(courses.map((course) => course.choochunGubun !== null)).toEqual([true, false, false, false])
    expect((hub.quickMenuList as Row[]).map((one) => one.quickMenuCd)).toEqual(['MEAL', 'BW', 'BP', 'BS', 'SLP'])
    expect(hub.newAlarmCnt).toBe(2)
  })

  test('counts no portion that can no longer be ordered', async () => {
    const left = async () => {
      const hub = dataOf<Record<'mealCard', Row>>(await (await server.member('haneul')).post('/api/main/mainData'))
      return (hub.mealCard.courseList as Row[])
        .filter((course) => course.salesType === 'T1')
        .map((course) => course.takeOutCnt)
    }
    expect(await left()).toEqual([14])
    server.clock.set(new Date('2026-11-19T03:10:00Z'))
    expect(await left()).toEqual([null])
  })

  test('shows the challenge under way, the next appointment and the stamps of the week', async () => {
    const member = await server.member('haneul')
    const { sql } = server.database
    const hubAt = async (instant: Date) => {
      server.clock.set(instant)
      const { headers } = await signIn(server.http, member)
      const { post } = callsOf(server.http, String(headers.authorization).replace('Bearer ', ''))
      return dataOf<Row>(await post('/api/main/mainData'))
    }
    const onTheDay = await hubAt(TEST_NOW)
    expect(onTheDay).toMatchObject({
      challengeCard: {
        chalnNm: '점심 산책 챌린지',
        dayCnt: 14,
        successDayCnt: 11,
        goalDayCnt: 16,
        teamRank: 3,
        nextRankGap: 186,
        nextRank: 2,
      },
      reservationCard: {
        rsrvDt: '20261120',
        rsrvTm: '1500',
        placeNmEng: 'Health room, floor 12',
        counselorNm: '박지현 영양사',
        counselorNmEng: 'Jihyun Park, dietitian',
      },
      bannerCard: { bannerTy: 'greenStamp', stampCnt: 3 },
    })
    const team = (onTheDay.challengeCard as { teamMemberList: Row[] }).teamMemberList
    expect(team.map((one) => one.usrImg)).toEqual(['07', '01', '09', '05', '03'])

    // Two share the first place: the place above the third is the first.
    const shared = await sql`
      update challenge_ranks set rank_no = rank_no - 1
      where chaln_code = 'CH20261102' and rank_type = 'TEAM' and term_type = 'WEEK' and rank_no = 2
      returning row_no`
    expect(shared).not.toEqual([])
    expect(await hubAt(TEST_NOW)).toMatchObject({ challengeCard: { teamRank: 3, nextRank: 1 } })

    // The talk has begun: what comes next is the second round of the coached challenge.
    expect(await hubAt(new Date('2026-11-20T06:01:00Z'))).toMatchObject({
      reservationCard: { rsrvDt: '20261126', rsrvTm: '1100' },
      challengeCard: { dayCnt: 15 },
    })
    expect(await hubAt(new Date('2026-11-28T02:00:00Z'))).toMatchObject({
      challengeCard: null,
      bannerCard: { stampCnt: 0 },
    })
  })

  test('my QR is a code of three minutes, and another each time; the database keeps only its hash', async () => {
    const member = await server.member('haneul')
    // Making a member may take a second of this clock.
    server.clock.set(TEST_NOW)
    const codes = [await member.post('/api/main/getQRCodeCreate'), await member.post('/api/main/getQRCodeCreate')].map(
      (answer) => dataOf<Row>(answer),
    )
    expect(codes[0]).toMatchObject({ validSec: 180, expireDt: '20261119112700' })
    const texts = codes.map((code) => String(code.qrCntnt))
    expect(new Set(texts).size).toBe(2)
    for (const text of texts) expect(text).toMatch(/^HANSANG1\.HC\d{10}\.[\w-]{16}$/)
    const [, hcId = '', secret = ''] = (texts[1] ?? '').split('.')
    const kept = await server.database.db.select().from(payCodes).where(eq(payCodes.hcId, hcId))
    expect(kept).toHaveLength(1)
    expect(kept[0]?.codeHash).toBe(createHash('sha256').update(secret).digest('base64url'))
  })

  test('has nothing to show a newcomer, and invents nothing', async () => {
    const member = await server.member('saebyeok')
    const hub = dataOf<Row>(await member.post('/api/main/mainData', {}))
    expect(hub).toMatchObject({
      nextMeal: null,
      mealCard: null,
      challengeCard: null,
      reservationCard: null,
      bannerCard: null,
    })
    expect(Object.values(hub.activity as Row).every((value) => value === null)).toBe(true)
    expect((hub.quickMenuList as Row[]).every((one) => one.lastVal === null && one.lastDt === null)).toBe(true)
  })

  test('shows another restaurant when asked, and none for an unknown one', async () => {
    const member = await server.member('haneul')
    const card = async (restaurantCode: string) =>
      dataOf<Row>(await member.post('/api/main/mainData', { restaurantCode })).mealCard
    expect(await card('REST000313')).toMatchObject({ restaurantName: '서초사옥점' })
    expect(await card('REST999999')).toBeNull()
    expect((await member.post('/api/main/mainData', { restaurantCode: 'main' })).statusCode).toBe(400)
  })

  test('a weight saved here is the record of the health log', async () => {
    const member = await server.member()
    expect(dataOf(await member.post('/api/main/putUserWeight', { weight: '68.1' }))).toEqual({
      weight: '68.1',
      inptDt: expect.stringMatching(/^2026111911240\d$/),
    })
    const [row] = dataOf<Row[]>(await member.get('/api/healthlog/health/MyWeightRecordList'))
    expect(row).toMatchObject({ helhidxVal: '68.1', helhidxOriCode: '1' })
    expect((await member.post('/api/main/putUserWeight', { weight: '15' })).statusCode).toBe(400)
    expect(
      (await member.post('/api/main/putUserWeight', { weight: '68.1', inptDt: '20271119112400' })).statusCode,
    ).toBe(400)
    expect((await member.post('/api/main/putUserWeight', {})).statusCode).toBe(400)
  })

  test('notices are the member’s own, newest first', async () => {
    const member = await server.member('haneul')
    const answer = dataOf<{ newAlarmCnt: number; alarmList: Row[] }>(await member.post('/api/main/getNewAlarmList'))
    expect(answer.newAlarmCnt).toBe(answer.alarmList.filter((row) => row.readYn === 'N').length)
    const order = answer.alarmList.map((row) => Number(row.alarmSeq))
    expect(order).toEqual(order.toSorted((a, b) => b - a))
    expect(dataOf(await (await server.member()).post('/api/main/getNewAlarmList'))).toEqual({
      newAlarmCnt: 0,
      alarmList: [],
    })
  })

  test('somebody new is led from restaurant to phone to a first record, and never again after it', async () => {
    const member = await server.member('saebyeok')
    const hub = async () => dataOf<Row>(await member.post('/api/main/mainData'))
    expect(await hub()).toMatchObject({ firstStep: 'REST', firstDayYn: 'N', awayDays: 0, failedCards: [], restYn: 'N' })
    await member.post('/api/mypage/rest-regi', [{ restaurantId: 'REST000311' }])
    expect(await hub()).toMatchObject({ firstStep: 'PHONE' })
    await member.post('/api/healthlog/insertMhrlsInterlock', { code: '1' })
    expect(await hub()).toMatchObject({ firstStep: 'LOG', recordedMeal: null })

    server.clock.set(new Date('2026-11-19T03:36:00Z'))
    const course = {
      restaurantCode: 'REST000311',
      menuDt: '20261119',
      menuMealType: '2',
      hallNo: 'E31A',
      menuCourseType: 'AA',
    }
    const atLunch = await server.signedIn(member)
    const { hcUclSeqNo } = dataOf<Row>(await atLunch.post('/api/meal/detail/mealRegi', { ...course, eatQty: 1 }))
    expect(dataOf<Row>(await atLunch.post('/api/main/mainData'))).toMatchObject({
      firstStep: null,
      firstDayYn: 'Y',
      activity: { eatKcal: 637 },
      recordedMeal: {
        ...course,
        hcUclSeqNo,
        menuName: '고등어구이&소고기미역국',
        subMenuTxt: '고등어구이,소고기미역국,잡곡밥,시금치나물,배추김치',
        kcal: '637',
      },
    })
    server.clock.set(new Date('2026-11-20T02:24:00Z'))
    expect(
      await (await server.signedIn(member)).post('/api/main/mainData').then((answer) => dataOf<Row>(answer)),
    ).toMatchObject({ firstStep: null, firstDayYn: 'N', recordedMeal: null })
  })

  test('who comes back after long is told how long it was, on that day alone', async () => {
    const member = await server.member('dasom')
    expect(dataOf<Row>(await member.post('/api/main/mainData'))).toMatchObject({ awayDays: 425, firstStep: null })
    server.clock.set(new Date('2026-11-20T02:24:00Z'))
    expect(dataOf<Row>(await (await server.signedIn(member)).post('/api/main/mainData')).awayDays).toBe(1)
  })

  test('the dish that holds what the member avoids is named; what nobody has declared is not without it', async () => {
    const member = await server.member('haneul')
    const { courseList } = dataOf<{ mealCard: { courseList: Row[] } }>(await member.post('/api/main/mainData')).mealCard
    const noodles = courseList.find((course) => course.menuCourseType === 'CC')
    expect(noodles).toMatchObject({
      alYn: 'Y',
      alDishNm: '건새우볶음',
      alDishNmEng: expect.any(String),
      alNm: '새우',
      alNmEng: 'Shrimp',
    })
    expect(
      courseList
        .filter((course) => course.alYn === 'N')
        .every((course) => course.alDishNm === null && course.alNm === null),
    ).toBe(true)
  })

  test('a restaurant that rests serves nothing, says what day it is, and names its next meal', async () => {
    const member = await server.member('haneul')
    server.clock.set(new Date('2026-12-25T01:08:00Z'))
    await keepDay(server.database, '20261225')
    const again = await server.signedIn(member)
    expect(dataOf<Row>(await again.post('/api/main/mainData'))).toMatchObject({
      failedCards: [],
      restYn: 'Y',
      restDayNm: '성탄절',
      restDayNmEng: 'Christmas',
      nextMeal: { menuDt: '20261226', menuMealType: '1' },
    })
    await restaurantQueries(server.database.db).setRestDay('REST000311', '20261226', {
      restNm: '정기 점검',
      restNmEng: 'Maintenance',
    })
    expect(dataOf<Row>(await again.post('/api/main/mainData'))).toMatchObject({ nextMeal: { menuDt: '20261227' } })
    await restaurantQueries(server.database.db).setRestDay('REST000311', '20261226', null)
  })

  test('steps within the time of the challenge are told while it is open', async () => {
    server.clock.set(new Date('2026-11-19T03:52:00Z'))
    const member = await server.member('haneul')
    const card = dataOf<{ challengeCard: Row }>(await member.post('/api/main/mainData')).challengeCard
    expect(card).toMatchObject({ windowStartTm: '1130', windowEndTm: '1400', dayGoalStepCnt: 3000 })
    expect(Number(card.todayStepCnt)).toBeGreaterThan(1000)
    expect(Number(card.todayStepCnt)).toBeLessThan(3000)
  })

  test('an order of today is told with its number until its counter closes, one of another day is not', async () => {
    const day = '20261119'
    const member = await server.member('haneul')
    const kit = (menuDt: string) =>
      member.post('/api/mypage/wellorder/reservation/saveMealReservation', {
        smartMenuSeq: String(prodSeqOf(menuDt, 1)),
        orderQty: 1,
        pickupTm: '1820',
      })
    const card = async (who = member) => dataOf<Row>(await who.post('/api/main/mainData')).pickupCard
    await kit('20261120')
    expect(await card()).toBeNull()
    const { smartOrderSeq, pickupNo } = dataOf<Row>(await kit(day))
    expect(await card()).toMatchObject({
      smartOrderSeq,
      pickupNo,
      menuDt: day,
      menuMealType: '3',
      readyTm: '1810',
      pickupTm: '1820',
      pickupPlaceEng: 'Take-out counter, B1',
    })
    server.clock.set(new Date('2026-11-19T13:30:00Z'))
    expect(await card(await server.signedIn(member))).toBeNull()
  })

  test('the cards of the hub stand as the member arranged them; the next meal stays [MYP-14]', async () => {
    const member = await server.member()
    const cards = async () =>
      dataOf<Row[]>(await member.post('/api/main/getMainMenuWidget')).map(
        (card) => `${String(card.menuId)} ${String(card.showYn)} ${String(card.orderSeq)}`,
      )
    expect(await cards()).toEqual(['activity Y 1', 'meal Y 2', 'quick Y 3', 'challenge Y 4'])
    expect(
      (await member.post('/api/main/saveMainMenuWidget', { menuIdList: ['challenge', 'activity'] })).statusCode,
    ).toBe(200)
    expect(await cards()).toEqual(['challenge Y 1', 'activity Y 2', 'meal Y 3', 'quick N 4'])
    expect((await member.post('/api/main/saveMainMenuWidget', { menuIdList: ['meal', 'nothing'] })).statusCode).toBe(
      400,
    )
    expect((await cards())[0]).toBe('challenge Y 1')
  })
})
