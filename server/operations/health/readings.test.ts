import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

const LOG = '/api/healthlog'
const SAVE = `${LOG}/insertMyHelhIdx`
const value = (helhidxCode: string, helhidxVal: string, inptDt: string) => ({ helhidxCode, helhidxVal, inptDt })
const pair = (sbp: string, dbp: string, inptDt: string) => [value('SBP', sbp, inptDt), value('DBP', dbp, inptDt)]

describe.each(databaseKinds)('readings of the health log, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const read = async <T = Row>(member: TestMember, path: string, headers?: Record<string, string>): Promise<T> =>
    dataOf<T>(await member.get(`${LOG}/${path}`, headers))
  const refusedAt = async (member: TestMember, path: string) => {
    const answer = await member.get(`${LOG}/${path}`)
    return [answer.statusCode, answer.json().errorMessage]
  }

  describe('blood pressure', () => {
    const saved = async () => {
      const member = await server.member()
      await member.post(SAVE, [
        ...pair('124', '80', '20261112073000'),
        ...pair('117', '75', '20261116213000'),
        ...pair('142', '78', '20261118073000'),
        value('SBP', '119', '20261118213000'),
      ])
      return member
    }

    test('tells the newest reading and two weeks’ means, each over what was measured [HLG-09] [CON-18]', async () => {
      const member = await saved()
      expect(await read(member, 'health/MyBloodpressureRecord')).toMatchObject({
        lastRecord: {
          sbpVal: '119',
          dbpVal: null,
          inptDt: '20261118213000',
          helhidxOriCode: '1',
          statusCode: 'NORMAL',
        },
        thisWeek: { startDt: '20261116', endDt: '20261122', recordCnt: 3, avgSbp: 126, avgDbp: 77 },
        lastWeek: { startDt: '20261109', endDt: '20261115', recordCnt: 1, avgSbp: 124, avgDbp: 80 },
        sbpRangeList: [
          { rangeNm: '낮음' },
          { rangeNm: '정상', minVal: '90', maxVal: '120' },
          { rangeNm: '주의' },
          { rangeNm: '높음', maxVal: null },
        ],
      })
      const newcomer = await server.member()
      expect(await read(newcomer, 'health/MyBloodpressureRecord')).toMatchObject({
        lastRecord: null,
        thisWeek: { recordCnt: 0, avgSbp: null, avgDbp: null },
      })
    })

    test('lists by pages, newest first, between two days; the worse one of a pair speaks', async () => {
      const member = await saved()
      const page = await read<{ totalCnt: number; list: Row[] }>(member, 'health/MyBloodpressureRecordList?pageSize=2')
      expect(page).toMatchObject({
        totalCnt: 4,
        list: [{ sbpVal: '119' }, { sbpVal: '142', dbpVal: '78', statusCode: 'DANGER' }],
      })
      expect(await read(member, 'health/MyBloodpressureRecordList?pageSize=2&pageNo=2')).toMatchObject({
        list: [{ sbpVal: '117' }, { sbpVal: '124', statusCode: 'CAUTION' }],
      })
      expect(await read(member, 'health/MyBloodpressureRecordList?startDt=20261116&endDt=20261116')).toMatchObject({
        totalCnt: 1,
        list: [{ sbpVal: '117', dbpVal: '75' }],
      })
      expect(await refusedAt(member, 'health/MyBloodpressureRecordList?startDt=20261120')).toEqual([
        400,
        '요청 내용을 확인해 주세요. (endDt)',
      ])
    })

    test('is drawn over thirty days or a range, oldest first, and over a day [VAL-05]', async () => {
      const member = await saved()
      expect(await read(member, 'health/BloodpressGraph')).toMatchObject({
        startDt: '20261021',
        endDt: '20261119',
        list: [{ sbpVal: '124' }, { sbpVal: '117' }, { sbpVal: '142' }, { sbpVal: '119' }],
      })
      expect(await read(member, 'health/BloodpressGraph?startDt=20261118&endDt=20261118')).toMatchObject({
        list: [{ sbpVal: '142' }, { sbpVal: '119' }],
      })
      for (const wrong of ['startDt=20261119&endDt=20261118', 'startDt=20260231&endDt=20261118'])
        expect((await refusedAt(member, `health/BloodpressGraph?${wrong}`))[0]).toBe(400)
    })
  })

  test('glucose tells what is usual at each time of measuring, in the language of the call [HDT-07]', async () => {
    const member = await server.member()
    await member.post(SAVE, [
      value('BBD', '96', '20261119112000'),
      value('ABD', '228', '20261118133400'),
      value('NBD', '98', '20261117072000'),
    ])
    const graph = await read<{ normalList: Row[]; list: Row[] }>(member, 'health/BloodsugarGraph')
    expect(graph.list.map(({ helhidxCode, helhidxVal, statusCode }) => [helhidxCode, helhidxVal, statusCode])).toEqual([
      ['NBD', '98', 'NORMAL'],
      ['ABD', '228', 'DANGER'],
      ['BBD', '96', 'NORMAL'],
    ])
    expect(graph.normalList).toHaveLength(4)
    const english = await read<{ normalList: Row[]; list: Row[] }>(member, 'health/BloodsugarGraph?helhidxCode=ABD', {
      'accept-language': 'en',
    })
    expect(english).toMatchObject({
      normalList: [
        {
          helhidxNm: 'Blood sugar after a meal',
          rangeList: [{ rangeNm: 'Low' }, {}, {}, { rangeNm: 'High', minVal: '200' }],
        },
      ],
      list: [{ helhidxVal: '228' }],
    })
  })

  test('a day of the hub tells the last value of each index, and only those', async () => {
    const member = await server.member()
    await member.post(SAVE, [
      value('BW', '68.7', '20261118071200'),
      value('BW', '68.4', '20261118220000'),
      ...pair('118', '76', '20261118213000'),
      value('NBD', '96', '20261117072000'),
    ])
    const day = await read<Row[]>(member, 'myLog/helhIdx?baseDt=20261118')
    expect(day.map(({ helhidxCode, helhidxVal }) => [helhidxCode, helhidxVal])).toEqual([
      ['BW', '68.4'],
      ['SBP', '118'],
      ['DBP', '76'],
    ])
    expect(await read(member, 'myLog/helhIdx')).toEqual([])
  })

  test('the calendar marks days with readings, meals and exercise, or with one indicator alone', async () => {
    const member = await server.member('haneul')
    type Day = { helhDate: string; indicatorCodeList: string[]; mealYn: string; wrkotYn: string }
    const days = await read<Day[]>(member, 'health/getRecordDayList?startDt=20261101&endDt=20261119')
    expect(days.find(({ helhDate }) => helhDate === '20261117')).toMatchObject({
      indicatorCodeList: expect.arrayContaining(['BW', 'BMI', 'BP', 'SLP', 'HR']),
      mealYn: 'Y',
    })
    const pressure = await read<Day[]>(
      member,
      'health/getRecordDayList?startDt=20261101&endDt=20261119&indicatorCode=BP',
    )
    expect(pressure.length).toBeGreaterThan(8)
    expect(pressure.some(({ helhDate }) => helhDate === '20261119')).toBe(false)
    const other = await server.member()
    expect(await read(other, 'health/getRecordDayList?startDt=20261101&endDt=20261119')).toEqual([])
    await other.post(SAVE, [value('HT', '165.0', '20261118071200')])
    expect(await read(other, 'health/getRecordDayList?startDt=20261101&endDt=20261119')).toEqual([])
  })

  test('sources say whether they are linked and what came last', async () => {
    const member = await server.member('haneul')
    expect(await read(member, 'health/myHelhidxLkeqmtList')).toMatchObject([
      {
        helhidxLkeqmtCode: '1',
        helhidxOriCode: '2',
        helhidxLkeqmtNm: '삼성 헬스',
        linkYn: 'Y',
        lastInptDt: expect.stringMatching(/^20261119/),
      },
      { helhidxLkeqmtCode: '2', helhidxOriCode: '3', linkYn: 'N', lastInptDt: null },
      {
        helhidxLkeqmtCode: null,
        helhidxOriCode: '4',
        helhidxLkeqmtNm: '인바디',
        linkYn: 'Y',
        lastInptDt: expect.stringMatching(/^2026/),
      },
      { helhidxLkeqmtCode: null, helhidxOriCode: '1', helhidxLkeqmtNm: '직접 입력', linkYn: 'Y' },
    ])
    const newcomer = await server.member()
    const last = async () =>
      (await read<Row[]>(newcomer, 'health/myHelhidxLkeqmtList')).map(({ helhidxOriCode, linkYn, lastInptDt }) => [
        helhidxOriCode,
        linkYn,
        lastInptDt,
      ])
    expect(await last()).toEqual([
      ['2', 'N', null],
      ['3', 'N', null],
      ['4', 'N', null],
      ['1', 'Y', null],
    ])
    await newcomer.post(SAVE, [value('BW', '68.4', '20261118071200')])
    expect((await last()).at(-1)).toEqual(['1', 'Y', '20261118071200'])
  })

  test('heart rates come by the hour or the day, at rest as their median, and page by page', async () => {
    const member = await server.member('haneul')
    const day = await read<{ restRate: number; minRate: number; maxRate: number; list: Row[] }>(
      member,
      'wrkot/heartRateGraph?term=DAY',
    )
    expect(day.list.length).toBeGreaterThan(9)
    expect(day.list[0]).toMatchObject({ pointDtm: '202611190000' })
    expect(day.minRate < day.restRate && day.restRate < day.maxRate).toBe(true)
    expect(await read(member, 'wrkot/heartRateGraph?term=WEEK')).toMatchObject({
      startDt: '20261113',
      endDt: '20261119',
      list: expect.objectContaining({ length: 7 }),
    })
    expect(await read(member, 'wrkot/heartRateGraph?term=MONTH&baseDt=20251101')).toEqual({
      term: 'MONTH',
      startDt: '20251002',
      endDt: '20251101',
      minRate: null,
      maxRate: null,
      avgRate: null,
      restRate: null,
      list: [],
    })
    const first = await read<{ totalCnt: number; list: Row[] }>(
      member,
      'wrkot/heartRateList?startDt=20261118&endDt=20261119&pageSize=3',
    )
    const second = await read<{ list: Row[] }>(
      member,
      'wrkot/heartRateList?startDt=20261118&endDt=20261119&pageSize=3&pageNo=2',
    )
    expect(first.list[0]).toMatchObject({ inptDt: '20261119110000', stateCode: 'REST', helhidxOriCode: '2' })
    const times = [...first.list, ...second.list].map(({ inptDt }) => String(inptDt))
    expect(times).toEqual([...new Set(times)].toSorted().toReversed())
    expect(first.totalCnt).toBeGreaterThan(60)
  })

  test('what one member measured no other sees: pressure, sugar, nights, heart rate, as list and graph', async () => {
    const [days, baseDt] = ['startDt=20261113&endDt=20261119', 'baseDt=20261119']
    const lists = [
      `health/MyBloodpressureRecordList?${days}`,
      `health/BloodpressGraph?${days}`,
      `health/BloodsugarGraph?${days}`,
      `myLog/helhGraph?indicatorCode=BP&${days}`,
      `myLog/helhGraph?indicatorCode=SLP&${days}&allYn=Y`,
      `myLog/helhGraph?indicatorCode=HR&${days}`,
      `wrkot/heartRateList?${days}`,
      ...['DAY', 'WEEK', 'MONTH'].map((term) => `wrkot/heartRateGraph?term=${term}&${baseDt}`),
    ]
    const [owner, other] = [await server.member('haneul'), await server.member()]
    expect((await owner.post(SAVE, [value('NBD', '96', '20261118072000')])).statusCode).toBe(200)
    const seen = async (member: TestMember) =>
      Promise.all(lists.map(async (path) => (await read<{ list: Row[] }>(member, path)).list.length))
    expect((await seen(owner)).filter((count) => count === 0)).toEqual([])
    expect(await seen(other)).toEqual(lists.map(() => 0))
    expect(await read(other, `health/MyBloodpressureRecordList?${days}`)).toMatchObject({ totalCnt: 0 })
    expect(await read(other, `wrkot/heartRateList?${days}`)).toMatchObject({ totalCnt: 0 })
    expect(await read(other, 'health/MyBloodpressureRecord')).toMatchObject({
      lastRecord: null,
      thisWeek: { recordCnt: 0 },
      lastWeek: { recordCnt: 0 },
    })
    expect(await read(other, 'myLog/helhIdx?baseDt=20261118')).toEqual([])
  })

  test('days with a reading are told as far back as there are any, for a list without pages [VAL-05]', async () => {
    const member = await server.member()
    await member.post(SAVE, [value('NBD', '96', '20190304071200'), value('SLP', '400', '20261118071200')])
    const days = (code: string) =>
      read(member, `health/getRecordDayList?startDt=19000101&endDt=20251118&indicatorCode=${code}`)
    expect([await days('BS'), await days('SLP')]).toMatchObject([[{ helhDate: '20190304' }], []])
  })

  test('who has withdrawn the consent to keep values has none saved, and may take values away [HTM-05]', async () => {
    const member = await server.member()
    expect((await member.post(SAVE, [value('BW', '68.4', '20261118071200')])).statusCode).toBe(200)
    await member.get('/api/my/saveHelhidxAgree?ruleSn=1')
    await member.get('/api/my/cancelHelhidxAgree?ruleSn=1')
    const refused = await member.post(SAVE, [value('BW', '68.1', '20261119071200')])
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' },
    ])
    expect(
      (await member.post('/api/main/putUserWeight', { weight: '68.1', inptDt: '20261119071200' })).statusCode,
    ).toBe(409)
    expect(dataOf(await member.post(SAVE, [value('BW', '', '20261118071200')]))).toEqual({
      saveCnt: 0,
      removeCnt: 1,
      skippedBy: { aheadCnt: 0, unreadableCnt: 0, removedCnt: 0 },
    })
    await member.get('/api/my/saveHelhidxAgree?ruleSn=1')
    expect((await member.post(SAVE, [value('BW', '68.1', '20261119071200')])).statusCode).toBe(200)
  })
})
