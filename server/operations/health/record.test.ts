import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/domain/index-record/limits.rules.ts'
import { indexCodes } from '#server/domain/index-record/rules.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

const HEALTH = '/api/healthlog/health'
const SAVE = '/api/healthlog/insertMyHelhIdx'
const weight = (helhidxVal: string, inptDt: string) => ({ helhidxCode: 'BW', helhidxVal, inptDt })
const taken = (saveCnt: number, removeCnt: number, left: Row = {}) => ({
  saveCnt,
  removeCnt,
  skippedBy: { aheadCnt: 0, unreadableCnt: 0, removedCnt: 0, ...left },
})

describe.each(databaseKinds)('weight, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const list = async (member: TestMember, query = '') =>
    dataOf<Row[]>(await member.get(`${HEALTH}/MyWeightRecordList${query}`))

  test('is entered, corrected under its key, and removed by an empty value', async () => {
    const member = await server.member()
    expect(dataOf(await member.post(SAVE, [weight('68.4', '20261119071200')]))).toEqual(taken(1, 0))
    await member.post(SAVE, [weight('68.1', '20261119071200')])
    expect(await list(member)).toEqual([
      { helhidxVal: '68.1', inptDt: '20261119071200', helhidxOriCode: '1', diffVal: null },
    ])
    expect(dataOf(await member.post(SAVE, [weight('', '20261119071200')]))).toEqual(taken(0, 1))
    expect(dataOf(await member.post(SAVE, [weight('', '20261119071200')]))).toEqual(taken(0, 0))
    expect(await list(member)).toEqual([])
  })

  test('can be backdated and moved to another time in one call', async () => {
    const member = await server.member()
    await member.post(SAVE, [weight('70.0', '20261101070000'), weight('69.0', '20261110070000')])
    const moved = await member.post(SAVE, [weight('', '20261110070000'), weight('69.0', '20261109213000')])
    expect(dataOf(moved)).toEqual(taken(1, 1))
    expect((await list(member)).map((row) => [row.inptDt, row.diffVal])).toEqual([
      ['20261109213000', -1],
      ['20261101070000', null],
    ])
  })

  test('a list with one bad record changes nothing', async () => {
    const member = await server.member()
    for (const bad of [
      weight('19.9', '20261118070000'),
      weight('300.1', '20261118070000'),
      weight('68.4', '20261120070000'),
      weight('68.4', '20260231070000'),
      { ...weight('68.4', '20261118070000'), helhDate: '20261117' },
      { ...weight('68.4', '20261118070000'), helhidxCode: 'XX' },
      weight('68,4', '20261118070000'),
    ]) {
      expect((await member.post(SAVE, [weight('68.4', '20261119070000'), bad])).statusCode).toBe(400)
    }
    expect((await member.post(SAVE, weight('68.4', '20261119070000'))).statusCode).toBe(400)
    expect(await list(member)).toEqual([])
  })

  test('of what a phone sends one unusable row loses no other, sent again too', async () => {
    const member = await server.member()
    const slept = (helhidxVal: string, inptDt: string, more: object = {}) => ({
      helhidxCode: 'SLP',
      helhidxVal,
      inptDt,
      helhidxOriCode: '3',
      ...more,
    })
    const night = [slept('420', '20261119064000'), slept('5', '20261119091000')]
    for (let sync = 0; sync < 2; sync += 1)
      expect(dataOf(await member.post(SAVE, night))).toEqual(taken(1, 0, { unreadableCnt: 1 }))
    // It is 11:24 in Seoul. In Sydney the same moment is two hours later; what is seven hours ahead is a wrong clock.
    expect(dataOf(await member.post(SAVE, [slept('400', '20261119132000'), slept('410', '20261119182400')]))).toEqual(
      taken(1, 0, { aheadCnt: 1 }),
    )
    // Stages that cannot be true leave the minutes of their night.
    expect(
      dataOf(
        await member.post(SAVE, [
          slept('390', '20261117064000', { sleepDtl: { startDt: '20261117070000', stageList: [] } }),
        ]),
      ),
    ).toEqual(taken(1, 0))
    const pressure = (helhidxCode: string, helhidxVal: string, inptDt: string) => ({
      helhidxCode,
      helhidxVal,
      inptDt,
      helhidxOriCode: '2',
    })
    const pairs = [
      pressure('SBP', '76', '20261118073000'),
      pressure('DBP', '118', '20261118073000'),
      pressure('SBP', '118', '20261118083000'),
      pressure('DBP', '76', '20261118083000'),
    ]
    expect(dataOf(await member.post(SAVE, pairs))).toEqual(taken(2, 0, { unreadableCnt: 2 }))
    // A typed value is refused as before, whatever came with it.
    expect(
      (await member.post(SAVE, [slept('420', '20261116064000'), weight('19.9', '20261118070000')])).statusCode,
    ).toBe(400)
    const latest = dataOf<Row[]>(await member.get(`${HEALTH}/HelhIdx?helhidxCode=SLP`))
    expect(latest[0]).toMatchObject({ helhidxVal: '420', inptDt: '20261119064000' })
  })

  test('a later nap is not the sleep of its day', async () => {
    const member = await server.member()
    const slept = (helhidxVal: string, inptDt: string) => ({ helhidxCode: 'SLP', helhidxVal, inptDt })
    await member.post(SAVE, [
      slept('500', '20261117070000'),
      slept('400', '20261118064000'),
      slept('40', '20261118143000'),
    ])
    expect(dataOf<Row[]>(await member.get(`${HEALTH}/HelhIdx?helhidxCode=SLP`))).toMatchObject([
      { helhidxVal: '400', inptDt: '20261118064000' },
    ])
    // The first sleep of a new day is its own, however short.
    await member.post(SAVE, [slept('30', '20261119010000')])
    expect(dataOf<Row[]>(await member.get(`${HEALTH}/HelhIdx?helhidxCode=SLP`))).toMatchObject([
      { helhidxVal: '30', inptDt: '20261119010000' },
    ])
  })

  test('nobody sees or changes the records of another member', async () => {
    const [one, two] = [await server.member(), await server.member()]
    await one.post(SAVE, [weight('68.4', '20261119071200')])
    expect(await list(two)).toEqual([])
    expect(dataOf(await two.post(SAVE, [weight('', '20261119071200')]))).toEqual(taken(0, 0))
    expect(await list(one)).toHaveLength(1)
  })

  test('the head of the page tells change, goal and body mass index, and nothing where nothing is known', async () => {
    const newcomer = await server.member()
    expect(dataOf(await newcomer.get(`${HEALTH}/MyWeightRecord`))).toMatchObject({
      helhidxVal: null,
      weekDiffVal: null,
      targetBw: null,
      bmi: null,
    })
    const member = await server.member('haneul')
    const { thisWeek, lastWeek } = dataOf<Record<string, { avgVal: number }>>(
      await member.get(`${HEALTH}/WeightRecordWeekly`),
    )
    expect((thisWeek?.avgVal ?? 0) - (lastWeek?.avgVal ?? 0)).toBeCloseTo(-0.4)
    expect(dataOf(await member.get(`${HEALTH}/MyWeightRecord`))).toMatchObject({
      helhidxVal: '68.4',
      weekDiffVal: -0.4,
      targetBw: '66.0',
      targetDiffVal: 2.4,
      height: '174.0',
      bmi: 22.6,
    })
  })

  test('a height is the member’s own, whatever another one has saved since', async () => {
    const [one, other] = [await server.member('haneul'), await server.member('emily')]
    await one.post(SAVE, [{ helhidxCode: 'HT', helhidxVal: '201.0', inptDt: '20261119090000' }])
    const head = async (member: TestMember) => dataOf<Row>(await member.get(`${HEALTH}/MyWeightRecord`))
    expect((await head(one)).height).toBe('201.0')
    expect((await head(other)).height).toBe('168.0')
  })

  test('the goal is set, changed and taken away; one outside 20 to 300 kg is refused [HLG-05]', async () => {
    const member = await server.member()
    const save = (targetBw: string) => member.post(`${HEALTH}/updateTargetBw`, { targetBw })
    const goal = async () => dataOf<Row>(await member.get(`${HEALTH}/MyWeightRecord`)).targetBw
    expect(dataOf(await save('66.0'))).toEqual({ resultCnt: 1 })
    expect(dataOf(await save('66.0'))).toEqual({ resultCnt: 0 })
    expect(await goal()).toBe('66.0')
    for (const wrong of ['19', '300.5', '6x', '66.55']) expect((await save(wrong)).statusCode).toBe(400)
    expect(await goal()).toBe('66.0')
    await save('')
    expect(await goal()).toBeNull()
  })

  test('the graph has one point per day of the range, oldest first [VAL-05]', async () => {
    const member = await server.member()
    await member.post(SAVE, [
      weight('70.0', '20261101070000'),
      weight('69.5', '20261110070000'),
      weight('69.8', '20261110210000'),
      weight('69.0', '20261119070000'),
    ])
    const graph = async (query: string) => member.get(`${HEALTH}/MyWeightRecordGraph?${query}`)
    expect(dataOf<Row>(await graph('startDt=20261102&endDt=20261119')).list).toEqual([
      { helhDate: '20261110', helhidxVal: '69.8' },
      { helhDate: '20261119', helhidxVal: '69.0' },
    ])
    expect(dataOf<Row>(await graph('startDt=20261119&endDt=20261119')).list).toHaveLength(1)
    for (const wrong of [
      'startDt=20261119&endDt=20261118',
      'startDt=20261131&endDt=20261201',
      'startDt=20261101',
      'startDt=a&endDt=b',
    ]) {
      expect((await graph(wrong)).statusCode).toBe(400)
    }
    expect(dataOf<Row>(await member.get(`${HEALTH}/WeightGraph`))).toMatchObject({
      startDt: '20261021',
      endDt: '20261119',
    })
  })

  test('the list of a range tells differences to records before it', async () => {
    const member = await server.member()
    await member.post(SAVE, [
      weight('70.0', '20261101070000'),
      weight('69.5', '20261110070000'),
      weight('69.0', '20261119070000'),
    ])
    const rows = await list(member, '?startDt=20261105&endDt=20261115')
    expect(rows.map((row) => [row.inptDt, row.diffVal])).toEqual([['20261110070000', -0.5]])
    expect((await member.get(`${HEALTH}/MyWeightRecordList?startDt=20261119&endDt=20261101`)).statusCode).toBe(400)
  })

  test('this week stands beside last week', async () => {
    const member = await server.member()
    await member.post(SAVE, [
      weight('69.0', '20261112070000'),
      weight('68.4', '20261116070000'),
      weight('68.6', '20261118070000'),
    ])
    expect(dataOf(await member.get(`${HEALTH}/WeightRecordWeekly`))).toEqual({
      healthAgreeYn: 'Y',
      thisWeek: { startDt: '20261116', endDt: '20261122', recordCnt: 2, avgVal: 68.5, minVal: 68.4, maxVal: 68.6 },
      lastWeek: { startDt: '20261109', endDt: '20261115', recordCnt: 1, avgVal: 69, minVal: 69, maxVal: 69 },
      diffVal: -0.5,
    })
  })

  test('than last week is one thing: of two means as they are shown, on every page, and of no other weeks', async () => {
    const member = await server.member()
    // Means of 69.25 and 68.74: shown as 69.3 and 68.7, which are 0.6 apart, and not 0.5.
    await member.post(SAVE, [
      ...[69.2, 69.3].map((kg, at) => weight(kg.toFixed(1), `2026111${at}070000`)),
      ...[68.7, 68.7, 68.8, 68.7, 68.8].map((kg, at) => weight(kg.toFixed(1), `202611190${at}0000`)),
    ])
    const weekly = dataOf<{ thisWeek: Row; lastWeek: Row; diffVal: number }>(
      await member.get(`${HEALTH}/WeightRecordWeekly`),
    )
    expect([weekly.lastWeek.avgVal, weekly.thisWeek.avgVal, weekly.diffVal]).toEqual([69.3, 68.7, -0.6])
    expect(dataOf<Row>(await member.get(`${HEALTH}/MyWeightRecord`)).weekDiffVal).toBe(-0.6)
    const other = await server.member()
    await other.post(SAVE, [weight('70.0', '20251119070000'), weight('69.0', '20261119070000')])
    expect(dataOf<Row>(await other.get(`${HEALTH}/MyWeightRecord`)).weekDiffVal).toBeNull()
  })

  test('every index has a row, with nulls where nothing is recorded', async () => {
    const member = await server.member()
    await member.post(SAVE, [
      { helhidxCode: 'SBP', helhidxVal: '118', inptDt: '20261118213000', helhidxOriCode: '2', helhidxLkeqmtCode: '1' },
    ])
    const rows = dataOf<Row[]>(await member.get(`${HEALTH}/HelhIdx`))
    expect(rows).toHaveLength(11)
    expect(rows.find((row) => row.helhidxCode === 'SBP')).toMatchObject({ helhidxVal: '118', helhidxOriCode: '2' })
    expect(rows.find((row) => row.helhidxCode === 'BW')).toMatchObject({
      helhidxVal: null,
      inptDt: null,
      helhidxOriCode: null,
    })
    expect(dataOf(await member.get(`${HEALTH}/HelhIdx?helhidxCode=SBP`))).toHaveLength(1)
    const english = dataOf<Row[]>(await member.get(`${HEALTH}/HelhIdx`, { 'accept-language': 'en' }))
    expect(
      english
        .filter(({ helhidxCode }) => helhidxCode === 'SBP' || helhidxCode === 'SLP')
        .map(({ helhidxNm, helhidxUnit }) => [helhidxNm, helhidxUnit]),
    ).toEqual([
      ['Systolic pressure', 'mmHg'],
      ['Sleep', 'min'],
    ])
    expect((await member.get(`${HEALTH}/HelhIdx?helhidxCode=XX`)).statusCode).toBe(400)
  })

  test.each(indexCodes.map((code) => [code, limits[code].kept] as const))(
    '%s is kept from its lowest to its highest value and refused beyond, with the whole call [HLG-01]',
    async (code, [lowest, highest]) => {
      const member = await server.member()
      const at = (helhidxVal: number, minute: number) => ({
        helhidxCode: code,
        helhidxVal: String(helhidxVal),
        inptDt: `202611180${minute}0000`,
      })
      expect(dataOf(await member.post(SAVE, [at(lowest, 1), at(highest, 2)]))).toMatchObject({ saveCnt: 2 })
      for (const beyond of [lowest - 1, highest + 1]) {
        const refused = await member.post(SAVE, [at(lowest, 3), at(beyond, 4)])
        expect([refused.statusCode, refused.json()]).toEqual([
          400,
          { error: 'badRequest', errorMessage: '요청 내용을 확인해 주세요. (1.helhidxVal)' },
        ])
      }
      const [row] = dataOf<Row[]>(await member.get(`${HEALTH}/HelhIdx?helhidxCode=${code}`))
      expect(row).toMatchObject({ inptDt: '20261118020000' })
    },
  )

  test('a diastolic pressure stands below the systolic one of its moment, also when sent one by one', async () => {
    const member = await server.member()
    const pressure = (helhidxCode: 'SBP' | 'DBP', helhidxVal: string, inptDt = '20261118073000') => ({
      helhidxCode,
      helhidxVal,
      inptDt,
    })
    const statusOf = async (...records: object[]) => (await member.post(SAVE, records)).statusCode
    expect(await statusOf(pressure('SBP', '76'), pressure('DBP', '118'))).toBe(400)
    expect(await statusOf(pressure('SBP', '118'))).toBe(200)
    expect(
      (await member.post(SAVE, [weight('68.4', '20261118070000'), pressure('DBP', '118')])).json().errorMessage,
    ).toContain('(1.helhidxVal)')
    expect(await statusOf(pressure('DBP', '76'))).toBe(200)
    // Both at once the other way up, the old one taken away with it, another moment: none of that is a wrong pair.
    expect(await statusOf(pressure('SBP', '70'), pressure('DBP', '60'))).toBe(200)
    expect(await statusOf(pressure('SBP', ''), pressure('DBP', '90'))).toBe(200)
    expect(await statusOf(pressure('SBP', '80', '20261118073100'))).toBe(200)
  })

  test('two thousand records go in at once, twice without doubling', async () => {
    const member = await server.member()
    const records = Array.from({ length: 2000 }, (_, index) => {
      const minute = new Date(Date.UTC(2026, 9, 1, 0, index * 30)).toISOString().replace(/\D/g, '').slice(0, 14)
      return { ...weight('68.4', minute), helhidxOriCode: '2', helhidxLkeqmtCode: '1' }
    })
    for (const times of [1, 2]) {
      expect(dataOf(await member.post(SAVE, records)), `time ${times}`).toEqual(taken(2000, 0))
      expect(await list(member)).toHaveLength(2000)
    }
  })
})
