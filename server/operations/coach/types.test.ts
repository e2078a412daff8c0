import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/db/seed/people.ts'
import { challengeMembers } from '#server/domain/challenge/schema.ts'
import { intakeQueries, type NewFood } from '#server/domain/intake/queries.ts'
import { FEWEST_EATERS } from '#server/domain/peer/queries.ts'
import { peerEating } from '#server/domain/peer/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
/** A choice of each of the ten questions; the fourth takes several. */
const ANSWERS = [[3], [3], [3], [2, 3], [1], [2], [2], [2], [2], [2]].map((choiceNoList, index) => ({
  questionSeq: index + 1,
  choiceNoList,
}))

describe.each(databaseKinds)('reports, types and styles, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: new Date('2026-11-19T12:06:00Z') })
  })
  afterAll(() => server.close())

  const get = async <Data = Row>(member: TestMember, url: string, lang = 'ko') =>
    dataOf<Data>(await member.get(url, { 'accept-language': lang }))
  const post = async <Data = Row>(member: TestMember, url: string, body: object = {}, lang = 'ko') =>
    dataOf<Data>(await member.post(url, body, { 'accept-language': lang }))

  test('a year of meals has nine reports, each read once, with what changed and what to try [COA-02]', async () => {
    const [member, other] = [await server.member('haneul'), await server.member('saebyeok')]
    const page = await get<{ totalCnt: number; list: Row[] }>(member, '/api/mypage/myReport/pattern-list')
    expect(page).toMatchObject({ totalCnt: 9, needDayCnt: 5 })
    const [latest] = page.list
    expect(latest).toMatchObject({ patternNm: '저녁 중심형', readYn: 'N' })
    expect(page.list.map((report) => report.endDt)).toEqual(
      page.list
        .map((report) => report.endDt)
        .toSorted()
        .toReversed(),
    )

    const data = await get<{ mealList: Row[]; weekdayList: Row[] }>(member, '/api/coach/pattern-data')
    // Dinner brings most of the energy, but not half of it: that is no lunch first.
    expect(data).toMatchObject({ reportSeq: latest?.reportSeq, patternCode: 'DINNER', score: latest?.score })
    const byRate = data.mealList.toSorted((a, b) => Number(b.kcalRate) - Number(a.kcalRate))
    expect(byRate[0]).toMatchObject({ menuMealType: '3', dishNm: expect.any(String) })
    expect(Number(byRate[0]?.kcalRate)).toBeLessThanOrEqual(50)
    expect(data.mealList.reduce((sum, meal) => sum + Number(meal.kcalRate), 0)).toBe(100)
    expect(data.weekdayList).toHaveLength(7)
    const words = await post<{ goodList: string[]; careList: string[] }>(member, '/api/coach/getPatternReportSummary')
    expect(words).toMatchObject({
      summaryTxt: '하루 가운데 저녁을 가장 든든하게 드셨어요.',
      nextGoalTxt: '이번 주에는 아침을 한 번만 더 챙겨 보세요.',
    })
    expect(await post(member, '/api/coach/getPatternReportSummary', {}, 'en')).toMatchObject({
      patternNm: 'Dinner first',
    })
    expect((await get<{ list: Row[] }>(member, '/api/mypage/myReport/pattern-list')).list[0]?.readYn).toBe('Y')

    const before = await get<{ itemList: Row[] }>(member, '/api/coach/pattern-comp-data')
    expect(before.itemList.map((item) => item.itemCode)).toEqual(['SCORE', 'BREAKFAST', 'KCAL', 'VEG', 'NA', 'NIGHT'])
    expect(before.itemList.every((item) => item.beforeVal !== null)).toBe(true)
    // A man of 42 stands beside the men in their forties; of fewer than twenty nothing is told.
    expect(before.itemList.map((item) => item.peerVal)).toEqual([70, 6.8, 1920, 2.1, 2960, 1.6])
    await server.database.db
      .update(peerEating)
      .set({ members: FEWEST_EATERS - 1 })
      .where(and(eq(peerEating.gender, 'M'), eq(peerEating.decade, 40)))
    expect(
      (await get<{ itemList: Row[] }>(member, '/api/coach/pattern-comp-data')).itemList.map((item) => item.peerVal),
    ).toEqual([null, null, null, null, null, null])
    await server.database.db
      .update(peerEating)
      .set({ members: 96 })
      .where(and(eq(peerEating.gender, 'M'), eq(peerEating.decade, 40)))
    expect((await get<Row[]>(member, '/api/coach/pattern-type')).filter((one) => one.myYn === 'Y')).toMatchObject([
      { patternCode: 'DINNER' },
    ])

    // A number of somebody else, and nothing at all.
    for (const url of [
      `/api/coach/pattern-data?reportSeq=${Number(latest?.reportSeq)}`,
      '/api/coach/pattern-data',
      '/api/coach/pattern-comp-data',
    ])
      expect((await other.get(url)).statusCode).toBe(404)
    expect(await get(other, '/api/mypage/myReport/pattern-list')).toMatchObject({
      totalCnt: 0,
      recordDayCnt: 0,
      needDayCnt: 5,
      list: [],
    })
  })

  test('the first report is of the first full weeks, not promised before; nothing eaten earlier counts', async () => {
    const [late, early] = [await server.member(), await server.member()]
    const eat = (member: TestMember, days: readonly string[]) =>
      intakeQueries(server.database.db).add(
        member.hcId,
        days.map((day): NewFood => ({
          eatDt: `${day}121000`,
          mealType: '2',
          foodName: '음식',
          quantity: null,
          unit: null,
          kcal: 600,
          carbohydrateG: null,
          proteinG: null,
          fatG: null,
          sugarG: null,
          fibreG: null,
          sodiumMg: null,
          source: 'WRITE',
        })),
        server.clock.now(),
      )
    await eat(late, ['20261118', '20261119'])
    await eat(early, ['20261111', '20261116', '20261118'])
    expect(await get(late, '/api/mypage/myReport/pattern-list')).toMatchObject({
      totalCnt: 0,
      recordDayCnt: 0,
      nextStartDt: '20261123',
      nextEndDt: '20261206',
    })
    expect(await get(early, '/api/mypage/myReport/pattern-list')).toMatchObject({
      totalCnt: 0,
      recordDayCnt: 2,
      nextStartDt: '20261116',
      nextEndDt: '20261129',
    })
  })

  test('an eating type rests on ninety days, and says how many are missing', async () => {
    const member = await server.member('haneul')
    const type = await post<{ nbti: Row; axisList: Row[] }>(member, '/api/menu/getUserNbti')
    expect(type).toMatchObject({
      nickName: '하늘',
      testDt: '20261116',
      startDt: '20260818',
      needDayCnt: 30,
      nbti: { nbtiCode: 'RMSF', nbtiNm: '든든한 한 상파', matchCode: 'RLMN' },
    })
    expect(type.axisList.map((axis) => axis.axisCode)).toEqual(['TIME', 'AMOUNT', 'TASTE', 'CHOICE'])
    expect(await post(await server.member('saebyeok'), '/api/menu/getUserNbti')).toEqual({
      nickName: '새벽',
      testDt: null,
      startDt: null,
      recordDayCnt: 0,
      needDayCnt: 30,
      nbti: null,
      axisList: [],
    })
    const all = await post<Row[]>(member, '/api/menu/getNbtiList', {}, 'en')
    expect(new Set(all.map((one) => one.nbtiNm)).size).toBe(16)
    expect(all.every((one) => all.some((match) => match.nbtiCode === one.matchCode))).toBe(true)
    expect(JSON.stringify(all)).not.toMatch(/[가-힣]/)
  })

  test('haneul of the demo sees the styles of two team mates who have agreed, and of nobody else there', async () => {
    const haneul = await server.signedIn({ hcId: 'HC0000000311', username: 'haneul', password: DEMO_PASSWORD })
    expect(await post(haneul, '/api/coach/getFoodStyleFriend')).toEqual({
      friendAgreeYn: 'Y',
      totalCnt: 2,
      list: [
        {
          friendSeq: 1,
          nickName: '민재',
          usrImg: '01',
          styleCode: 'FS05',
          styleNm: '든든한 고기파',
          sameYn: 'N',
          matchRate: 76,
        },
        {
          friendSeq: 2,
          nickName: '예린',
          usrImg: '05',
          styleCode: 'FS03',
          styleNm: '천천히 골고루',
          sameYn: 'Y',
          matchRate: 98,
        },
      ],
    })
    // A copy has mates of its own, without an account.
    expect(await post(await server.member('haneul'), '/api/coach/getFoodStyleFriend')).toEqual({
      friendAgreeYn: 'Y',
      totalCnt: 0,
      list: [],
    })
  })

  test('a food style is what was answered, and friends see it after agreement alone [COA-01]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const asked = await get<{ choiceList: Row[] }[]>(member, '/api/coach/searchFoodStyleDetail')
    expect(asked).toHaveLength(10)
    expect((await member.post('/api/coach/updateFriendAgreeYn', { friendAgreeYn: 'Y' })).statusCode).toBe(409)
    const saved = await post<{ style: Row }>(member, '/api/coach/putFoodStyle', { answerList: ANSWERS })
    expect(saved).toMatchObject({
      answerDt: '20261119',
      style: { styleCode: 'FS03', styleNm: '천천히 골고루' },
      friendAgreeYn: 'N',
    })
    expect(await get(member, '/api/coach/getFoodStyleResult')).toEqual(saved)
    const again = await get<{ choiceList: Row[] }[]>(member, '/api/coach/searchFoodStyleDetail')
    expect(again[3]?.choiceList.map((choice) => choice.selectYn)).toEqual(['N', 'Y', 'Y', 'N'])
    expect(await post(member, '/api/coach/updateFriendAgreeYn', { friendAgreeYn: 'Y' })).toMatchObject({
      friendAgreeYn: 'Y',
      agreeDtm: expect.stringMatching(/^20261119/),
    })
    // Answering again keeps the agreement.
    expect(await post(member, '/api/coach/putFoodStyle', { answerList: ANSWERS })).toMatchObject({ friendAgreeYn: 'Y' })
    expect(await post(member, '/api/coach/getFoodStyleFriend')).toEqual({ friendAgreeYn: 'Y', totalCnt: 0, list: [] })
    // Mates of a team see each other's style, by what each has agreed to.
    const shy = await server.member()
    const seat = ({ hcId }: { hcId: string }, nickName: string) => ({
      chalnCode: 'CH20261201',
      memberKey: hcId,
      hcId,
      teamSeq: 9,
      nickName,
      usrImg: '03',
      joinedAt: new Date(),
    })
    await server.database.db
      .insert(challengeMembers)
      .values([seat(member, '새벽'), seat(shy, '새벽'), seat(await server.member('haneul'), '하늘')])
    await post(shy, '/api/coach/putFoodStyle', { answerList: ANSWERS })
    expect(await post(member, '/api/coach/getFoodStyleFriend')).toMatchObject({
      totalCnt: 1,
      list: [{ friendSeq: 1, nickName: '하늘', styleCode: 'FS03', sameYn: 'Y', matchRate: 100 }],
    })
    expect(await post(member, '/api/coach/getFoodStyleFriend', { pageNo: 2 })).toMatchObject({ totalCnt: 1, list: [] })
    expect(await post(shy, '/api/coach/getFoodStyleFriend')).toEqual({ friendAgreeYn: 'N', totalCnt: 0, list: [] })
    expect(await post(member, '/api/coach/updateFriendAgreeYn', { friendAgreeYn: 'N' })).toEqual({
      friendAgreeYn: 'N',
      agreeDtm: null,
    })
    expect(await get(other, '/api/coach/getFoodStyleResult')).toEqual({
      answerDt: null,
      style: null,
      axisList: [],
      friendAgreeYn: 'N',
    })
    for (const answerList of [
      ANSWERS.slice(1),
      [...ANSWERS.slice(1), { questionSeq: 1, choiceNoList: [9] }],
      [{ questionSeq: 1, choiceNoList: [1, 2] }, ...ANSWERS.slice(1)],
    ]) {
      expect((await member.post('/api/coach/putFoodStyle', { answerList })).statusCode).toBe(409)
    }
    expect(await get(await server.member('haneul'), '/api/coach/getFoodStyleResult', 'en')).toMatchObject({
      style: { styleCode: 'FS03', styleNm: 'Slowly, a bit of everything' },
      friendAgreeYn: 'Y',
    })
  })
})
