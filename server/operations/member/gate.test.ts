import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GATE_DIGITS } from '#server/domain/gate/seed.ts'
import { maskedName, refusalAt } from '#server/domain/gate/rules.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

const [TOWER, CAMPUS, SEOCHO] = ['REST000311', 'REST000312', 'REST000313']
const OWN_NUMBER = '20140317'
type Gate = { authorYn: string; validDtm: string | null; failCode: string | null }

test('a name is told without what stands inside it', () => {
  expect(maskedName('윤하늘')).toBe('윤*늘')
  expect(maskedName('윤건')).toBe('윤*')
  expect(maskedName('Emily Carter')).toBe('E**** C*****')
})

test('a number lets in whoever it was given to: by the employer’s word, else by the name beside it [MBR-17]', () => {
  const gate = { authNo: null, bizCode: 'B00311' }
  const employee = { bizCode: 'B00311', employeeNumber: OWN_NUMBER, realName: '윤하늘' }
  const shown = { employeeNumber: OWN_NUMBER, authNo: undefined }
  expect(refusalAt(gate, shown, { ...employee, tomsYn: 'Y' }, employee)).toBeNull()
  // The same number at another employer is another person's.
  expect(refusalAt(gate, shown, { ...employee, bizCode: 'B00312', tomsYn: 'Y' }, employee)).toBe('03')
  const unnamed = { ...employee, employeeNumber: '', tomsYn: 'N' } as const
  expect(refusalAt(gate, shown, unnamed, employee)).toBeNull()
  expect(refusalAt(gate, shown, { ...unnamed, realName: '박다솜' }, employee)).toBe('01')
  expect(refusalAt({ ...gate, bizCode: 'B00312' }, shown, unnamed, employee)).toBe('03')
})

