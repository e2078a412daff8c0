import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Medicine = {
  medicineSeq: number
  medicineNm: string
  takingYn: string
  takeList: { takeTm: string }[]
  doseQty: number
  weekDayList: string[]
  endDt: string | null
}

const FORM = {
  medicineNm: '유산균',
  doseQty: 0.25,
  doseUnitCode: 'PACK',
  takeList: [
    { takeTm: '1900', mealRelCode: 'AFTER' },
    { takeTm: '0700', mealRelCode: 'BEFORE' },
  ],
  weekDayList: ['5', '1', '3'],
  startDt: '20261119',
  alarmYn: 'N',
}

describe.each(databaseKinds)('medicines, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const list = async (member: TestMember, query = '') =>
    dataOf<Medicine[]>(await member.get(`/api/healthlog/medicine${query}`))
  const post = (member: TestMember, path: string, body: object) => member.post(`/api/healthlog/${path}`, body)
  const add = async (member: TestMember, change = {}) =>
    dataOf<{ medicineSeq: number }>(await post(member, 'medicine/addMedicine', { ...FORM, ...change })).medicineSeq

  test('haneul takes a vitamin, and has taken a painkiller [HLG-04]', async () => {
    const member = await server.member('haneul')
    expect(
      (await list(member)).map(({ medicineSeq, takingYn, takeList }) => [medicineSeq, takingYn, takeList.length]),
    ).toEqual([
      [118, 'Y', 1],
      [124, 'N', 2],
    ])
    expect([(await list(member, '?takingYn=Y')).length, (await list(member, '?takingYn=N')).length]).toEqual([1, 1])
    expect(await add(member)).toBe(125)
  })

  test('one is added, comes back in order and whole, is changed all over, and removed [HLG-04]', async () => {
    const member = await server.member()
    expect(await list(member)).toEqual([])
    const medicineSeq = await add(member, { memo: '  ', purposeTxt: ' 장 건강 ' })
    expect(await list(member)).toEqual([
      {
        ...FORM,
        medicineSeq,
        purposeTxt: '장 건강',
        takeList: FORM.takeList.toReversed(),
        weekDayList: ['1', '3', '5'],
        endDt: null,
        memo: null,
        takingYn: 'Y',
      },
    ])
    const changed = {
      ...FORM,
      medicineSeq,
      medicineNm: '비타민 C',
      takeList: [{ takeTm: '1230', mealRelCode: 'WITH' }],
    }
    expect(dataOf(await post(member, 'medicine/updateMedicine', changed))).toEqual({ resultCnt: 1 })
    expect(await list(member)).toMatchObject([
      { medicineNm: '비타민 C', takeList: [{ takeTm: '1230', mealRelCode: 'WITH' }], purposeTxt: null },
    ])
    expect(dataOf(await post(member, 'medicine/deleteMedicine', { medicineSeq }))).toEqual({ resultCnt: 1 })
    expect((await post(member, 'medicine/deleteMedicine', { medicineSeq })).statusCode).toBe(404)
    expect((await post(member, 'medicine/updateMedicine', changed)).statusCode).toBe(404)
    // A number does not come again: whoever still has the old page changes nothing of the new one.
    expect(await add(member)).toBe(medicineSeq + 1)
  })

  test('it is being taken from the first day to the last, both included', async () => {
    const member = await server.member()
    await add(member, { startDt: '20261110', endDt: '20261119' })
    await add(member, { startDt: '20261119', endDt: '20261119' })
    await add(member, { startDt: '20261120' })
    await add(member, { startDt: '20261101', endDt: '20261118' })
    expect((await list(member)).map(({ takingYn, endDt }) => `${takingYn} ${endDt}`)).toEqual([
      'Y 20261119',
      'Y 20261119',
      'N null',
      'N 20261118',
    ])
  })

  test.each([
    ['a last day before the first [VAL-05]', { endDt: '20261118' }],
    ['a day that is none', { startDt: '20261131' }],
    ['a last day that is none', { endDt: '20261131' }],
    [
      'a time twice',
      {
        takeList: [
          { takeTm: '0700', mealRelCode: 'BEFORE' },
          { takeTm: '0700', mealRelCode: 'AFTER' },
        ],
      },
    ],
    ['no time', { takeList: [] }],
    ['a name of spaces', { medicineNm: '   ' }],
    ['no dose', { doseQty: 0 }],
    ['a dose that nobody can measure', { doseQty: 0.00012 }],
    ['no day of the week', { weekDayList: [] }],
  ])('%s is refused', async (_what, change) => {
    const member = await server.member('haneul')
    expect((await post(member, 'medicine/addMedicine', { ...FORM, ...change })).statusCode).toBe(400)
    expect((await post(member, 'medicine/updateMedicine', { ...FORM, ...change, medicineSeq: 118 })).statusCode).toBe(
      400,
    )
    expect((await list(member)).map(({ medicineNm }) => medicineNm)).toEqual(['비타민 D 1000 IU', '소염진통제'])
  })

  test('another’s number is not found, and two that are added at once have two numbers', async () => {
    const [haneul, other] = await Promise.all([server.member('haneul'), server.member()])
    expect((await post(other, 'medicine/deleteMedicine', { medicineSeq: 118 })).statusCode).toBe(404)
    expect((await post(other, 'medicine/updateMedicine', { ...FORM, medicineSeq: 118 })).statusCode).toBe(404)
    expect(await list(haneul)).toHaveLength(2)
    const numbers = await Promise.all([add(other), add(other, { medicineNm: '비타민 C' })])
    expect(new Set(numbers).size).toBe(2)
  })

  test('the very same again is one medicine; another time, another meal or much later is another one', async () => {
    const member = await server.member()
    const both = await Promise.all([add(member), add(member)])
    expect(new Set(both).size).toBe(1)
    expect(await add(member, { takeList: FORM.takeList.toReversed() })).toBe(both[0])
    expect(await list(member)).toHaveLength(1)
    await add(member, {
      takeList: [
        { takeTm: '1900', mealRelCode: 'AFTER' },
        { takeTm: '0700', mealRelCode: 'NONE' },
      ],
    })
    await add(member, { doseQty: 0.5 })
    expect(await list(member)).toHaveLength(3)
    // Who takes it away means it, and may take that back.
    expect((await post(member, 'medicine/deleteMedicine', { medicineSeq: both[0] })).statusCode).toBe(200)
    expect(await add(member)).not.toBe(both[0])
    server.clock.set(new Date(TEST_NOW.getTime() + 11 * 60_000))
    await add(member)
    expect(await list(member)).toHaveLength(4)
  })

  test('a second one that the member has confirmed is kept, and a double tap on it still adds one', async () => {
    const member = await server.member()
    const first = await add(member)
    const both = await Promise.all([add(member, { sameCnt: 1 }), add(member, { sameCnt: 1 })])
    expect(new Set([first, ...both]).size).toBe(2)
    expect(await add(member, { sameCnt: 1 })).toBe(both[0])
    expect(await list(member)).toHaveLength(2)
  })

  test('what is to be taken about now is told on the hub with its time, each time by itself', async () => {
    // Thursday, ten past seven in Seoul.
    server.clock.set(new Date('2026-11-18T22:10:00Z'))
    const member = await server.member()
    const told = async (lang: string) =>
      dataOf<{ alterType: string; alterMsg: string; routeNm: string; alterDtm: string }[]>(
        await member.get('/api/healthlog/myLog/Alter', { 'accept-language': lang }),
      )
    await add(member, {
      weekDayList: ['4'],
      takeList: [
        { takeTm: '0700', mealRelCode: 'BEFORE' },
        { takeTm: '0800', mealRelCode: 'AFTER' },
        { takeTm: '1900', mealRelCode: 'AFTER' },
      ],
    })
    await add(member, {
      medicineNm: '금요일 약',
      weekDayList: ['5'],
      takeList: [{ takeTm: '0700', mealRelCode: 'NONE' }],
    })
    expect(await told('ko')).toEqual([
      {
        alterType: 'MEDI',
        alterMsg: '유산균, 07:00에 드세요.',
        statusCode: null,
        routeNm: 'healthlogHealthMedicine',
        alterDtm: '202611190700',
        careCode: null,
      },
      {
        alterType: 'MEDI',
        alterMsg: '유산균, 08:00에 드세요.',
        statusCode: null,
        routeNm: 'healthlogHealthMedicine',
        alterDtm: '202611190800',
        careCode: null,
      },
    ])
    expect((await told('en')).map(({ alterMsg }) => alterMsg)).toEqual([
      'Take 유산균 at 07:00.',
      'Take 유산균 at 08:00.',
    ])
  })

  test('the list takes as many statements for many as for none', async () => {
    const [member, newcomer] = await Promise.all([server.member('haneul'), server.member()])
    const count = async (one: TestMember) =>
      (await statementsOf(server.database.sql, async () => void (await list(one)))).length
    expect(await count(member)).toBe(await count(newcomer))
  })

  test('without consent none is kept or changed, only removed; given again, both are possible [HLG-04]', async () => {
    const member = await server.member('haneul')
    await member.get('/api/my/cancelHelhidxAgree?ruleSn=1')
    const tried = async () => [
      await post(member, 'medicine/addMedicine', FORM),
      await post(member, 'medicine/updateMedicine', { ...FORM, medicineSeq: 118 }),
    ]
    const refused = { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' }
    expect((await tried()).map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [409, refused],
      [409, refused],
    ])
    expect((await list(member)).map(({ medicineNm }) => medicineNm)).toEqual(['비타민 D 1000 IU', '소염진통제'])
    expect((await post(member, 'medicine/deleteMedicine', { medicineSeq: 124 })).statusCode).toBe(200)
    await member.get('/api/my/saveHelhidxAgree?ruleSn=1')
    expect((await tried()).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('leaving the health log with its records takes medicines and exercise along [HLG-10]', async () => {
    const member = await server.member('haneul')
    await post(member, 'deleteWithdrawal', { recordDeleteYn: 'N' })
    expect(await list(member)).toHaveLength(2)
    await post(member, 'deleteWithdrawal', { recordDeleteYn: 'Y' })
    expect(await list(member)).toEqual([])
    const left = await Promise.all(
      [
        'wrkotlog/totWrkotList?startDt=20260101&endDt=20261231',
        'aiFavor/aiFavoriteList',
        'aiSetting/aiSettingList',
        'aiCustom/rcmdAt',
      ].map(async (path) => dataOf(await member.get(`/api/healthlog/${path}`))),
    )
    expect(left).toEqual([
      { totalCnt: 0, totMin: 0, totKcal: 0, list: [] },
      { totalCnt: 0, list: [] },
      [],
      { suveyAt: 'N', suveyDtm: null, rcmdAt: 'N', rcmdDtm: null },
    ])
  })
})
