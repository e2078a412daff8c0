import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantPoints } from '#server/domain/points/ledger.queries.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
type Page = { totalCnt: number; list: Row[] }

const POINTS = '/api/mypage/point'

describe.each(databaseKinds)('points, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const list = async (member: TestMember, query = '', headers = {}) =>
    dataOf<Page>(await member.get(`${POINTS}/getSelectPointList?${query}`, headers))

  test('haneul has 2,350, of which 200 end this month and 150 the next', async () => {
    const haneul = await server.member('haneul')
    expect(dataOf(await haneul.get(`${POINTS}/getUserPointInfo`))).toEqual({
      point: 2350,
      monthSavePoint: 450,
      monthUsePoint: 300,
      extinctPoint: 200,
    })
    const ending = dataOf<Row[]>(await haneul.get(`${POINTS}/getSelectPointExtinction`))
    expect(ending.slice(0, 2)).toEqual([
      { extinctDt: '20261130', point: 200 },
      { extinctDt: '20261231', point: 150 },
    ])
    expect(ending.reduce((sum, row) => sum + Number(row.point), 0)).toBe(2350)
  })

  test('each line ends with what was left, newest first, in the member’s language [LNG-02]', async () => {
    const haneul = await server.member('haneul')
    const { totalCnt, list: rows } = await list(haneul)
    expect(totalCnt).toBe(rows.length)
    expect(rows.slice(0, 4)).toMatchObject([
      { pointDtm: '202611182359', pointType: 'SAVE', point: 150, balance: 2350, reasonTxt: '하루 8천 보 달성' },
      {
        pointDtm: '202611121213',
        pointType: 'USE',
        point: -300,
        balance: 2200,
        reasonTxt: '점심 값에 씀 · 한빛타워점',
      },
      { pointDtm: '202611052359', pointType: 'SAVE', point: 300, balance: 2500, reasonTxt: '주간 설문 참여' },
      { pointDtm: '202610312359', pointType: 'EXTINCT', point: -100, balance: 2200, reasonTxt: '기한이 지나 사라짐' },
    ])
    const english = await list(haneul, '', { 'accept-language': 'en' })
    expect(english.list.slice(0, 2).map((row) => row.reasonTxt)).toEqual([
      '8,000 steps in a day',
      'Paid for lunch · Hanbit Tower',
    ])
    expect((await list(await server.member('emily'))).list[0]?.reasonTxt).toBe('Paid for lunch · Hanbit Tower')
  })

  test('the list is narrowed by kind and days, and comes in pages', async () => {
    const haneul = await server.member('haneul')
    const november = await list(haneul, 'startDt=20261101&endDt=20261118')
    expect(november.list.map((row) => row.point)).toEqual([150, -300, 300])
    expect((await list(haneul, 'startDt=20261101&pointType=USE')).list.map((row) => row.point)).toEqual([-300])
    const whole = await list(haneul)
    expect(await list(haneul, 'pageNo=2&pageSize=1')).toEqual({ totalCnt: whole.totalCnt, list: [whole.list[1]] })
    expect((await list(haneul, 'pageNo=99')).list).toEqual([])
    // The first day of the calendar is none that the database knows.
    expect(await list(haneul, 'startDt=00000101')).toEqual(whole)
    expect((await list(haneul, 'startDt=00000101&endDt=00000101')).list).toEqual([])
  })

  test.each([
    'startDt=20261119&endDt=20261101',
    'startDt=20261331',
    'endDt=2026',
    'pointType=GIFT',
    'pageNo=0',
    'pageSize=101',
  ])('%s is refused [VAL-05]', async (query) => {
    const answer = await (await server.member()).get(`${POINTS}/getSelectPointList?${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'badRequest', errorMessage: expect.stringContaining('확인') },
    ])
  })

  test('a new member has none, and sees nobody else’s', async () => {
    await server.member('haneul')
    const fresh = await server.member('saebyeok')
    expect(dataOf(await fresh.get(`${POINTS}/getUserPointInfo`))).toEqual({
      point: 0,
      monthSavePoint: 0,
      monthUsePoint: 0,
      extinctPoint: 0,
    })
    expect(dataOf(await fresh.get(`${POINTS}/getSelectPointExtinction`))).toEqual([])
    expect(await list(fresh)).toEqual({ totalCnt: 0, list: [] })
    expect((await server.request({ method: 'GET', url: `${POINTS}/getUserPointInfo` })).statusCode).toBe(401)
  })

  test('when the month turns what has ended is gone from every answer, written once', async () => {
    const member = await server.member()
    const movement = { source: 'TEST', sourceKey: 'a', points: 120, reason: { code: 'survey', args: {} } } as const
    await server.database.db.transaction((tx) =>
      grantPoints(tx, member.hcId, movement, seoulInstant('20251124', '1200')),
    )
    const before = server.clock.now()
    server.clock.set(seoulInstant('20261201', '0001'))
    // Another day is another session's business: the token is as old as the clock says.
    const again = await server.signedIn(member)
    const answers = await Promise.all([
      again.get(`${POINTS}/getUserPointInfo`),
      again.get(`${POINTS}/getSelectPointList`),
    ])
    server.clock.set(before)
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    const [info, page] = answers
    expect(info && dataOf<Row>(info).point).toBe(0)
    expect(page && dataOf<Page>(page).list).toMatchObject([
      { pointType: 'EXTINCT', point: -120, balance: 0, pointDtm: '202611302359' },
      { point: 120 },
    ])
  })
})
