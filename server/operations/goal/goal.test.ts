// All calls of a goal and of what is measured behind it, on one server: over 300 lines, since a second file would start
// a database of its own.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { bodyMeasures } from '#server/domain/health-data/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'
import { and, eq } from 'drizzle-orm'

type Row = Record<string, unknown>
type Info = {
  goalSeq: number
  goalType: string
  startDt: string
  startBw: string
  targetBw: string
  currentBw: string | null
  stepGoal: number
  achieveRate: number
  weeks: { weekDt: string; weight: string | null; planBw: number }[]
} | null
type Age = {
  realAge: number
  healthAge: number | null
  gapAge: number | null
  prevHealthAge: number | null
  ageLevel: string | null
  factors: { factorCode: string; gapAge: number; changeAge: number | null; valueTxt: string }[]
  missing: { factorCode: string; anchors: { value: number }[] }[]
  next: { nextTxt: string } | null
}
type Changes = {
  totalCnt: number
  list: { changeType: string; itemNm: string; beforeTxt: string | null; afterTxt: string | null }[]
}

/** Thursday, in the evening. */
const NOW = new Date('2026-11-19T12:06:00Z')
const TODAY = '20261119'
const GOAL = '/api/goal/goal-info'
const FORM = {
  goalType: 'LOSE',
  startDt: TODAY,
  endDt: '20270128',
  startBw: '68.4',
  targetBw: '66.0',
  stepGoal: 11_000,
  eatKcalGoal: 1750,
  useKcalGoal: 350,
}