describe.each(databaseKinds)('staff, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const pop = async (who: TestMember, restaurantCode: string | undefined) =>
    dataOf<{ popYn: string; authNoYn: string; contents: string | null }>(
      await who.post('/api/member/checkAuthorGatePop', { restaurantCode }),
    )
  const enter = async (who: TestMember, kind: 'welAuthorGate' | 'welAuthorGatePosco', body: object) =>
    dataOf<Gate>(await who.post(`/api/member/${kind}`, body))
  const digits = (authNo: string) => ({ restaurantCode: SEOCHO, employeeNumber: OWN_NUMBER, authNo })

  test('are asked only where there is a gate and nobody has let them in yet [MBR-17]', async () => {
    const [haneul, emily] = [await server.member('haneul'), await server.member('emily')]
    expect(await pop(haneul, TOWER)).toMatchObject({ popYn: 'N', contents: null })
    expect(await pop(haneul, CAMPUS)).toMatchObject({ popYn: 'N' })
    expect(await pop(haneul, SEOCHO)).toMatchObject({
      popYn: 'Y',
      gateType: 'POSCO',
      authNoYn: 'Y',
      contents: expect.stringContaining('서초사옥점은'),
    })
    expect(await pop(emily, TOWER)).toMatchObject({
      popYn: 'Y',
      gateType: 'WEL',
      authNoYn: 'N',
      contents: expect.stringMatching(/^Hanbit Tower is/),
    })
    const list = dataOf<object[]>(await haneul.post('/api/common/getAuthorRestrantList', {}))
    expect(list).toEqual([
      { restaurantCode: TOWER, restaurantName: '한빛타워점', gateType: 'WEL', authorYn: 'Y' },
      { restaurantCode: SEOCHO, restaurantName: '서초사옥점', gateType: 'POSCO', authorYn: 'N' },
    ])
  })

  test('with their own number and gate digits are let in for half a year, and nobody with them [MBR-17]', async () => {
    const [member, other] = [await server.member('haneul'), await server.member('haneul')]
    expect(await enter(member, 'welAuthorGatePosco', digits(GATE_DIGITS))).toMatchObject({
      authorYn: 'Y',
      validDtm: '202705182359',
      failCode: null,
    })
    expect(await pop(member, SEOCHO)).toMatchObject({ popYn: 'N' })
    expect(await pop(other, SEOCHO)).toMatchObject({ popYn: 'Y' })
    server.clock.set(new Date('2027-05-19T00:00:00+09:00'))
    expect(await pop(await server.signedIn(member), SEOCHO)).toMatchObject({ popYn: 'Y' })
    server.clock.set(TEST_NOW)
  })

  test('are told the digits first, then the number, then the place', async () => {
    const member = await server.member('haneul')
    expect(
      await enter(member, 'welAuthorGatePosco', { ...digits('000000'), employeeNumber: '99999999' }),
    ).toMatchObject({ authorYn: 'N', validDtm: null, failCode: '02' })
    expect(
      await enter(member, 'welAuthorGatePosco', { ...digits(GATE_DIGITS), employeeNumber: '99999999' }),
    ).toMatchObject({ failCode: '01' })
    // A colleague's number is nobody's.
    expect(
      await enter(member, 'welAuthorGatePosco', { ...digits(GATE_DIGITS), employeeNumber: '20230901' }),
    ).toMatchObject({ failCode: '01' })
    expect(await enter(member, 'welAuthorGate', digits(GATE_DIGITS))).toMatchObject({ failCode: '03' })
  })

  test('whom no employer has named is not let in by a colleague’s number', async () => {
    const dasom = await server.member('dasom')
    expect(await enter(dasom, 'welAuthorGate', { restaurantCode: TOWER, employeeNumber: OWN_NUMBER })).toMatchObject({
      authorYn: 'N',
      validDtm: null,
      failCode: '01',
    })
    expect(await pop(dasom, TOWER)).toMatchObject({ popYn: 'Y' })
  })

  test('after five wrong answers hear the same for ten minutes, whatever they say', async () => {
    const member = await server.member('haneul')
    for (let count = 0; count < 5; count += 1) await enter(member, 'welAuthorGatePosco', digits('111111'))
    expect(await enter(member, 'welAuthorGatePosco', digits(GATE_DIGITS))).toMatchObject({ failCode: '02' })
    expect(
      await enter(member, 'welAuthorGatePosco', { ...digits(GATE_DIGITS), employeeNumber: '99999999' }),
    ).toMatchObject({ failCode: '02' })
    expect(await enter(await server.member('haneul'), 'welAuthorGatePosco', digits(GATE_DIGITS))).toMatchObject({
      authorYn: 'Y',
    })
    // The clock runs on: on a busy machine the last try was seconds after the first.
    server.clock.set(new Date(TEST_NOW.getTime() + 12 * 60_000))
    expect(await enter(member, 'welAuthorGatePosco', digits(GATE_DIGITS))).toMatchObject({ authorYn: 'Y' })
    server.clock.set(TEST_NOW)
  })

  const ask = (body: object, device = 'phone-1', language = 'ko') =>
    server.request({
      method: 'POST',
      url: '/api/member/getTomsAGateUserInfo',
      payload: { bizCode: 'B00311', employeeNumber: OWN_NUMBER, realName: '윤하늘', ...body },
      headers: { 'x-device-id': device, 'accept-language': language },
    })

  test('are found before they have an account, by employer, number and name together', async () => {
    const employers = dataOf<object[]>(
      await server.request({ method: 'POST', url: '/api/member/getTomsEntpsList', payload: { bizNm: '한빛' } }),
    )
    expect(employers).toEqual([
      { bizCode: 'B00311', bizNm: '한빛전자', gateType: 'WEL', emailDomain: 'hanbit.example' },
    ])
    expect(
      dataOf(await server.request({ method: 'POST', url: '/api/member/getTomsEntpsList', payload: { bizNm: '%' } })),
    ).toEqual([])
    expect(dataOf(await ask({}))).toMatchObject({
      tomsYn: 'Y',
      realName: '윤*늘',
      bizNm: '한빛전자',
      employeeNumber: OWN_NUMBER,
    })
    expect((await ask({ bizCode: 'B00312', employeeNumber: 'G23090', realName: ' liam brown' })).statusCode).toBe(200)
  })

  test('cannot be guessed at: one text for every refusal, ten a minute for a device', async () => {
    const refusals = [
      await ask({ realName: '윤하나' }, 'guess'),
      await ask({ employeeNumber: '1' }, 'guess'),
      await ask({ bizCode: 'B99999' }, 'guess'),
    ]
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    for (let count = 3; count < 10; count += 1) await ask({ realName: '윤하나' }, 'guess')
    const blocked = await ask({}, 'guess')
    expect(blocked.statusCode).toBe(429)
    expect(
      new Set([...refusals, blocked].map((answer) => answer.json<{ errorMessage: string }>().errorMessage)).size,
    ).toBe(1)
    expect((await ask({}, 'another phone')).statusCode).toBe(200)
    expect(
      (await ask({ realName: '윤하나' }, 'another phone', 'en')).json<{ errorMessage: string }>().errorMessage,
    ).toMatch(/^We found nobody/)
  })

  test('cannot be guessed by a device with a new name for each call: a network has 120 an hour', async () => {
    const guess = (device: string, remoteAddress: string) =>
      server.request({
        method: 'POST',
        url: '/api/member/getTomsAGateUserInfo',
        remoteAddress,
        payload: { bizCode: 'B00311', employeeNumber: OWN_NUMBER, realName: '윤하나' },
        headers: { 'x-device-id': device },
      })
    const answers: number[] = []
    for (let count = 0; count < 121; count += 1)
      answers.push((await guess(`guess-${String(count)}`, '10.3.0.1')).statusCode)
    expect([answers.filter((status) => status === 404).length, answers.at(-1)]).toEqual([120, 429])
    expect((await guess('guess-0', '10.3.0.2')).statusCode).toBe(404)
  })

  test('see the own meal card and nobody else’s', async () => {
    const member = await server.member('haneul')
    const card = async (body: object, by = member) =>
      dataOf(
        await by.post('/api/common/tomsApi', {
          apiType: 'BALANCE',
          bizCode: 'B00311',
          employeeNumber: OWN_NUMBER,
          ...body,
        }),
      )
    const { totalPayAmt } = dataOf<{ totalPayAmt: number }>(
      await member.post('/api/customer/mealPaymentList', { startDt: '20261101', endDt: '20261130' }),
    )
    expect(totalPayAmt).toBeGreaterThan(0)
    // What is left is what the meals of the month have not taken, this member's alone.
    expect(await card({})).toEqual({
      apiType: 'BALANCE',
      resultYn: 'Y',
      employeeNumber: OWN_NUMBER,
      realName: '윤*늘',
      cardNo: '************2026',
      balance: 150_000 - totalPayAmt,
    })
    expect(await card({ apiType: 'EMP' })).toMatchObject({ resultYn: 'Y', cardNo: null, balance: null })
    expect(await card({ employeeNumber: '20230901' })).toEqual({
      apiType: 'BALANCE',
      resultYn: 'N',
      employeeNumber: '20230901',
      realName: null,
      cardNo: null,
      balance: null,
    })
    // A new month begins anew.
    server.clock.set(new Date('2026-12-01T01:00:00Z'))
    expect(await card({}, await server.signedIn(member))).toMatchObject({ balance: 150_000 })
    server.clock.set(TEST_NOW)
  })
})
