import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PERMISSION_NAMES } from '#server/domain/phone/permission.rules.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

const LOG = '/api/healthlog'
const ANDROID = { helhidxLkeqmtCode: '1' }
const at = (minute: number) => new Date(TEST_NOW.getTime() + minute * 60_000)

describe.each(databaseKinds)('links and consents, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const links = async (member: TestMember) => dataOf<Row[]>(await member.get(`${LOG}/myLog/MhrlsInterlock`))
  const link = async (member: TestMember, code: string) => (await links(member)).find((row) => row.code === code)
  const today = async (member: TestMember) =>
    dataOf<{ activity: Row }>(await member.post('/api/main/mainData', {})).activity
  const weights = async (member: TestMember) => dataOf<Row[]>(await member.get(`${LOG}/health/MyWeightRecordList`))

  test('a newcomer has linked nothing and agreed to nothing [HSY-02] [HSY-04]', async () => {
    const member = await server.member('saebyeok', { asked: false })
    expect((await links(member)).map((row) => [row.code, row.linkYn, row.linkDtm, row.lastInptDt])).toEqual(
      ['1', '2', '11', '12', '13', '14', '15'].map((code) => [code, 'N', null, null]),
    )
    const rules = dataOf<Row[]>(await member.post(`${LOG}/healthAgreeRule`, ANDROID))
    expect(rules).toEqual(['1', '2', '3', '4'].map((ruleSn) => ({ ruleSn, agreeYn: 'N' })))
  })

  test('a phone is linked and taken off, each with its time; twice changes nothing [HLG-02] [HDT-14]', async () => {
    const member = await server.member()
    expect(dataOf(await member.post(`${LOG}/insertMhrlsInterlock`, { code: '1' }))).toMatchObject({
      code: '1',
      linkYn: 'Y',
      linkDtm: '202611191124',
    })
    server.clock.set(at(5))
    await member.post(`${LOG}/insertMhrlsInterlock`, { code: '1' })
    expect(await link(member, '1')).toMatchObject({ linkYn: 'Y', linkDtm: '202611191124' })
    expect(dataOf<Row[]>(await member.get('/api/my/helhidxLkeqmt'))).toMatchObject([
      { code: '1', linkYn: 'Y' },
      { code: '2', linkYn: 'N' },
    ])
    await member.post(`${LOG}/deleteMhrlsInterlock`, { code: '1' })
    server.clock.set(at(9))
    expect(dataOf(await member.post(`${LOG}/deleteMhrlsInterlock`, { code: '1' }))).toMatchObject({
      interlock: { linkYn: 'N', linkDtm: '202611191129' },
      recordDeleteCnt: 0,
    })
  })

  test('a measuring device is linked with or without an address; the newest address holds [HLG-09]', async () => {
    const member = await server.member()
    expect(dataOf<Row>(await member.post(`${LOG}/insertMhrlsInterlock`, { code: '12' }))).toMatchObject({
      code: '12',
      linkYn: 'Y',
    })
    await member.post(`${LOG}/insertMhrlsInterlock`, {
      code: '11',
      macAddress: '28:FF:B2:4A:19:C3',
      deviceNm: 'HEM-7156T',
    })
    await member.post(`${LOG}/insertMhrlsInterlock`, { code: '11', macAddress: '28:FF:B2:4A:19:C4' })
    await member.post(`${LOG}/insertMhrlsInterlock`, { code: '1', macAddress: '28:FF:B2:4A:19:C5' })
    const paired = async (query = '') => dataOf<Row[]>(await member.get(`${LOG}/myLog/MacAddress${query}`))
    expect(await paired()).toEqual([
      { code: '11', codeNm: '오므론 혈압계', macAddress: '28:FF:B2:4A:19:C4', deviceNm: null, pairDtm: '202611191124' },
    ])
    expect(await paired('?code=12')).toEqual([])
  })

  test('consents are decided one by one, and the terms flag follows rule 3 [MYP-05] [HTM-05] [HSY-68]', async () => {
    const member = await server.member('saebyeok', { asked: false })
    const terms = async () => dataOf<Row>(await member.post('/api/mypage/getUsrInfoStart', {})).healthTermsYn
    await member.get('/api/my/saveHelhidxAgree?ruleSn=4')
    const given = dataOf<{ rules: Row[] }>(await member.get('/api/my/saveHelhidxAgree?ruleSn=3&helhidxLkeqmtCode=1'))
    expect(given.rules.map((rule) => rule.agreeYn)).toEqual(['N', 'N', 'Y', 'Y'])
    expect(dataOf<Row[]>(await member.post(`${LOG}/healthAgreeRule`, ANDROID))[2]).toEqual({
      ruleSn: '3',
      agreeYn: 'Y',
    })
    expect(dataOf(await member.post(`${LOG}/healthSensitiveAgreeRule`, ANDROID))).toMatchObject({
      ruleSn: '3',
      agreeYn: 'Y',
      agreeDtm: '202611191124',
    })
    expect(await terms()).toBe('Y')
    server.clock.set(at(3))
    expect(dataOf<{ rules: Row[] }>(await member.get('/api/my/cancelHelhidxAgree?ruleSn=3')).rules[2]).toMatchObject({
      agreeYn: 'N',
      agreeDtm: '202611191127',
    })
    expect(await terms()).toBe('N')
    expect(dataOf(await member.get('/api/my/helhidxRule'))).toEqual(dataOf(await member.get(`${LOG}/helhidxAgreeList`)))
    expect((await member.get('/api/my/saveHelhidxAgree?ruleSn=9')).statusCode).toBe(400)
  })

  test('a consent names the version decided on: of that day, or of today where nobody was asked [HDT-13]', async () => {
    const member = await server.member('saebyeok', { asked: false })
    const versions = async () => dataOf<Row[]>(await member.get('/api/my/helhidxRule')).map(({ termsVer }) => termsVer)
    await server.database.sql`
      insert into health_consents (hc_id, consent, agree_yn, decided_at) values
        (${member.hcId}, '1', 'Y', '2026-09-30T14:59:00Z'), (${member.hcId}, '3', 'N', '2026-09-30T15:00:00Z')`
    expect(await versions()).toEqual(['2025.03', '2026.10', '2026.10', '2026.10'])
    expect(dataOf(await member.post('/api/mypage/getMyAgree', { agreeCode: 'HEALTH' }))).toMatchObject({
      agreeYn: 'Y',
      termsVer: '2025.03',
    })
    await member.get('/api/my/cancelHelhidxAgree?ruleSn=1')
    expect(await versions()).toEqual(['2026.10', '2026.10', '2026.10', '2026.10'])
  })

  test('the permissions of a phone are kept per device, with the last change [HDT-11] [HDT-12] [HSY-36]', async () => {
    const member = await server.member()
    const flags = (granted: readonly string[]) =>
      PERMISSION_NAMES.map((name) => ({ name, agreeYn: granted.includes(name) ? 'Y' : 'N' }))
    const save = async (deviceId: string, granted: readonly string[]) =>
      dataOf<Row>(
        await member.post(`${LOG}/saveHealthUserAuthData`, { deviceId, ...ANDROID, authList: flags(granted) }),
      ).resultCnt
    const read = async (deviceId: string) =>
      dataOf<Row>(await member.post(`${LOG}/selectHealthUserAuthData`, { deviceId, ...ANDROID }))
    expect(await read('phone-a')).toMatchObject({ authList: [], authDtm: null })
    expect(await save('phone-a', ['step', 'stepCount'])).toBe(14)
    server.clock.set(at(4))
    expect(await save('phone-a', ['step', 'stepCount'])).toBe(0)
    expect(await read('phone-a')).toMatchObject({ authList: flags(['step', 'stepCount']), authDtm: '202611191124' })
    expect(await save('phone-a', ['step', 'stepCount', 'bw'])).toBe(1)
    expect(await read('phone-a')).toMatchObject({ authDtm: '202611191128' })
    expect(await read('phone-b')).toMatchObject({ authList: [] })
    expect(
      (await member.post(`${LOG}/saveHealthUserAuthData`, { deviceId: 'a', ...ANDROID, authList: [] })).statusCode,
    ).toBe(400)
  })

  describe('what a phone brought', () => {
    const index = (inptDt: string, helhidxOriCode: '2' | '3') => ({
      helhidxCode: 'BW',
      helhidxVal: '68.4',
      helhidxOriCode,
      helhidxLkeqmtCode: helhidxOriCode === '2' ? '1' : '2',
      heldType: 'health',
      inptDt,
      helhDate: inptDt.slice(0, 8),
    })
    async function filled(): Promise<TestMember> {
      const member = await server.member()
      await member.get('/api/my/saveHelhidxAgree?ruleSn=3')
      for (const code of ['1', '2']) await member.post(`${LOG}/insertMhrlsInterlock`, { code })
      const walk = {
        datauuid: 'a',
        startDt: '20261119070000',
        endDt: '20261119080000',
        stepCnt: 3600,
        distance: null,
        kcal: 140,
        sourceNm: null,
      }
      const food = {
        datauuid: 'f',
        eatDt: '20261119074000',
        mealType: '100001',
        foodNm: '토스트',
        amount: null,
        unit: null,
        kcal: 212,
        cho: null,
        protein: null,
        fat: null,
        sugar: null,
        fib: null,
        na: null,
      }
      await member.post('/api/common/regHealthDataNew', {
        healthType: 'SHD',
        data: { steps: [walk], exercises: [], foods: [food], indexes: [index('20261119070512', '2')] },
      })
      await member.post('/api/common/regHealthStepAppleData', {
        healthType: 'AS',
        data: [{ ...walk, startDt: '20261119090000', endDt: '20261119093000', stepCnt: 900, kcal: null }],
      })
      await member.post(`${LOG}/insertMyHelhIdx`, [
        index('20261118070000', '3'),
        { helhidxCode: 'BW', helhidxVal: '69.0', inptDt: '20261117070000' },
      ])
      return member
    }

    test('stays when the link goes, and goes alone when the member asks [HLG-02] [HLG-03]', async () => {
      const member = await filled()
      expect(await today(member)).toMatchObject({ stepCnt: 4500, useKcal: 140, eatKcal: 212 })
      expect(await link(member, '1')).toMatchObject({ lastInptDt: '20261119080000' })
      await member.post(`${LOG}/deleteMhrlsInterlock`, { code: '1' })
      expect(await today(member)).toMatchObject({ stepCnt: 4500 })
      const again = await member.post('/api/common/regHealthStepData', {
        healthType: 'SS',
        data: [
          {
            datauuid: 'n',
            startDt: '20261119100000',
            endDt: '20261119103000',
            stepCnt: 50,
            distance: null,
            kcal: null,
            sourceNm: null,
          },
        ],
      })
      expect(dataOf(again)).toMatchObject({ savedCnt: 0 })

      const gone = dataOf<{ interlock: Row; recordDeleteCnt: number }>(
        await member.post(`${LOG}/deleteMhrlsInterlock`, { code: '1', recordDeleteYn: 'Y' }),
      )
      expect(gone).toMatchObject({ interlock: { linkYn: 'N', lastInptDt: null }, recordDeleteCnt: 3 })
      expect(await today(member)).toMatchObject({ stepCnt: 900, useKcal: null, eatKcal: null })
      expect((await weights(member)).map((row) => row.helhidxOriCode)).toEqual(['3', '1'])
      expect(await link(member, '2')).toMatchObject({ linkYn: 'Y', lastInptDt: '20261119093000' })
    })

    test('withdrawal takes every link and rule 3 off at once, records on request [HLG-10]', async () => {
      const member = await filled()
      const leave = async (body?: Row) => dataOf<Row>(await member.post(`${LOG}/deleteWithdrawal`, body))
      expect(await leave({})).toEqual({
        healthTermsYn: 'N',
        unlinkCnt: 2,
        recordDeleteCnt: 0,
        withdrawalDtm: '202611191124',
      })
      expect(dataOf<Row[]>(await member.post(`${LOG}/healthAgreeRule`, ANDROID))[2]).toMatchObject({ agreeYn: 'N' })
      expect(await weights(member)).toHaveLength(3)
      expect(await leave({ recordDeleteYn: 'Y' })).toMatchObject({ unlinkCnt: 0, recordDeleteCnt: 6 })
      expect(await weights(member)).toEqual([])
      expect(await leave({ recordDeleteYn: 'Y' })).toMatchObject({ recordDeleteCnt: 0 })
    })

    test('is named with app and newest exercise; the exercise switch keeps its time [HLG-07] [HTP-10]', async () => {
      const member = await server.member()
      const app = async () => dataOf<Row>(await member.get(`${LOG}/wrkotLink/useHealthApp`))
      expect(await app()).toEqual({ useYn: 'N', helhidxLkeqmtCode: null, healthAppNm: null, lastWrkotDt: null })
      await member.post(`${LOG}/insertMhrlsInterlock`, { code: '2' })
      expect(await app()).toEqual({ useYn: 'Y', helhidxLkeqmtCode: '2', healthAppNm: 'Apple 건강', lastWrkotDt: null })
      const use = async () => dataOf<Row>(await member.get(`${LOG}/wrkotLink/wrkotAppUseYn`))
      expect(await use()).toEqual({ wrkotAppUseYn: 'N', updDtm: null })
      await member.get(`${LOG}/wrkotLink/updateWrkotAppUseYn?wrkotAppUseYn=Y`)
      expect(await use()).toEqual({ wrkotAppUseYn: 'Y', updDtm: '202611191124' })
      expect(dataOf(await member.get(`${LOG}/wrkotLink/inbodyAgree`))).toEqual({
        inbodyAgreeYn: 'N',
        agreeDtm: null,
        lastInptDt: null,
      })
    })

    test('through the call for typed values never replaces a value that was typed [HSY-60]', async () => {
      const member = await server.member()
      await member.post(`${LOG}/insertMyHelhIdx`, [{ helhidxCode: 'BW', helhidxVal: '70.0', inptDt: '20261118070000' }])
      await member.post(`${LOG}/insertMyHelhIdx`, [index('20261118070000', '2')])
      expect(await weights(member)).toMatchObject([{ helhidxVal: '70.0', helhidxOriCode: '1' }])
    })
  })
})
