import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courseOf, gramsOf, lessBy, weightRange } from '#server/domain/challenge/target.rules.ts'
import { challengeDays, challenges, challengeTargets } from '#server/domain/challenge/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
const COACHED = 'CH20261029'
const WALK = 'CH20261102'
const C = '/api/chalen/challenge'

test('levels and limits are shares of where somebody began, to a tenth of a kilogram', () => {
  expect(weightRange(69_900)).toEqual({ min: 66_400, max: 69_900, suits: 67_800 })
  expect([lessBy(69_900, 15), gramsOf('67.8'), gramsOf('67.85'), gramsOf('x')]).toEqual([
    68_900,
    67_800,
    undefined,
    undefined,
  ])
})

test('a course has one point a day, the last reading of it, and the mean of a week', () => {
  const readings = [
    { day: '20261116', value: 69_000 },
    { day: '20261116', value: 68_800 },
    { day: '20261118', value: 68_400 },
  ]
  expect(courseOf(readings, null)).toEqual([
    { baseDt: '20261116', value: 68_800 },
    { baseDt: '20261118', value: 68_400 },
  ])
  expect(courseOf(readings, () => '20261116')).toEqual([{ baseDt: '20261116', value: 68_600 }])
})

describe.each(databaseKinds)('targets and missions of a challenge, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const get = async <T>(who: TestMember, url: string) => dataOf<T>(await who.get(url))

  test('the coached one shows the way of the weight, and nobody else sees it', async () => {
    const member = await server.member('haneul')
    const [weight] = await get<Row[]>(member, `${C}/chalIndicatorList?chalnCode=${COACHED}`)
    expect(weight).toMatchObject({
      indicatorCode: 'BW',
      startVal: '69.9',
      nowVal: '68.4',
      goalVal: '67.8',
      betterCode: 'DOWN',
    })
    const course = await get<{ goalVal: string; pointList: { baseDt: string; indicatorVal: string }[] }>(
      member,
      `${C}/chalIndicatorChart?chalnCode=${COACHED}&indicatorCode=BW&termType=DAY`,
    )
    expect(course.goalVal).toBe('67.8')
    expect(course.pointList.at(-1)?.indicatorVal).toBe('68.4')
    expect(course.pointList.map(({ baseDt }) => baseDt)).toEqual(
      course.pointList.map(({ baseDt }) => baseDt).toSorted(),
    )
    const weeks = await get<{ pointList: unknown[] }>(
      member,
      `${C}/chalIndicatorChart?chalnCode=${COACHED}&indicatorCode=BW`,
    )
    expect(weeks.pointList.length).toBeLessThan(course.pointList.length)
    expect(await get(member, `${C}/chalIndicatorList?chalnCode=${WALK}`)).toEqual([])
    const other = await server.member('saebyeok')
    for (const path of [
      'chalIndicatorList',
      'chalTargetList',
      'chalTarget',
      'chalMyMissonList',
      'chalMyMissonTitleMsg',
      'chalMyMissonWeekList',
    ]) {
      expect([path, (await other.get(`${C}/${path}?chalnCode=${COACHED}`)).statusCode]).toEqual([path, 404])
    }
  })

  test('beside the weight stand dinners and body fat, in the language of the call; another code is none', async () => {
    const member = await server.member('haneul')
    const list = await get<Row[]>(member, `${C}/chalIndicatorList?chalnCode=${COACHED}`)
    expect(list.map(({ indicatorCode, unitNm, goalVal }) => [indicatorCode, unitNm, goalVal])).toEqual([
      ['BW', 'kg', '67.8'],
      ['DINNERKCAL', 'kcal', null],
      ['BDF', '%', null],
    ])
    type Course = { goalVal: string | null; pointList: { baseDt: string; indicatorVal: string }[] }
    for (const { indicatorCode, startVal, nowVal, baseDt } of list.slice(1)) {
      const { goalVal, pointList } = await get<Course>(
        member,
        `${C}/chalIndicatorChart?chalnCode=${COACHED}&indicatorCode=${String(indicatorCode)}&termType=DAY`,
      )
      expect([indicatorCode, goalVal, pointList[0]?.indicatorVal, pointList.at(-1)]).toEqual([
        indicatorCode,
        null,
        startVal,
        { baseDt, indicatorVal: nowVal },
      ])
      expect(pointList.every((point) => point.baseDt >= '20261029')).toBe(true)
    }
    // A dinner is what the day's page shows of it.
    const { pointList } = await get<Course>(
      member,
      `${C}/chalIndicatorChart?chalnCode=${COACHED}&indicatorCode=DINNERKCAL&termType=DAY`,
    )
    const { tabList } = await get<{ tabList: { menuMealTypeTxt: string; eatKcal: number | null }[] }>(
      member,
      `/api/healthlog/nutrition/DayTabKcalInfo?baseDt=${pointList[0]?.baseDt ?? ''}`,
    )
    expect(String(tabList.find(({ menuMealTypeTxt }) => menuMealTypeTxt === '저녁')?.eatKcal)).toBe(
      pointList[0]?.indicatorVal,
    )
    const english = dataOf<Row[]>(
      await member.get(`${C}/chalIndicatorList?chalnCode=${COACHED}`, { 'accept-language': 'en' }),
    )
    expect(english.map(({ indicatorNm }) => indicatorNm)).toEqual(['Weight', 'Dinner energy', 'Body fat'])
    expect((await member.get(`${C}/chalIndicatorChart?chalnCode=${COACHED}&indicatorCode=STEP`)).statusCode).toBe(404)
  })

  test('a challenge tells its own missions alone: of a day, of a week, and the days that all were done', async () => {
    server.clock.set(new Date('2026-11-19T03:52:00Z'))
    const member = await server.member('haneul')
    const all = await get<Row[]>(member, `${C}/chalMissonList?chalnCode=${WALK}`)
    expect(all.map(({ missionSeq }) => missionSeq)).toEqual([1, 2, 3])
    const mine = await get<Row[]>(member, `${C}/chalMyMissonList?chalnCode=${WALK}`)
    expect(mine.map(({ missionSeq, doneYn }) => [missionSeq, doneYn])).toEqual([
      [1, 'Y'],
      [2, 'Y'],
      [3, 'N'],
    ])
    expect(mine[0]?.['missionDailySeq']).toEqual(expect.any(Number))
    expect(await get(member, `${C}/chalMyMissonTitleMsg?chalnCode=${WALK}`)).toMatchObject({
      titleMsg: '하나만 더 하면 오늘도 완성이에요',
      doneCnt: 2,
      totalCnt: 3,
    })
    const week = await get<{ weekNo: number; dayList: Row[] }>(member, `${C}/chalMyMissonWeekList?chalnCode=${WALK}`)
    expect(week.weekNo).toBe(3)
    expect(week.dayList).toHaveLength(7)
    expect(week.dayList[3]).toEqual({ missionDt: '20261119', totalCnt: 3, doneCnt: 2, successYn: null })
    expect(week.dayList[6]).toMatchObject({ totalCnt: 0, successYn: null })
    const days = await member.post(`${C}/getChalMyMissonTotalSuccessDays`, { chalnCode: WALK })
    const told = dataOf<{ overDays: number; successDays: number; continueDays: number; maxContinueDays: number }>(days)
    expect(told).toMatchObject({ chalnCode: WALK, totalDays: 20, overDays: 13 })
    expect(told.maxContinueDays).toBeGreaterThanOrEqual(told.continueDays)
    expect(told.successDays).toBeGreaterThanOrEqual(told.maxContinueDays)
  })

  test('nobody is told of days that are not left any more', async () => {
    const fresh = await server.member('haneul')
    // The last day but one: of sixteen days more than two are missing.
    server.clock.set(new Date('2026-11-26T03:00:00Z'))
    const member = await server.signedIn(fresh)
    const told = await get<{ msg: string }>(member, '/api/my/chalngeMsg')
    expect(told.msg).toMatch(/^지금까지 \d+일 해내셨어요\.$/)
  })

  test('the hub and the floating button know what the member is in [CHA-11]', async () => {
    const member = await server.member('haneul')
    expect(await get(member, '/api/my/chalnChkYn')).toEqual({ chalnChkYn: 'Y', chalnCnt: 2 })
    expect(await get(member, '/api/my/chalngeMsg')).toEqual({ chalnCode: WALK, msg: '5일만 더 하면 완주예요.' })
    expect(await get(member, '/api/my/getChlList')).toMatchObject([
      { chalnCode: COACHED, statusCode: 'ING' },
      { chalnCode: WALK, achieveRate: 69 },
    ])
    expect(await get(member, '/api/my/getIntensive')).toEqual({
      intensiveActive: 'Y',
      intensivechalnCode: COACHED,
      dDay: 10,
    })
    // Those under way lead from care first, with a picture or without [CAR-01].
    const banners = await get<Row[]>(member, '/api/care/challengeBannerContents')
    expect(banners.slice(0, 2)).toMatchObject([
      { chalnCode: WALK, imgUrl: null, joinYn: 'Y' },
      { chalnCode: COACHED, title: '영양사와 함께 저녁을 가볍게 바꾸는 32일', joinYn: 'Y' },
    ])
    expect(banners.slice(2).every(({ joinYn }) => joinYn === 'N')).toBe(true)
    const nobody = await server.member('saebyeok')
    expect(await get(nobody, '/api/my/chalnChkYn')).toEqual({ chalnChkYn: 'N', chalnCnt: 0 })
    expect(await get(nobody, '/api/my/getIntensive')).toEqual({
      intensiveActive: 'N',
      intensivechalnCode: null,
      dDay: null,
    })
    expect(await get(nobody, '/api/my/chalngeMsg')).toEqual({ chalnCode: null, msg: '새 챌린지를 둘러보세요.' })
  })

  // Last: it moves the challenge for everybody.
  test('a target is chosen until the second day that counts, within its limits, and keeps where it began', async () => {
    const member = await server.member('haneul')
    const save = (body: object) => member.post(`${C}/saveChalTarget`, { chalnCode: COACHED, targetCode: 'BW', ...body })
    expect((await save({ goalVal: '67.0' })).json()).toMatchObject({ error: 'locked' })
    const { db } = server.database
    // As if it began tomorrow.
    await db.update(challenges).set({ startDt: '20261120' }).where(eq(challenges.chalnCode, COACHED))
    await db.delete(challengeDays).where(eq(challengeDays.chalnCode, COACHED))
    // Who may join chooses before joining; who may not learns nothing.
    const [outside, english] = [await server.member('emily'), await server.member('emily')]
    expect(
      (await outside.post(`${C}/saveChalTarget`, { chalnCode: COACHED, targetCode: 'BW', goalVal: '50.0' })).statusCode,
    ).toBe(404)
    await db.update(challenges).set({ applyEndDt: '20261119' }).where(eq(challenges.chalnCode, COACHED))
    const [choice] = await get<{ recmndVal: string }[]>(english, `${C}/chalTargetList?chalnCode=${COACHED}`)
    expect(
      (
        await english.post(`${C}/saveChalTarget`, {
          chalnCode: COACHED,
          targetCode: 'BW',
          optCode: 'STEADY',
          goalVal: choice?.recmndVal,
        })
      ).json(),
    ).toMatchObject({ data: { optCode: 'STEADY', goalVal: choice?.recmndVal } })
    expect(await get(english, `${C}/chalTarget?chalnCode=${COACHED}`)).toMatchObject({
      goalVal: choice?.recmndVal,
      changeYn: 'Y',
    })
    const levels = await get<{ optCode: string; goalVal: string }[]>(
      member,
      `${C}/chalTargetOptCode?chalnCode=${COACHED}&targetCode=BW`,
    )
    expect(levels.map(({ goalVal }) => goalVal)).toEqual(['68.9', '67.8', '66.4'])
    expect(await get(member, `${C}/chalTargetList?chalnCode=${COACHED}`)).toMatchObject([
      { minVal: '66.4', maxVal: '69.9', recmndVal: '67.8' },
    ])
    expect([
      (await save({ goalVal: '60.0' })).statusCode,
      (await save({ goalVal: '67.0', optCode: 'STEADY' })).statusCode,
    ]).toEqual([400, 400])
    expect((await save({ goalVal: '66.4', optCode: 'MOST' })).json()).toMatchObject({
      data: { goalVal: '66.4', startVal: '69.9', optCode: 'MOST', changeYn: 'Y' },
    })
    expect(await db.select().from(challengeTargets).where(eq(challengeTargets.hcId, member.hcId))).toMatchObject([
      { startVal: 69_900, goalVal: 66_400 },
    ])
    expect(await get(member, `${C}/chalTargetOptCode?chalnCode=${WALK}&targetCode=DAYCNT`)).toEqual([])
  })
})
