import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

// A few lines over 400: every part of the hub is read on the same evening, so that none says what another denies.

type Row = Record<string, unknown>
type Lead = { cstmMsg: string; subMsg: string | null; routeNm: string | null }

const LOG = '/api/healthlog'
const HUB = [
  ...['Alter', 'myHelhIdx', 'existsData', 'helhlogCstmmsg', 'helhIdx', 'eatKcal', 'useKcal'].map(
    (read) => `${LOG}/myLog/${read}`,
  ),
  ...['HelhIndicator', 'HealthWeekly', 'HealthIndicatiorSetting'].map((read) => `${LOG}/health/${read}`),
  `${LOG}/wrkot/todayWrkot`,
  `${LOG}/nutrition/DayEatMealMenu`,
  `${LOG}/myLog/helhGraph?indicatorCode=BP&startDt=20261021&endDt=20261119`,
]
/** Thursday, 20:40 in Seoul. */
const EVENING = new Date('2026-11-19T11:40:00Z')
const ENGLISH = { 'accept-language': 'en' }

describe.each(databaseKinds)('the record hub, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: EVENING })
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(EVENING))

  const pressure = (inptDt: string, systolic = 118, diastolic = 76) => [
    { helhidxCode: 'SBP', helhidxVal: String(systolic), inptDt },
    { helhidxCode: 'DBP', helhidxVal: String(diastolic), inptDt },
  ]
  const weight = (inptDt: string, kg = '68.4') => ({ helhidxCode: 'BW', helhidxVal: kg, inptDt })
  const save = async (member: TestMember, ...records: object[]) =>
    expect((await member.post(`${LOG}/insertMyHelhIdx`, records)).statusCode).toBe(200)
  const lead = async (member: TestMember, headers?: Record<string, string>) =>
    dataOf<Lead>(await member.get(`${LOG}/myLog/helhlogCstmmsg`, headers))
  const alters = async (member: TestMember, headers?: Record<string, string>) =>
    dataOf<Row[]>(await member.get(`${LOG}/myLog/Alter`, headers))
  const kinds = async (member: TestMember) => (await alters(member)).map(({ alterType }) => alterType)
  const evenings = ['20261113213000', '20261115212000', '20261117214000', '20261118213000']

  test('a pressure of four evenings is due an hour before its time, said once, done when recorded', async () => {
    const member = await server.member()
    await save(member, ...evenings.flatMap((at) => pressure(at)))
    server.clock.set(new Date('2026-11-19T11:20:00Z'))
    expect(await kinds(member)).toEqual([])
    server.clock.set(EVENING)
    expect(await alters(member)).toEqual([
      {
        alterType: 'DUE',
        alterMsg: '혈압, 잴 시간이에요.',
        statusCode: null,
        routeNm: 'healthlogBloodpressureRecord',
        alterDtm: '202611192130',
        careCode: null,
      },
    ])
    expect(await lead(member)).toEqual({
      cstmMsg: '오늘은 혈압 하나만 더 재면 돼요',
      subMsg: null,
      routeNm: 'healthlogBloodpressureRecord',
    })
    expect((await lead(member, ENGLISH)).cstmMsg).toBe('One reading to go: blood pressure')
    await save(member, ...pressure('20261119203500'))
    expect(await kinds(member)).toEqual([])
    expect((await lead(member)).cstmMsg).toBe('오늘 잴 것은 다 쟀어요')
  })

  test('after midnight the evening is still the evening before', async () => {
    const member = await server.member()
    await save(member, ...evenings.flatMap((at) => pressure(at)))
    server.clock.set(new Date('2026-11-19T15:30:00Z'))
    const later = await server.signedIn(member)
    expect(await alters(later)).toMatchObject([{ alterType: 'DUE', alterDtm: '202611192130' }])
    await save(later, ...pressure('20261120002500'))
    expect(await kinds(later)).toEqual([])
  })

  test('a day on which something usual is still to come is not done, and is once that is recorded', async () => {
    // 10 o'clock in Seoul.
    server.clock.set(new Date('2026-11-19T01:00:00Z'))
    const member = await server.member()
    await save(member, ...evenings.flatMap((at) => pressure(at)), weight('20261119071200'))
    expect(await kinds(member)).toEqual([])
    expect(await lead(member)).toEqual({
      cstmMsg: '지금은 잴 것이 없어요',
      subMsg: '다음은 저녁 혈압이에요',
      routeNm: null,
    })
    expect(await lead(member, ENGLISH)).toMatchObject({
      cstmMsg: 'Nothing to measure right now',
      subMsg: 'Next: blood pressure in the evening',
    })
    server.clock.set(EVENING)
    const later = await server.signedIn(member)
    await save(later, ...pressure('20261119203500'))
    expect((await lead(later)).cstmMsg).toBe('오늘 잴 것은 다 쟀어요')
  })

  test('three days are no habit, and two readings in a row are one', async () => {
    const member = await server.member()
    await save(member, ...evenings.slice(1).flatMap((at) => pressure(at)), ...pressure('20261118213100'))
    expect(await kinds(member)).toEqual([])
  })

  test('a value outside of the usual is told for two days, without the name of an illness', async () => {
    const member = await server.member()
    await save(member, ...pressure('20261118073000', 152, 94))
    expect(await alters(member)).toEqual([
      {
        alterType: 'VALUE',
        alterMsg: '혈압 152/94, 정상보다 높아요. 잠시 쉬고 한 번 더 재 보세요.',
        statusCode: 'DANGER',
        routeNm: 'healthlogBloodpressureRecord',
        alterDtm: '202611180730',
        careCode: null,
      },
    ])
    expect((await alters(member, ENGLISH))[0]?.alterMsg).toBe(
      'Blood pressure 152/94 is above the usual. Rest a moment and measure once more.',
    )
    await save(member, ...pressure('20261119080000', 118, 76))
    expect(await kinds(member)).toEqual([])
    const old = await server.member()
    await save(old, ...pressure('20261117073000', 152, 94))
    expect(await kinds(old)).toEqual([])
  })

  test('a dangerous low is the first line of the page and of its lines until there is a newer reading', async () => {
    const member = await server.member()
    await save(member, ...evenings.flatMap((at) => pressure(at)), {
      helhidxCode: 'NBD',
      helhidxVal: '48',
      inptDt: '20261119203500',
    })
    expect(await lead(member)).toEqual({
      cstmMsg: '혈당부터 살펴봐 주세요',
      subMsg: null,
      routeNm: 'healthlogBloodSugarRecord',
    })
    expect((await lead(member, ENGLISH)).cstmMsg).toBe('Please look at your blood sugar first')
    expect(await alters(member)).toMatchObject([
      { alterType: 'VALUE', careCode: 'SUGAR_VERY_LOW', statusCode: 'LACK', alterDtm: '202611192035' },
      { alterType: 'DUE' },
    ])
    await save(member, { helhidxCode: 'NBD', helhidxVal: '92', inptDt: '20261119203900' })
    expect(await kinds(member)).toEqual(['DUE'])
    expect((await lead(member)).cstmMsg).toBe('오늘은 혈압 하나만 더 재면 돼요')
  })

  test('a linked phone that has sent nothing for three days is told of, one linked today is not', async () => {
    const member = await server.member()
    expect((await member.post(`${LOG}/insertMhrlsInterlock`, { code: '1' })).statusCode).toBe(200)
    expect(await kinds(member)).toEqual([])
    server.clock.set(new Date('2026-11-23T02:00:00Z'))
    const later = await server.signedIn(member)
    expect(await alters(later)).toEqual([
      {
        alterType: 'LINK',
        alterMsg: '삼성 헬스에서 4일째 새 기록이 없어요. 연결을 확인해 보세요.',
        statusCode: null,
        routeNm: 'healthlogHealthDataLink',
        alterDtm: '202611192040',
        careCode: null,
      },
    ])
    expect((await alters(later, ENGLISH))[0]?.alterMsg).toContain('Samsung Health')
  })

  test('who has recorded nothing is asked for one thing; who stopped long ago hears how long', async () => {
    const [newcomer, dasom] = [await server.member('saebyeok'), await server.member('dasom')]
    expect(await lead(newcomer)).toEqual({
      cstmMsg: '새벽님, 오늘은 한 가지만 재 볼까요?',
      subMsg: '기록은 나만 봐요. 언제든 지울 수 있어요.',
      routeNm: 'healthlogWeightRecord',
    })
    expect(await lead(dasom)).toMatchObject({ cstmMsg: '마지막 기록이 1년 2개월 전이에요' })
    expect((await lead(dasom, ENGLISH)).cstmMsg).toBe('Your last record was 1 year 2 months ago')
    expect(
      dataOf<Row[]>(await newcomer.get(`${LOG}/myLog/existsData`)).every(
        ({ existsYn, lastDt }) => existsYn === 'N' && lastDt === null,
      ),
    ).toBe(true)
    expect(dataOf<Row[]>(await dasom.get(`${LOG}/myLog/existsData`)).find(({ dataCode }) => dataCode === 'BW')).toEqual(
      { dataCode: 'BW', dataNm: '체중', existsYn: 'Y', lastDt: '20250915' },
    )
  })

  test('with nothing due the lead tells what has become better since last week', async () => {
    const member = await server.member()
    await save(
      member,
      weight('20261112070000', '69.4'),
      weight('20261118070000', '68.4'),
      { helhidxCode: 'SLP', helhidxVal: '380', inptDt: '20261112063000' },
      { helhidxCode: 'SLP', helhidxVal: '402', inptDt: '20261118063000' },
    )
    // Nobody said that less weight is wanted.
    expect((await lead(member)).cstmMsg).toBe('지난주보다 22분 더 주무셨어요')
    await member.post(`${LOG}/health/updateTargetBw`, { targetBw: '66.0' })
    expect((await lead(member)).cstmMsg).toBe('체중이 지난주보다 1.0 kg 줄었어요')
    expect((await lead(member, ENGLISH)).cstmMsg).toBe('1.0 kg less than last week')
  })

  test('a pressure that fell under the usual is nothing to be glad of, whichever of its two values did', async () => {
    const member = await server.member()
    await save(member, ...pressure('20261112070000', 134, 84), ...pressure('20261116070000', 126, 78))
    expect((await lead(member)).cstmMsg).toBe('혈압이 지난주보다 8 낮아졌어요')
    const low = await server.member()
    await save(low, ...pressure('20261112070000', 134, 84), ...pressure('20261116070000', 126, 56))
    expect((await lead(low)).cstmMsg).not.toContain('낮아졌어요')
  })

  test('steps of a phone are nothing that somebody measured', async () => {
    const member = await server.member()
    await member.get('/api/my/saveHelhidxAgree?ruleSn=3')
    await member.post(`${LOG}/insertMhrlsInterlock`, { code: '1' })
    const walk = {
      datauuid: 'a',
      startDt: '20261119070000',
      endDt: '20261119080000',
      stepCnt: 3600,
      distance: null,
      kcal: 140,
      sourceNm: null,
    }
    expect((await member.post('/api/common/regHealthStepData', { healthType: 'SS', data: [walk] })).statusCode).toBe(
      200,
    )
    expect(
      dataOf<Row[]>(await member.get(`${LOG}/myLog/existsData`)).find(({ dataCode }) => dataCode === 'STEP'),
    ).toMatchObject({ lastDt: '20261119' })
    expect((await lead(member)).cstmMsg).toBe('오늘은 한 가지만 재 볼까요?')
    await save(member, weight('20261119071200'))
    expect((await lead(member)).cstmMsg).toBe('오늘 잴 것은 다 쟀어요')
  })

  test('the cards are the shown indicators with a record, in the member’s order, with status [HLG-06]', async () => {
    const member = await server.member()
    const cards = async () => dataOf<Row[]>(await member.get(`${LOG}/myLog/myHelhIdx`))
    expect(await cards()).toEqual([])
    await save(
      member,
      weight('20261119071200'),
      ...pressure('20261118213000', 118, 91),
      { helhidxCode: 'ABD', helhidxVal: '128', inptDt: '20261119133400' },
      { helhidxCode: 'NBD', helhidxVal: '96', inptDt: '20261117070000' },
      { helhidxCode: 'HT', helhidxVal: '174', inptDt: '20261001070000' },
    )
    expect(
      (await cards()).map(({ indicatorCode, indicatorVal, subVal, statusCode, helhidxCode, normalTxt }) => [
        indicatorCode,
        indicatorVal,
        subVal,
        statusCode,
        helhidxCode,
        normalTxt,
      ]),
    ).toEqual([
      ['BW', '68.4', null, null, 'BW', null],
      // The worse of both.
      ['BP', '118', '91', 'DANGER', 'SBP', '120/80mmHg 미만'],
      ['BS', '128', null, 'NORMAL', 'ABD', '식후 140mg/dL 미만'],
      ['BMI', '22.6', null, 'NORMAL', null, '18.5 이상 23 미만'],
    ])
    const chosen = [
      { indicatorCode: 'BS', shwYn: 'Y' },
      { indicatorCode: 'BW', shwYn: 'N' },
      { indicatorCode: 'BP', shwYn: 'Y' },
    ]
    expect((await member.post(`${LOG}/health/saveHealthIndicatiorSetting`, { indicatorList: chosen })).statusCode).toBe(
      200,
    )
    expect((await cards()).map(({ indicatorCode }) => indicatorCode)).toEqual(['BS', 'BP'])
    const settings = dataOf<Row[]>(await member.get(`${LOG}/health/HealthIndicatiorSetting`, ENGLISH))
    expect(settings.slice(0, 4)).toEqual([
      { indicatorCode: 'BS', indicatorNm: 'Blood sugar', shwYn: 'Y', orderSeq: 1 },
      { indicatorCode: 'BW', indicatorNm: 'Weight', shwYn: 'N', orderSeq: 2 },
      { indicatorCode: 'BP', indicatorNm: 'Blood pressure', shwYn: 'Y', orderSeq: 3 },
      { indicatorCode: 'SLP', indicatorNm: 'Sleep', shwYn: 'N', orderSeq: 4 },
    ])
    expect(
      (
        await member.post(`${LOG}/health/saveHealthIndicatiorSetting`, {
          indicatorList: [...chosen, { indicatorCode: 'BS', shwYn: 'N' }],
        })
      ).statusCode,
    ).toBe(400)
    // The health page shows what is empty, too; nobody else's choice changes.
    expect(
      dataOf<Row[]>(await (await server.member()).get(`${LOG}/health/HelhIndicator`)).map(
        ({ indicatorCode }) => indicatorCode,
      ),
    ).toEqual(['BW', 'BP', 'BS', 'SLP', 'HR', 'BMI', 'BDF'])
  })

  test('half a pair of pressure is shown as half', async () => {
    const member = await server.member()
    await save(member, ...pressure('20261117073000'), {
      helhidxCode: 'SBP',
      helhidxVal: '131',
      inptDt: '20261118073000',
    })
    expect(dataOf<Row[]>(await member.get(`${LOG}/myLog/myHelhIdx`))[0]).toMatchObject({
      indicatorVal: '131',
      subVal: null,
      statusCode: 'CAUTION',
    })
  })

  test('the week stands beside the last one, and the difference is of what is shown', async () => {
    const member = await server.member()
    await save(
      member,
      weight('20261110070000', '69.0'),
      weight('20261116070000', '68.4'),
      weight('20261119070000', '68.5'),
      ...pressure('20261118213000'),
    )
    expect(dataOf(await member.get(`${LOG}/health/HealthWeekly?baseDt=20261122`))).toMatchObject({
      startDt: '20261116',
      endDt: '20261122',
      recordDayCnt: 3,
      indexList: [
        { helhidxCode: 'BW', recordCnt: 2, avgVal: 68.5, lastWeekAvgVal: 69, diffVal: -0.5, statusCode: null },
        { helhidxCode: 'SBP', recordCnt: 1, avgVal: 118, lastWeekAvgVal: null, diffVal: null, statusCode: 'NORMAL' },
        { helhidxCode: 'DBP', recordCnt: 1, avgVal: 76, lastWeekAvgVal: null, diffVal: null, statusCode: 'NORMAL' },
      ],
    })
    expect((await member.get(`${LOG}/health/HealthWeekly?baseDt=20261131`)).statusCode).toBe(400)
  })

  test('body mass index stands beside peers where there are ten of them, and by days', async () => {
    const [haneul, newcomer] = [await server.member('haneul'), await server.member('saebyeok')]
    expect(dataOf(await haneul.get(`${LOG}/health/bmiAvg`))).toMatchObject({
      bmi: 22.6,
      statusCode: 'NORMAL',
      height: '174.0',
      peerNm: '40대 남성',
      peerAvgBmi: 24.6,
      diffVal: -2,
    })
    expect(dataOf<Row>(await haneul.get(`${LOG}/health/bmiAvg`, ENGLISH)).peerNm).toBe('Men in their 40s')
    expect(dataOf(await newcomer.get(`${LOG}/health/bmiAvg`))).toMatchObject({
      bmi: null,
      peerNm: null,
      peerAvgBmi: null,
      diffVal: null,
    })
    expect(dataOf<{ list: Row[] }>(await haneul.get(`${LOG}/health/BmiGraph`)).list.at(-1)).toEqual({
      helhDate: '20261119',
      bmi: 22.6,
    })
    expect((await haneul.get(`${LOG}/health/BmiGraph?startDt=20261119&endDt=20261118`)).statusCode).toBe(400)
    expect((await haneul.get(`${LOG}/health/BmiGraph?startDt=20261119&endDt=20261119`)).statusCode).toBe(200)
  })

  test('energy burned adds up by what burned it; a day without data has none', async () => {
    const [haneul, newcomer] = [await server.member('haneul'), await server.member('saebyeok')]
    const day = dataOf<{ useKcal: number; itemList: { useKcal: number }[]; useKcalGoal: number }>(
      await haneul.get(`${LOG}/myLog/useKcal`),
    )
    expect(day.itemList.reduce((sum, { useKcal }) => sum + useKcal, 0)).toBe(day.useKcal)
    expect(day.useKcalGoal).toBe(350)
    expect(dataOf(await newcomer.get(`${LOG}/myLog/useKcal`))).toEqual({
      baseDt: '20261119',
      useKcal: null,
      useKcalGoal: null,
      goalRate: null,
      stepCnt: null,
      asideStepCnt: null,
      wrkotCnt: 0,
      wrkotMin: 0,
      itemList: [],
    })
    const week = dataOf<{ list: { helhDate: string; kcal: number }[]; avgKcal: number }>(
      await haneul.get(`${LOG}/myLog/useKcalGraph?startDt=20261113&endDt=20261119`),
    )
    expect(week.list).toHaveLength(7)
    expect(week.list.at(-1)?.kcal).toBe(day.useKcal)
    // Today is not over.
    expect(week.avgKcal).toBe(Math.round(week.list.slice(0, 6).reduce((sum, { kcal }) => sum + kcal, 0) / 6))
    for (const query of [
      'useKcal?baseDt=20261131',
      'useKcalGraph?startDt=20261119&endDt=20261118',
      'useKcalGraph?startDt=20250101&endDt=20261119',
      'eatKcalGraph?startDt=20250101&endDt=20261119',
    ])
      expect((await haneul.get(`${LOG}/myLog/${query}`)).statusCode).toBe(400)
  })

  test('the person of the log has an age and the last measures; the sign-in’s lists speak both languages', async () => {
    const haneul = await server.member('haneul')
    expect(dataOf(await haneul.get(`${LOG}/healthUserData`))).toMatchObject({
      hcId: haneul.hcId,
      realName: '윤하늘',
      age: 42,
      gender: 'M',
      height: '174.0',
      weight: '68.4',
      loginExtCode: null,
    })
    expect(dataOf<Row[]>(await haneul.get(`${LOG}/healthLoginExtCode`, ENGLISH))[2]).toEqual({
      loginExtCode: '03',
      loginExtNm: 'Phone company',
      telecomUseYn: 'Y',
      imgUrl: null,
      appUrl: null,
    })
    expect(dataOf<Row[]>(await haneul.get(`${LOG}/healthTelecomCode`))[3]).toEqual({
      telecomCode: '4',
      telecomNm: '알뜰폰',
    })
  })

  test('every read of the hub costs as many statements for a year of records as for none', async () => {
    const [haneul, nobody] = [await server.member('haneul'), await server.member()]
    const count = async (member: TestMember, path: string) =>
      (await statementsOf(server.database.sql, async () => void (await member.get(path)))).length
    for (const path of HUB) {
      await count(haneul, path)
      expect(await count(haneul, path)).toBeLessThanOrEqual((await count(nobody, path)) + 1)
      // Goal 25, for a year of records as well.
      expect(await count(haneul, path)).toBeLessThanOrEqual(8)
    }
  })
})