describe.each(databaseKinds)('goals, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: NOW })
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(NOW))

  const info = async (member: TestMember, query = '') => dataOf<Info>(await member.get(`${GOAL}${query}`))
  const age = async (member: TestMember, type = 'total') =>
    dataOf<Age>(await member.get(`/api/goal/health-age/${type}`))
  const changes = async (member: TestMember, query = '') =>
    dataOf<Changes>(await member.get(`/api/goal/change-list${query}`))
  const weekly = (member: TestMember, weight: string, weekDt = '20261116') =>
    member.post('/api/goal/weeks-weight', { weekDt, weight })

  test('the goal tells plan and weights week by week; the one before is asked for by its day [GOL-06]', async () => {
    const member = await server.member('haneul')
    const found = await info(member)
    expect(found).toMatchObject({
      goalSeq: 2,
      goalType: 'LOSE',
      startDt: '20260907',
      endDt: '20261231',
      startBw: '71.6',
      targetBw: '66.0',
      currentBw: '68.4',
      achieveRate: 57,
    })
    expect(found?.weeks).toHaveLength(11)
    expect(found?.weeks.at(-1)).toEqual({ weekDt: '20261116', weight: '68.4', planBw: 67.9 })
    expect(await info(member, '?date=20260906')).toMatchObject({ goalSeq: 1, goalType: 'KEEP', targetBw: '74.5' })
    expect(await info(await server.member())).toBeNull()
    expect((await member.get(`${GOAL}?date=20260231`)).statusCode).toBe(400)
  })

  test('a new goal ends the one before; twice is one, and home and records know it [GOL-06] [GOL-07]', async () => {
    const member = await server.member('haneul')
    const saved = dataOf<Info>(await member.post(GOAL, FORM))
    expect(saved).toMatchObject({ goalSeq: 3, startBw: '68.4', stepGoal: 11_000, achieveRate: 0 })
    const after = await changes(member, '?changeType=GOAL')
    expect(dataOf<Info>(await member.post(GOAL, FORM))?.goalSeq).toBe(3)
    expect(await changes(member, '?changeType=GOAL')).toEqual(after)
    expect(await info(member, '?date=20261118')).toMatchObject({ goalSeq: 2 })
    expect(dataOf<Row>(await member.post('/api/main/mainData', {})).activity).toMatchObject({
      stepGoal: 11_000,
      eatKcalGoal: 1750,
    })
    expect(dataOf<Row>(await member.post('/api/main/getGoalInfo'))).toMatchObject({
      goalInitYn: 'Y',
      goalList: [{ goalCode: 'BW', goalVal: '66.0' }, { goalCode: 'STEP', goalVal: '11000' }, {}, {}],
    })
    const newcomer = await server.member()
    expect(dataOf(await newcomer.get('/api/goal/goal-initYn'))).toEqual({ goalInitYn: 'N' })
    await newcomer.post(GOAL, FORM)
    expect(dataOf(await newcomer.get('/api/goal/goal-initYn'))).toEqual({ goalInitYn: 'Y' })
  })

  test('what a new goal changes is listed with the weight to reach first [GOL-09]', async () => {
    const member = await server.member()
    await member.post(GOAL, FORM)
    expect((await changes(member)).list.map(({ itemNm }) => itemNm)).toEqual([
      '목표 체중',
      '목표 종류',
      '끝나는 날',
      '하루 걸음',
      '하루 먹기',
      '하루 쓰기',
    ])
    expect((await changes(member, '?pageNo=1&pageSize=1')).list[0]).toMatchObject({
      beforeTxt: null,
      afterTxt: '66.0 kg',
    })
  })

  test('two taps at once leave one goal', async () => {
    const member = await server.member('haneul')
    await Promise.all([member.post(GOAL, FORM), member.post(GOAL, FORM), member.post(GOAL, FORM)])
    expect((await info(member))?.goalSeq).toBe(3)
    expect(
      (await changes(member, '?changeType=GOAL')).list.filter(({ itemNm }) => itemNm === '하루 걸음'),
    ).toHaveLength(2)
  })

  test('one row for each changed thing, in the language asked, by kind and days [GOL-09] [VAL-05]', async () => {
    const member = await server.member('haneul')
    const before = await changes(member)
    expect(before.list[0]).toMatchObject({ changeType: 'WEEK', beforeTxt: '68.9 kg', afterTxt: '68.4 kg' })
    await member.post(GOAL, {
      ...FORM,
      startDt: '20260907',
      endDt: '20261231',
      startBw: '71.6',
      stepGoal: 9000,
      eatKcalGoal: 1900,
    })
    const after = await changes(member)
    expect(after.totalCnt).toBe(before.totalCnt + 1)
    expect(after.list[0]).toMatchObject({
      changeType: 'GOAL',
      itemNm: '하루 걸음',
      beforeTxt: '8,000보',
      afterTxt: '9,000보',
    })
    expect(
      dataOf<Changes>(await member.get('/api/goal/change-list?changeType=GOAL', { 'accept-language': 'en' })).list[0],
    ).toMatchObject({ itemNm: 'Steps a day', afterTxt: '9,000 steps' })
    expect((await changes(member, '?startDt=20261101&endDt=20261105')).list.map(({ afterTxt }) => afterTxt)).toEqual([
      '8,000보',
    ])
    expect((await changes(member, '?pageNo=2&pageSize=3')).list).toHaveLength(3)
    expect((await member.get('/api/goal/change-list?startDt=20261105&endDt=20261101')).statusCode).toBe(400)
    // The first day of the calendar is none that the database knows.
    expect((await changes(member, '?startDt=00000101')).totalCnt).toBe((await changes(member)).totalCnt)
    expect((await changes(member, '?endDt=00000101')).totalCnt).toBe(0)
  })

  test.each([
    ['targetBw', { targetBw: '56.0', endDt: '20271101', startBw: '60.0' }],
    ['targetBw', { targetBw: '69.0' }],
    ['targetBw', { goalType: 'KEEP', targetBw: '66.0' }],
    ['endDt', { endDt: '20261210' }],
    ['endDt', { endDt: '20261118' }],
    ['startDt', { startDt: '20261120', endDt: '20270128' }],
    ['eatKcalGoal', { eatKcalGoal: 1400 }],
  ])('a goal that harms or contradicts itself is refused by its %s: %o', async (error, part) => {
    const member = await server.member('haneul')
    const answer = await member.post(GOAL, { ...FORM, ...part })
    expect([answer.statusCode, answer.json().error]).toEqual([400, error])
    expect(answer.json().errorMessage).toMatch(/[가-힣]/)
    expect((await info(member))?.goalSeq).toBe(2)
  })

  test('a goal that goes on keeps its beginning, whatever earlier day is sent', async () => {
    const member = await server.member('haneul')
    expect(
      (await member.post(GOAL, { ...FORM, startDt: '20260801', startBw: '74.0', endDt: '20261231' })).statusCode,
    ).toBe(200)
    expect(dataOf<Info>(await member.get(GOAL))).toMatchObject({
      startDt: '20260907',
      startBw: '71.6',
      stepGoal: 11_000,
    })
  })

  test('the target of the weight page is the goal’s own, held to the same rules', async () => {
    const member = await server.member('haneul')
    const target = (targetBw: string) => member.post('/api/healthlog/health/updateTargetBw', { targetBw })
    expect(dataOf(await target('65.0'))).toEqual({ resultCnt: 1 })
    expect(await info(member)).toMatchObject({ goalSeq: 2, targetBw: '65.0' })
    expect((await changes(member, '?changeType=GOAL')).list[0]).toMatchObject({
      itemNm: '목표 체중',
      beforeTxt: '66.0 kg',
      afterTxt: '65.0 kg',
    })
    expect((await target('55.0')).json()).toMatchObject({
      error: 'targetBw',
      errorMessage: expect.stringContaining('56.1 kg'),
    })
    expect(dataOf(await target(''))).toEqual({ resultCnt: 1 })
    expect(await info(member)).toBeNull()
    expect(await info(member, `?date=${TODAY}`)).toMatchObject({ goalSeq: 2 })
    expect(dataOf(await target(''))).toEqual({ resultCnt: 0 })
    server.clock.set(new Date(NOW.getTime() + 86_400_000))
    expect(await info(await server.signedIn(member))).toBeNull()
  })

  test('a target near the old start, above the weight now, is another goal that begins today', async () => {
    const member = await server.member('haneul')
    expect(dataOf(await member.post('/api/healthlog/health/updateTargetBw', { targetBw: '71.0' }))).toEqual({
      resultCnt: 1,
    })
    expect(await info(member)).toMatchObject({
      goalSeq: 3,
      goalType: 'GAIN',
      startDt: TODAY,
      startBw: '68.4',
      targetBw: '71.0',
      endDt: '20261231',
      stepGoal: 8000,
    })
    expect(await info(member, '?date=20261118')).toMatchObject({ goalSeq: 2, goalType: 'LOSE', targetBw: '66.0' })
    expect((await changes(member, '?changeType=GOAL')).list.slice(0, 2).map(({ itemNm }) => itemNm)).toEqual([
      '목표 체중',
      '목표 종류',
    ])
  })

  test('the weight of a week is one record, however often it is tapped [GOL-08]', async () => {
    const member = await server.member('haneul')
    const weights = async () =>
      dataOf<Row[]>(await member.get(`/api/healthlog/health/MyWeightRecordList?startDt=${TODAY}&endDt=${TODAY}`))
    const before = (await weights()).length
    expect(dataOf(await weekly(member, '68.2'))).toEqual({ weekDt: '20261116', weight: '68.2', planBw: 67.9 })
    server.clock.set(new Date(NOW.getTime() + 60_000))
    await Promise.all([weekly(member, '68.2'), weekly(member, '68.2')])
    expect(await weights()).toHaveLength(before + 1)
    expect(
      (await changes(member, '?changeType=WEEK')).list.filter(({ afterTxt }) => afterTxt === '68.2 kg'),
    ).toHaveLength(1)
    expect(dataOf<Row>(await weekly(member, '69.3', '20261102'))).toMatchObject({ weight: '69.3' })
    expect((await weekly(member, '68.2', '20261117')).statusCode).toBe(400)
    expect((await weekly(member, '68.2', '20261123')).statusCode).toBe(400)
    expect((await weekly(await server.member(), '68.2')).json().error).toBe('noGoal')
  })

  test('measurements are typed, corrected for ten minutes, and listed by day [GOL-01] [GOL-02] [GOL-03]', async () => {
    const member = await server.member()
    const data = '/api/goal/health-data'
    expect(dataOf(await member.get(`${data}/last/${TODAY}`))).toEqual([])
    expect(dataOf(await member.post('/api/goal/getLastHealthData', {}))).toBeNull()
    expect(
      dataOf<Row>(
        await member.post(data, {
          healthDt: TODAY,
          height: '162.0',
          weight: '58.4',
          waist: '71.0',
          systolic: '118',
          diastolic: '76',
        }),
      ),
    ).toMatchObject({ weight: '58.4', waist: '71.0', bodyFat: null, oriCode: '1' })
    server.clock.set(new Date(NOW.getTime() + 120_000))
    await member.post(data, { healthDt: TODAY, weight: '58.6' })
    const rows = await server.database.db
      .select()
      .from(healthIndexRecords)
      .where(and(eq(healthIndexRecords.hcId, member.hcId), eq(healthIndexRecords.helhidxCode, 'BW')))
    expect(rows.map(({ helhidxVal }) => helhidxVal)).toEqual([58.6])
    await member.post(data, { healthDt: '20261110', bloodSugar: '92' })
    // The newest day has neither all measures nor every last value: each is told by itself.
    expect(dataOf<Row>(await member.post('/api/goal/getLastHealthData', {}))).toMatchObject({
      healthDt: TODAY,
      bloodSugar: null,
      lastList: [
        { field: 'height', val: '162.0', healthDt: TODAY },
        { field: 'weight', val: '58.6', healthDt: TODAY },
        { field: 'waist', val: '71.0', healthDt: TODAY },
        { field: 'systolic', val: '118', healthDt: TODAY },
        { field: 'diastolic', val: '76', healthDt: TODAY },
        { field: 'bloodSugar', val: '92', healthDt: '20261110' },
      ],
    })
    expect(
      dataOf<Row[]>(await member.get(`${data}/month/${TODAY}`)).map(({ healthDt, bloodSugar }) => [
        healthDt,
        bloodSugar,
      ]),
    ).toEqual([
      [TODAY, null],
      ['20261110', '92'],
    ])
    expect(dataOf<Row[]>(await member.get(`${data}/day/20261110`))).toHaveLength(1)
    expect(dataOf<Row[]>(await member.get(`${data}/last/20261115`))[0]).toMatchObject({ healthDt: '20261110' })
    expect((await changes(member, '?changeType=HEALTH')).list[0]).toMatchObject({
      itemNm: '공복 혈당',
      beforeTxt: null,
      afterTxt: '92 mg/dL',
    })
    for (const wrong of [
      {},
      { weight: '19.0' },
      { systolic: '118', diastolic: '130' },
      { bloodSugar: '92', healthDt: '20261120' },
      { healthDt: '20261109', systolic: '118' },
    ]) {
      expect((await member.post(data, { healthDt: TODAY, ...wrong })).statusCode).toBe(400)
    }
  })

  test('a value that is typed for a day that is over is listed beside what stood on that day [GOL-09]', async () => {
    const member = await server.member()
    for (const [at, [healthDt, weight]] of [
      ['20261101', '60.0'],
      [TODAY, '58.0'],
      ['20261110', '59.0'],
    ].entries()) {
      server.clock.set(new Date(NOW.getTime() + at * 60_000))
      await member.post('/api/goal/health-data', { healthDt, weight })
    }
    expect((await changes(member)).list[0]).toMatchObject({ beforeTxt: '60.0 kg', afterTxt: '59.0 kg' })
  })

  test('a weight of elsewhere in the minute stays beside the typed one, which can be corrected [GOL-03]', async () => {
    const member = await server.member()
    const [data, past] = ['/api/goal/health-data', '20261110']
    const weights = async (day: string) => {
      const rows = await server.database.db
        .select()
        .from(healthIndexRecords)
        .where(
          and(
            eq(healthIndexRecords.hcId, member.hcId),
            eq(healthIndexRecords.helhDate, day),
            eq(healthIndexRecords.helhidxCode, 'BW'),
          ),
        )
      return rows
        .toSorted((one, other) => Number(one.inptDt) - Number(other.inptDt))
        .map(({ helhidxVal }) => helhidxVal)
    }
    const weigh = (inptDt: string, helhidxVal: string) =>
      member.post('/api/healthlog/insertMyHelhIdx', [{ helhidxCode: 'BW', helhidxVal, inptDt }])
    const after = (seconds: number) => server.clock.set(new Date(NOW.getTime() + seconds * 1000))
    const type = async (healthDt: string, weight: string) =>
      expect(dataOf<Row>(await member.post(data, { healthDt, weight }))).toMatchObject({ weight })
    await weigh(`${TODAY}210600`, '70.0')
    await weigh(`${TODAY}210641`, '70.2')
    await weigh(`${past}120000`, '69.0')
    after(20)
    await type(TODAY, '71.5')
    await type(past, '68.5')
    expect([await weights(TODAY), await weights(past)]).toEqual([
      [70, 70.2, 71.5],
      [69, 68.5],
    ])
    after(40)
    await type(TODAY, '71.6')
    expect(await weights(TODAY)).toEqual([70, 70.2, 71.6])
    after(300)
    await type(TODAY, '71.6')
    after(310)
    await weigh(`${TODAY}211110`, '70.4')
    after(360)
    await type(TODAY, '71.4')
    expect(await weights(TODAY)).toEqual([70, 70.2, 70.4, 71.4])
    after(1200)
    await type(TODAY, '71.3')
    await type(past, '68.6')
    expect([await weights(TODAY), await weights(past)]).toEqual([
      [70, 70.2, 70.4, 71.4, 71.3],
      [69, 68.6],
    ])
    expect(
      (await changes(member, '?changeType=HEALTH')).list.filter(({ afterTxt }) => afterTxt === '71.6 kg'),
    ).toHaveLength(1)
  })

  test('a guide put away stays away; a withdrawn consent keeps nothing new [GOL-04] [GOL-10] [HTM-05]', async () => {
    const member = await server.member('haneul')
    const user = async () => dataOf<Row>(await member.get('/api/goal/health-data/user'))
    expect(await user()).toMatchObject({
      nickName: '하늘',
      gender: 'M',
      age: 42,
      hideGuideYn: 'N',
      lastHealthDt: TODAY,
      healthAgreeYn: 'Y',
    })
    const put = await server.request({
      method: 'PUT',
      url: '/api/goal/health-data/hide-guide',
      headers: { authorization: `Bearer ${member.token}` },
      payload: { hideGuideYn: 'Y' },
    })
    expect(put.statusCode).toBe(200)
    expect(dataOf(await member.post('/api/goal/disagreeHealthData', {}))).toEqual({
      healthTermsYn: 'N',
      disagreeDtm: '202611192106',
    })
    expect(await user()).toMatchObject({ hideGuideYn: 'Y', healthAgreeYn: 'N' })
    expect((await member.post('/api/goal/health-data', { healthDt: TODAY, weight: '68.0' })).json().error).toBe(
      'healthConsentNeeded',
    )
    expect((await weekly(member, '68.0')).json().error).toBe('healthConsentNeeded')
    // The goal stands as it was set; nothing is told of the way.
    expect(await info(member)).toMatchObject({
      targetBw: '66.0',
      currentBw: null,
      achieveRate: null,
      weeks: [],
      healthAgreeYn: 'N',
    })
  })

  test('haneul’s health age is 41, and was 41 a month ago [GOL-05]', async () => {
    const found = await age(await server.member('haneul'))
    expect(found).toMatchObject({ realAge: 42, healthAge: 41, gapAge: -1, prevHealthAge: 41, ageLevel: 'mid' })
    expect(found.factors.map(({ factorCode }) => factorCode).toSorted()).toEqual([
      'BP',
      'FAT',
      'MUSCLE',
      'SALT',
      'SLEEP',
      'STEP',
      'SUGAR',
      'WAIST',
      'WEIGHT',
    ])
    expect(found.missing).toEqual([])
    expect(Math.round(found.realAge + found.factors.reduce((sum, { gapAge }) => sum + gapAge, 0))).toBe(41)
    expect(found.next?.nextTxt).toMatch(/^나트륨을 하루 1,[0-9]00 mg 줄이면 0\.\d살쯤 젊어져요\.$/)
  })

  test('each kind has its own factors and its own fewest; below four nothing is told', async () => {
    const member = await server.member()
    expect(await age(member)).toMatchObject({
      realAge: 27,
      healthAge: null,
      gapAge: null,
      ageLevel: null,
      factors: [],
      next: null,
    })
    expect((await age(member)).missing.map(({ factorCode }) => factorCode).toSorted()).toEqual([
      'BP',
      'FAT',
      'MUSCLE',
      'SALT',
      'SLEEP',
      'STEP',
      'SUGAR',
      'WAIST',
      'WEIGHT',
    ])
    await member.post('/api/goal/health-data', {
      healthDt: TODAY,
      height: '162.0',
      weight: '58.4',
      systolic: '118',
      diastolic: '76',
      bloodSugar: '92',
    })
    expect(await age(member)).toMatchObject({ healthAge: null, factors: [{}, {}, {}] })
    expect((await age(member, 'metabolism')).healthAge).not.toBeNull()
    expect((await age(member, 'heart')).healthAge).toBeNull()
    await server.database.db
      .insert(bodyMeasures)
      .values({ hcId: member.hcId, measureDt: TODAY, waistMm: 700, origin: '1' })
    expect((await age(member)).healthAge).not.toBeNull()
    expect((await age(member, 'body')).factors.map(({ factorCode }) => factorCode).toSorted()).toEqual([
      'WAIST',
      'WEIGHT',
    ])
    // The points of a woman: four under where InBody's usual range begins, 18 %.
    expect(
      (await age(member, 'body')).missing.map(({ factorCode, anchors }) => [factorCode, anchors[0]?.value]),
    ).toEqual([
      ['FAT', 14],
      ['MUSCLE', 6],
    ])
  })

  test('nothing of it is seen by another member, nor changed', async () => {
    const [member, other] = [await server.member('haneul'), await server.member()]
    await weekly(member, '68.2')
    expect([await info(other), (await changes(other)).totalCnt, (await age(other)).factors]).toEqual([null, 0, []])
    await other.post(GOAL, FORM)
    expect(await info(member)).toMatchObject({ goalSeq: 2, currentBw: '68.2' })
  })

  test('asks a constant number of statements', async () => {
    const [short, long] = [await server.member(), await server.member('haneul')]
    const count = async (member: TestMember) => (await statementsOf(server.database.sql, () => age(member))).length
    await count(long)
    expect(await count(long)).toBe(await count(short))
    expect(await count(long)).toBeLessThanOrEqual(12)
  })

  test('stations: consent takes over one measure, again nothing; a withdrawal keeps it [HCU-03]', async () => {
    const member = await server.member('haneul')
    const read = async () =>
      dataOf<{ agreeYn: string; measureList: Row[] }>(
        await member.post('/api/healthMax/getHealthMaxData', { startDt: '20260101', endDt: TODAY }),
      )
    const agree = async (agreeYn: 'Y' | 'N') =>
      dataOf<Row>(await member.post('/api/healthMax/setHealthMaxAgree', { agreeYn }))
    expect((await read()).measureList.map(({ savedYn, placeNm }) => [savedYn, placeNm])).toEqual([
      ['N', '한빛타워점 2층 건강존'],
      ['Y', '한빛타워점 2층 건강존'],
    ])
    expect(await agree('Y')).toMatchObject({ agreeYn: 'Y', saveCnt: 1 })
    expect(await agree('Y')).toMatchObject({ saveCnt: 0 })
    expect(dataOf<Row[]>(await member.get('/api/goal/health-data/day/20261020'))[0]).toMatchObject({
      bodyFat: '22.7',
      oriCode: expect.any(String),
    })
    expect(await agree('N')).toMatchObject({ agreeYn: 'N', saveCnt: 0 })
    expect(await read()).toMatchObject({ agreeYn: 'N', measureList: [] })
    expect(dataOf<Row[]>(await member.get('/api/goal/health-data/day/20261020'))[0]).toMatchObject({ bodyFat: '22.7' })
    const newcomer = await server.member()
    expect(
      dataOf(await newcomer.post('/api/healthMax/getHealthMaxData', { startDt: '20260101', endDt: TODAY })),
    ).toEqual({ agreeYn: 'N', agreeDtm: null, measureList: [] })
  })

  test('stations: what the member wrote stays, and nothing comes over a withdrawn consent [HCU-03]', async () => {
    const agree = async (member: TestMember) =>
      dataOf<Row>(await member.post('/api/healthMax/setHealthMaxAgree', { agreeYn: 'Y' }))
    const weightOf = async ({ hcId }: TestMember) =>
      (
        await server.database.db
          .select()
          .from(healthIndexRecords)
          .where(
            and(
              eq(healthIndexRecords.hcId, hcId),
              eq(healthIndexRecords.helhidxCode, 'BW'),
              eq(healthIndexRecords.inptDt, '20261020114200'),
            ),
          )
      )[0]
    const member = await server.member('haneul')
    await server.database.db.insert(healthIndexRecords).values({
      hcId: member.hcId,
      helhidxCode: 'BW',
      inptDt: '20261020114200',
      helhidxVal: 70.9,
      helhidxOriCode: '1',
      helhDate: '20261020',
    })
    expect(await agree(member)).toMatchObject({ saveCnt: 1 })
    expect(await weightOf(member)).toMatchObject({ helhidxVal: 70.9, helhidxOriCode: '1' })

    const withdrawn = await server.member('haneul')
    await withdrawn.get('/api/my/cancelHelhidxAgree?ruleSn=1')
    const refused = await withdrawn.post('/api/healthMax/setHealthMaxAgree', { agreeYn: 'Y' })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' },
    ])
    expect(await weightOf(withdrawn)).toBeUndefined()
    // A withdrawal needs no consent. Once keeping is agreed to again they come.
    expect((await withdrawn.post('/api/healthMax/setHealthMaxAgree', { agreeYn: 'N' })).statusCode).toBe(200)
    await withdrawn.get('/api/my/saveHelhidxAgree?ruleSn=1')
    expect(await agree(withdrawn)).toMatchObject({ saveCnt: 1 })
  })

  test('places with a device: the main restaurant first, found by a part of the name', async () => {
    const member = await server.member('haneul')
    const places = async (body = {}) =>
      dataOf<Row[]>(await member.post('/api/goal/getLookinBodyRestaurants', body)).map(
        ({ restaurantName }) => restaurantName,
      )
    expect(await places()).toEqual(['한빛타워점', '그린캠퍼스점'])
    expect(await places({ restaurantName: ' 그린 ' })).toEqual(['그린캠퍼스점'])
    expect(await places({ restaurantName: '없는곳' })).toEqual([])
  })

  test('days of a span: steps and energy, null where nothing was counted', async () => {
    const member = await server.member('haneul')
    const days = dataOf<Row[]>(await member.post('/api/main/getActivityList', { startDt: '20261116', endDt: TODAY }))
    expect(days.map(({ activityDt }) => activityDt)).toEqual(['20261116', '20261117', '20261118', TODAY])
    expect(days[0]).toMatchObject({ eatKcal: null, stepCnt: expect.any(Number) })
    expect((await member.post('/api/main/getActivityList', { startDt: TODAY, endDt: '20261116' })).statusCode).toBe(400)
  })
})
