import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

const LOG = '/api/healthlog'
const SAVE = `${LOG}/insertMyHelhIdx`
const value = (helhidxCode: string, helhidxVal: string, inptDt: string) => ({ helhidxCode, helhidxVal, inptDt })
const pair = (sbp: string, dbp: string, inptDt: string) => [value('SBP', sbp, inptDt), value('DBP', dbp, inptDt)]

describe.each(databaseKinds)('an indicator of the health log, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const read = async <T = Row>(member: TestMember, path: string, headers?: Record<string, string>): Promise<T> =>
    dataOf<T>(await member.get(`${LOG}/${path}`, headers))

  describe('a graph of one indicator', () => {
    test('has one point a day, its time and origin as long as it stands for one record', async () => {
      const member = await server.member()
      await member.post(SAVE, [
        ...pair('118', '76', '20261117213000'),
        ...pair('121', '79', '20261118072000'),
        ...pair('117', '75', '20261118213000'),
        value('BDF', '22.4', '20261118071000'),
      ])
      expect(await read(member, 'myLog/helhGraph?indicatorCode=BP&startDt=20261113&endDt=20261119')).toMatchObject({
        unitNm: 'mmHg',
        list: [
          {
            helhDate: '20261117',
            indicatorVal: '118',
            subVal: '76',
            inptDt: '20261117213000',
            helhidxOriCode: '1',
            sleepDtl: null,
          },
          { helhDate: '20261118', indicatorVal: '119', subVal: '77', inptDt: null, helhidxOriCode: null },
        ],
      })
      expect(await read(member, 'myLog/helhGraph?indicatorCode=BDF&startDt=20261118&endDt=20261118')).toMatchObject({
        unitNm: '%',
        list: [{ indicatorVal: '22.4', inptDt: '20261118071000' }],
      })
      expect(await read(member, 'myLog/helhGraph?indicatorCode=HR&startDt=20261118&endDt=20261118')).toMatchObject({
        unitNm: 'bpm',
        list: [],
      })
      expect(
        (await member.get(`${LOG}/myLog/helhGraph?indicatorCode=BP&startDt=20261118&endDt=20261117`)).statusCode,
      ).toBe(400)
    })

    test('of sleep tells the night with its stages, over a month; longer ones tell when it began', async () => {
      const member = await server.member()
      const stageList = [
        { fromDt: '20261119003500', stageCode: 'L', durationSec: 12_000 },
        { fromDt: '20261119035500', stageCode: 'D', durationSec: 10_200 },
      ]
      const night = { ...value('SLP', '370', '20261119064500'), sleepDtl: { startDt: '20261119003500', stageList } }
      expect((await member.post(SAVE, [night, value('SLP', '40', '20261119100000')])).statusCode).toBe(200)
      const graph = (days: string) => read(member, `myLog/helhGraph?indicatorCode=SLP&${days}`)
      expect(await graph('startDt=20261119&endDt=20261119')).toMatchObject({
        list: [{ indicatorVal: '370', sleepDtl: { startDt: '20261119003500', stageList } }],
      })
      expect(await graph('startDt=20261001&endDt=20261119&allYn=Y')).toMatchObject({
        list: [
          { helhDate: '20261119', indicatorVal: '370', sleepDtl: { startDt: '20261119003500', stageList: [] } },
          { helhDate: '20261119', indicatorVal: '40', inptDt: '20261119100000', sleepDtl: null },
        ],
      })
      expect(await graph('startDt=20261001&endDt=20261119')).toMatchObject({
        list: [{ sleepDtl: { startDt: '20261119003500', stageList: [] } }],
      })
      // Moved to another end, it takes its begin along; taken away, it is gone.
      const moved = { ...night, inptDt: '20261119065000', sleepDtl: { startDt: '20261119004000', stageList: [] } }
      await member.post(SAVE, [value('SLP', '', '20261119064500'), moved])
      expect(await graph('startDt=20261119&endDt=20261119')).toMatchObject({
        list: [{ inptDt: '20261119065000', sleepDtl: { startDt: '20261119004000', stageList: [] } }],
      })
      await member.post(SAVE, [value('SLP', '', '20261119065000')])
      await member.post(SAVE, [value('SLP', '380', '20261119065000')])
      expect(await graph('startDt=20261119&endDt=20261119')).toMatchObject({ list: [{ sleepDtl: null }] })
    })

    test('refuses a night that does not end at its record, and stages of anything but sleep', async () => {
      const member = await server.member()
      const refused = async (record: object) => (await member.post(SAVE, [record])).json().errorMessage
      const sleepDtl = { startDt: '20261119070000', stageList: [] }
      expect(await refused({ ...value('SLP', '370', '20261119064500'), sleepDtl })).toContain('(0.sleepDtl)')
      expect(
        await refused({
          ...value('BW', '68.4', '20261119064500'),
          sleepDtl: { startDt: '20261119003500', stageList: [] },
        }),
      ).toContain('(0.sleepDtl)')
    })
  })

  test('an indicator opens with its last seven records and a comparison with those before [CON-18]', async () => {
    const member = await server.member('haneul')
    type Detail = { indicator: Row; commentTxt: string | null; recordList: Row[] }
    const detail = (code: string) => read<Detail>(member, `myLog/myHelhIdxDetail?indicatorCode=${code}`)
    const pressure = await detail('BP')
    expect(pressure).toMatchObject({
      indicator: { indicatorCode: 'BP', indicatorVal: '118', subVal: '76' },
      recordList: expect.objectContaining({ length: 7 }),
    })
    expect(pressure.recordList[0]).toEqual({
      indicatorVal: '118',
      subVal: '76',
      inptDt: '20261118213000',
      helhidxOriCode: '2',
      sleepDtl: null,
    })
    expect(pressure.commentTxt).toMatch(/^지난 기록들의 평균보다 \d+ 낮아요\.$/)
    expect((await detail('SLP')).recordList[0]).toMatchObject({
      indicatorVal: '370',
      sleepDtl: { startDt: '20261119003500' },
    })
    expect((await detail('BMI')).recordList[0]).toMatchObject({ indicatorVal: '22.6' })
    expect((await detail('HR')).indicator).toMatchObject({ indicatorCode: 'HR', unitNm: 'bpm' })
    const newcomer = await server.member()
    expect(await read<Detail>(newcomer, 'myLog/myHelhIdxDetail?indicatorCode=BP')).toMatchObject({
      indicator: { indicatorVal: null },
      commentTxt: null,
      recordList: [],
    })
  })

  test('a glucose is compared with those of its own time of measuring, and a night by hours and minutes', async () => {
    const member = await server.member()
    await member.post(SAVE, [
      value('NBD', '92', '20261116070000'),
      value('NBD', '96', '20261117070000'),
      value('ABD', '158', '20261118133000'),
      value('NBD', '104', '20261119070000'),
      value('SLP', '400', '20261117063000'),
      value('SLP', '475', '20261118063000'),
    ])
    const said = async (code: string, headers?: Record<string, string>) =>
      (await read<{ commentTxt: string | null }>(member, `myLog/myHelhIdxDetail?indicatorCode=${code}`, headers))
        .commentTxt
    expect([await said('BS'), await said('SLP')]).toEqual([
      '지난 기록들의 평균보다 10 높아요.',
      '지난 기록들의 평균보다 1시간 15분 길어요.',
    ])
    expect(await said('SLP', { 'accept-language': 'en' })).toBe(
      '1 h 15 min longer than the average of the records before.',
    )
    // The only one after a meal has none to be compared with.
    await member.post(SAVE, [value('NBD', '', '20261119070000')])
    expect(await said('BS')).toBeNull()
  })

  test('it is compared with its kind: glucose after food with the same, a night with nights, in minutes', async () => {
    const member = await server.member()
    const said = async (code: string, headers?: Record<string, string>) =>
      (await read<{ commentTxt: string | null }>(member, `myLog/myHelhIdxDetail?indicatorCode=${code}`, headers))
        .commentTxt
    await member.post(SAVE, [
      value('ABD', '140', '20261117133400'),
      value('NBD', '90', '20261118072000'),
      value('BBD', '92', '20261119072000'),
    ])
    expect(await said('BS')).toBe('지난 기록들의 평균보다 2 높아요.')
    await member.post(SAVE, [value('ABD', '130', '20261119102000')])
    expect(await said('BS')).toBe('지난 기록들의 평균보다 10 낮아요.')
    await member.post(SAVE, [
      value('SLP', '400', '20261117070000'),
      value('SLP', '40', '20261117150000'),
      value('SLP', '370', '20261118070000'),
    ])
    expect(await said('SLP')).toBe('지난 기록들의 평균보다 30분 짧아요.')
    await member.post(SAVE, [value('SLP', '30', '20261118160000')])
    expect(await said('SLP')).toBe('지난 기록들의 평균보다 10분 짧아요.')
    expect(await said('SLP', { 'accept-language': 'en' })).toBe(
      '10 min shorter than the average of the records before.',
    )
  })

  test('two values of one day: the graph has the last, the card both, and each can be removed [HLG-01]', async () => {
    const member = await server.member()
    await member.post(SAVE, [value('BDF', '23.1', '20261118071200'), value('BDF', '22.4', '20261118213000')])
    const times = async (path: string, list: string) =>
      (await read<Record<string, Row[]>>(member, path))[list]?.map(({ inptDt }) => inptDt)
    const ofGraph = () => times('myLog/helhGraph?indicatorCode=BDF&startDt=20251119&endDt=20261119', 'list')
    const ofCard = () => times('myLog/myHelhIdxDetail?indicatorCode=BDF', 'recordList')
    expect([await ofGraph(), await ofCard()]).toEqual([['20261118213000'], ['20261118213000', '20261118071200']])
    expect(await times('myLog/helhGraph?indicatorCode=BDF&startDt=20251119&endDt=20261119&allYn=Y', 'list')).toEqual([
      '20261118071200',
      '20261118213000',
    ])
    await member.post(SAVE, [value('BDF', '', '20261118071200')])
    expect([await ofGraph(), await ofCard()]).toEqual([['20261118213000'], ['20261118213000']])
  })
})
