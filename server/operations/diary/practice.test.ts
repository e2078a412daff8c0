import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Day = {
  doneCnt: number
  totalCnt: number
  coach: { coachSeq: number; coachTxt: string; actCode: string; replyCode: string | null } | null
  actList: { actCode: string; actNm: string; doneYn: string; doneDt: string | null }[]
}

describe.each(databaseKinds)('the daily practice, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const dayOf = async (member: TestMember, baseDt = '20261119', headers = {}) =>
    dataOf<Day>(await member.get(`/api/diary/getDailyAct?baseDt=${baseDt}`, headers))
  const codes = (day: Day) => day.actList.map(({ actCode, doneYn }) => `${actCode} ${doneYn}`)
  const tick = (member: TestMember, actCode: string, baseDt = '20261119', doneYn = 'Y') =>
    member.post('/api/diary/saveDailyAct', { baseDt, actCode, doneYn })
  const choose = (member: TestMember, actCodeList: string[]) =>
    member.post('/api/diary/saveDailyActMst', { actCodeList })

  test('haneul has two since Monday; a tick shows everywhere, twice is once, and is taken back [MEA-17]', async () => {
    const member = await server.member('haneul')
    expect(codes(await dayOf(member))).toEqual(['VEGFIRST N', 'HALFSOUP N'])
    const after = dataOf<Day>(await tick(member, 'HALFSOUP'))
    expect(after).toMatchObject({ doneCnt: 1, totalCnt: 2 })
    await tick(member, 'HALFSOUP')
    expect(await dayOf(member)).toEqual(after)
    expect(dataOf(await member.post('/api/main/getDiaryActList'))).toEqual([
      { actCode: 'VEGFIRST', actNm: '나물 반찬 먼저 먹기', doneYn: 'N', doneDt: null },
      { actCode: 'HALFSOUP', actNm: '국물은 반만 먹기', doneYn: 'Y', doneDt: expect.stringMatching(/^202611191124/) },
    ])
    expect(dataOf<Day>(await tick(member, 'HALFSOUP', '20261119', 'N')).doneCnt).toBe(0)
  })

  test('the month tells its days and which practice sticks', async () => {
    const member = await server.member('haneul')
    expect(dataOf(await member.get('/api/diary/getDailyActMonth'))).toEqual({
      baseMm: '202611',
      actDayCnt: 4,
      fullDayCnt: 2,
      doneCnt: 5,
      dayList: [
        { baseDt: '20261116', doneCnt: 2, totalCnt: 2 },
        { baseDt: '20261117', doneCnt: 1, totalCnt: 2 },
        { baseDt: '20261118', doneCnt: 2, totalCnt: 2 },
        { baseDt: '20261119', doneCnt: 0, totalCnt: 2 },
      ],
    })
    expect(
      dataOf(await member.get('/api/diary/getDailyActListMonth?baseMm=202611', { 'accept-language': 'en' })),
    ).toMatchObject([
      { actCode: 'VEGFIRST', actNm: 'Vegetables first', dayCnt: 4, doneCnt: 3, doneRate: 75 },
      { actCode: 'HALFSOUP', doneCnt: 2, doneRate: 50, doneDtList: ['20261116', '20261118'] },
    ])
    expect(dataOf(await member.get('/api/diary/getDailyActMonth?baseMm=202610'))).toMatchObject({
      actDayCnt: 0,
      dayList: [],
    })
    expect((await member.get('/api/diary/getDailyActMonth?baseMm=202613')).statusCode).toBe(400)
  })

  test('days before this week, to come, and of another practice are refused', async () => {
    const member = await server.member('haneul')
    expect((await tick(member, 'VEGFIRST', '20261115')).statusCode).toBe(409)
    expect((await tick(member, 'VEGFIRST', '20261120')).statusCode).toBe(409)
    expect((await tick(member, 'VEGFIRST', '20261131')).statusCode).toBe(400)
    expect((await tick(member, 'STAIRS')).statusCode).toBe(404)
    expect((await tick(member, 'HALFSOUP', '20261117')).statusCode).toBe(200)
    expect(codes(await dayOf(member, '20261117'))).toEqual(['VEGFIRST Y', 'HALFSOUP Y'])
  })

  test('a new choice holds from today on, in its order; days gone by keep theirs, and again is the same', async () => {
    const member = await server.member('haneul')
    expect(dataOf(await choose(member, ['LUNCHWALK', 'VEGFIRST']))).toEqual({ resultCnt: 2 })
    await choose(member, ['LUNCHWALK', 'VEGFIRST'])
    expect(codes(await dayOf(member))).toEqual(['LUNCHWALK N', 'VEGFIRST N'])
    expect(
      codes(await dayOf(member, '20261118'))
        .map((code) => code.slice(0, -2))
        .toSorted(),
    ).toEqual(['HALFSOUP', 'VEGFIRST'])
    // Chosen and left within a day: as if nothing had been.
    await choose(member, ['VEGFIRST'])
    expect(
      dataOf<{ actCode: string }[]>(await member.get('/api/diary/getDailyActListMonth'))
        .map(({ actCode }) => actCode)
        .toSorted(),
    ).toEqual(['HALFSOUP', 'VEGFIRST'])
    await choose(member, [])
    expect(await dayOf(member)).toMatchObject({ totalCnt: 0, actList: [] })
    const all = dataOf<{ actCode: string; selectYn: string }[]>(await member.get('/api/diary/getDailyActMst'))
    expect(all.length).toBeGreaterThanOrEqual(10)
    expect(all.every(({ selectYn }) => selectYn === 'N')).toBe(true)
  })

  test('at most ten, and none that does not exist', async () => {
    const member = await server.member()
    const all = dataOf<{ actCode: string }[]>(await member.get('/api/diary/getDailyActMst')).map(
      ({ actCode }) => actCode,
    )
    expect((await choose(member, all.slice(0, 11))).statusCode).toBe(400)
    expect((await choose(member, ['VEGFIRST', 'NOTHING'])).statusCode).toBe(400)
    expect((await choose(member, all.slice(0, 10))).statusCode).toBe(200)
    expect((await dayOf(member)).totalCnt).toBe(10)
  })

  test('the coach’s word is accepted, and its practice chosen; another day’s word is not answered', async () => {
    const member = await server.member()
    expect((await dayOf(member)).coach).toBeNull()
    const steps = (activityDt: string, count: number) => ({ hcId: member.hcId, activityDt, steps: count })
    await server.database.db.insert(dailyActivity).values([steps('20261117', 9000), steps('20261118', 7800)])
    const { coach } = await dayOf(member)
    expect(coach).toEqual({
      coachSeq: 2026111901,
      coachTxt: '어제는 그제보다 1,200보 덜 걸었어요. 점심 먹고 10분만 걸어 볼까요?',
      actCode: 'LUNCHWALK',
      replyCode: null,
    })
    expect((await dayOf(member, '20261119', { 'accept-language': 'en' })).coach?.coachTxt).toMatch(/^1,200 fewer steps/)
    expect((await dayOf(member, '20261118')).coach).toBeNull()

    const answer = (coachSeq: number, replyCode: string) =>
      member.post('/api/diary/saveUserDailyCoach', { coachSeq, replyCode })
    expect([(await answer(2026111801, 'ACCEPT')).statusCode, (await answer(217, 'ACCEPT')).statusCode]).toEqual([
      404, 404,
    ])
    expect(dataOf(await answer(2026111901, 'ACCEPT'))).toEqual({ resultCnt: 1 })
    expect(dataOf(await answer(2026111901, 'ACCEPT'))).toEqual({ resultCnt: 1 })
    const after = await dayOf(member)
    expect(after).toMatchObject({
      coach: { actCode: 'LUNCHWALK', replyCode: 'ACCEPT' },
      actList: [{ actCode: 'LUNCHWALK', doneYn: 'N' }],
    })
  })

  test('later is asked again tomorrow, hidden never', async () => {
    const member = await server.member()
    const steps = (activityDt: string, count: number) => ({ hcId: member.hcId, activityDt, steps: count })
    await server.database.db
      .insert(dailyActivity)
      .values([steps('20261117', 9000), steps('20261118', 7800), steps('20261119', 6000), steps('20261120', 4000)])
    await member.post('/api/diary/saveUserDailyCoach', { coachSeq: 2026111901, replyCode: 'LATER' })
    expect((await dayOf(member)).coach?.replyCode).toBe('LATER')
    server.clock.set(new Date('2026-11-20T03:00:00Z'))
    const friday = await server.signedIn(member)
    expect((await dayOf(friday, '20261120')).coach).toMatchObject({ actCode: 'LUNCHWALK', replyCode: null })
    await friday.post('/api/diary/saveUserDailyCoach', { coachSeq: 2026112001, replyCode: 'HIDE' })
    server.clock.set(new Date('2026-11-21T03:00:00Z'))
    expect((await dayOf(await server.signedIn(member), '20261121')).coach).toBeNull()
  })

  test('one member’s practice is not another’s', async () => {
    const [member, other] = await Promise.all([server.member('haneul'), server.member('haneul')])
    await tick(member, 'VEGFIRST')
    await choose(member, ['VEGFIRST', 'STAIRS'])
    expect(codes(await dayOf(other))).toEqual(['VEGFIRST N', 'HALFSOUP N'])
    expect((await dayOf(await server.member())).actList).toEqual([])
  })

  test('choices of two phones at once leave one of them whole', async () => {
    const member = await server.member('haneul')
    const answers = await Promise.all([choose(member, ['STAIRS', 'WATER']), choose(member, ['BREATH3', 'WATER'])])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const chosen = (await dayOf(member)).actList.map(({ actCode }) => actCode).toSorted()
    expect([
      ['STAIRS', 'WATER'],
      ['BREATH3', 'WATER'],
    ]).toContainEqual(chosen)
  })
})
