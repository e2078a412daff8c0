import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members } from '#server/domain/member/schema.ts'
import { callsOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { PASSWORD, PLAYED, visitorOf } from '#server/test-support/identity.ts'

const MINUTE = 60_000

describe.each(databaseKinds)('joining on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, PLAYED)
  })
  afterAll(() => server.close())

  const later = async <T>(minutes: number, act: () => Promise<T>): Promise<T> => {
    server.clock.set(new Date(TEST_NOW.getTime() + minutes * MINUTE))
    return act().finally(() => server.clock.set(TEST_NOW))
  }
  const signedIn = async (username: string, password = PASSWORD) => {
    const answer = await signIn(server.http, { username, password }, { 'x-device-id': `device-of-${username}` })
    return callsOf(server.http, String(answer.headers.authorization).replace('Bearer ', ''))
  }
  const errorOf = (answer: { statusCode: number; json: () => { error: string } }) => [
    answer.statusCode,
    answer.json().error,
  ]

  test('a verification belongs to the device that began it, and ends [MBR-11]', async () => {
    const mine = visitorOf(server, 'pass-1')
    const authKey = await mine.pass('gaeul')
    const url = `/api/common/pass/auth/user?authKey=${authKey}`
    expect((await visitorOf(server, 'pass-2').get(url)).statusCode).toBe(404)
    const person = dataOf<{ authCi: string; mobileNo: string }>(await mine.get(url))
    expect(person).toMatchObject({ realName: '이가을', birthdayYear: '1996', mobileNo: '01000001119' })
    expect(dataOf(await mine.get(url))).toEqual(person)
    expect((await later(31, () => mine.get(url))).statusCode).toBe(404)
    expect((await server.request({ url: '/api/common/pass/auth' })).statusCode).toBe(400)
  })

  test('a verifier without an answer yet is not expired, and is asked again with the same key [MBR-11]', async () => {
    const mine = visitorOf(server, 'pass-late')
    const { authKey } = dataOf<{ authKey: string }>(await mine.get('/api/common/pass/auth?type=join'))
    const ask = (language = 'ko') =>
      server.request({
        url: `/api/common/pass/auth/user?authKey=${authKey}`,
        headers: { 'x-device-id': 'pass-late', 'accept-language': language },
      })
    const early = await ask()
    expect([early.statusCode, early.json()]).toEqual([
      409,
      { error: 'identityPending', errorMessage: '아직 확인이 끝나지 않았어요. 조금 뒤에 다시 눌러 주세요.' },
    ])
    expect((await ask('en')).json()).toMatchObject({
      errorMessage: 'The check is not done yet. Please try again in a moment.',
    })
    await mine.answerPass(authKey, { outcome: 'done', person: 'gaeul' })
    expect(dataOf(await ask())).toMatchObject({ realName: '이가을' })
    const other = dataOf<{ authKey: string }>(await mine.get('/api/common/pass/auth?type=join')).authKey
    await mine.answerPass(other, { outcome: 'refused' })
    expect(errorOf(await mine.get(`/api/common/pass/auth/user?authKey=${other}`))).toEqual([404, 'notFound'])
  })

  test('says before the form who may join, and why somebody may not', async () => {
    const check = async (person: string, biz = 'B00311') => {
      const visitor = visitorOf(server, `check-${person}`)
      const { authCi } = await visitor.verified(person)
      return dataOf(await visitor.get(`/api/member/join/check?authCi=${encodeURIComponent(authCi)}&bizCode=${biz}`))
    }
    expect(await check('gaeul')).toEqual({ joinYn: 'Y', reasonCode: null, rejoinDt: null })
    expect(await check('haneul')).toMatchObject({ joinYn: 'N', reasonCode: '01' })
    expect(await check('gyeoul')).toEqual({ joinYn: 'N', reasonCode: '02', rejoinDt: '20261209' })
    expect(await check('liam', 'B99999')).toMatchObject({ reasonCode: '03' })
    expect(await check('yeoreum')).toMatchObject({ reasonCode: '04' })
    const stranger = await visitorOf(server, 'check-none').get('/api/member/join/check?authCi=somebody')
    expect(errorOf(stranger)).toEqual([403, 'identityExpired'])
  })

  test('accounts of a number are told to who proved it, masked; sleeping ones by key alone [MBR-16]', async () => {
    const visitor = visitorOf(server, 'exist-1')
    const { mobileNo, authCi } = await visitor.verified('dasom', '/api/common/pass/auth?type=exist')
    expect(dataOf(await visitor.get(`/api/member/exist?mobileNo=${mobileNo}`))).toEqual({ existYn: 'Y', accountCnt: 1 })
    const rows = dataOf<object[]>(await visitor.post('/api/member/selectExistAccouont', { mobileNo, authCi }))
    expect(rows).toEqual([
      {
        usrId: 'da**m',
        loginType: 'W',
        bizNm: '한빛전자',
        joinDt: expect.any(String),
        lastLoginDt: '20250920',
        dormantYn: 'Y',
      },
    ])
    expect(dataOf(await visitor.post('/api/member/selectExistAccouont', { mobileNo }))).toEqual([])
    expect(dataOf(await visitor.get('/api/member/exist?mobileNo=01000000311'))).toEqual({ existYn: 'N', accountCnt: 0 })
    expect(dataOf(await visitorOf(server, 'exist-2').get(`/api/member/exist?mobileNo=${mobileNo}`))).toMatchObject({
      existYn: 'N',
    })
  })

  test('a name is free or taken whatever its case, and nobody speaks for the operator', async () => {
    const visitor = visitorOf(server, 'names-1')
    expect(dataOf(await visitor.post('/api/member/duplicate', { usrId: ' HANEUL ' }))).toEqual({
      usrId: 'HANEUL',
      duplicateYn: 'Y',
    })
    expect(dataOf(await visitor.post('/api/member/duplicate', { usrId: 'gaeul96' }))).toMatchObject({
      duplicateYn: 'N',
    })
    expect(dataOf(await visitor.post('/api/member/checkNickName', { nickName: '하 늘' }))).toMatchObject({
      usableYn: 'N',
      reasonCode: '01',
    })
    expect(dataOf(await visitor.post('/api/member/checkNickName', { nickName: '한상운영자' }))).toMatchObject({
      usableYn: 'N',
      reasonCode: '02',
    })
    const many = await Promise.all(
      Array.from({ length: 40 }, () => visitor.post('/api/member/duplicate', { usrId: 'gaeul96' })),
    )
    expect(many.some(({ statusCode }) => statusCode === 429)).toBe(true)
  })

  test('what is no proof, no person, no staff or no password is refused, and nothing stays', async () => {
    const visitor = visitorOf(server, 'refused-1')
    const person = await visitor.verified('liam')
    const form = { usrId: 'liam91', nickName: '리암' }
    expect(errorOf(await visitorOf(server, 'refused-2').join(person, form))).toEqual([403, 'identityExpired'])
    expect(errorOf(await visitor.join(person, { ...form, realName: '윤하늘' }))).toEqual([400, 'badRequest'])
    expect(errorOf(await visitor.join(person, { ...form, birthdayYear: '1980' }))).toEqual([400, 'badRequest'])
    expect(
      errorOf(await visitor.join(person, { ...form, bizCode: 'B00311', tomsYn: 'Y', employeeNumber: '20140317' })),
    ).toEqual([400, 'badRequest'])
    const fromNowhere = await visitor.join(person, { ...form, bizCode: 'B00311', loginType: 'K', knoxId: 'liam.brown' })
    expect([fromNowhere.statusCode, fromNowhere.json()]).toEqual([
      400,
      { error: 'badRequest', errorMessage: '본인 확인과 다른 내용이 있어요. 처음부터 다시 해 주세요.' },
    ])
    expect(errorOf(await visitor.join(person, { ...form, usrPwd: 'password1234' }))).toEqual([400, 'weakPassword'])
    expect(errorOf(await visitor.join(person, { ...form, usrPwd: 'my-liam91-pass' }))).toEqual([400, 'weakPassword'])
    expect((await visitor.join(person, { ...form, usrPwd: 'qwer1234!!' })).json()).toEqual({
      error: 'weakPassword',
      errorMessage: '많이 쓰이는 비밀번호예요. 다른 것으로 정해 주세요.',
    })
    expect(errorOf(await visitor.join(person, { ...form, usrId: 'HANEUL' }))).toEqual([409, 'usrIdTaken'])
    expect(errorOf(await visitor.join(person, { ...form, nickName: '하늘' }))).toEqual([409, 'nickNameTaken'])
    expect(errorOf(await later(31, () => visitor.join(person, form)))).toEqual([403, 'identityExpired'])
    const child = visitorOf(server, 'refused-3')
    expect(errorOf(await child.join(await child.verified('yeoreum'), { usrId: 'yeoreum', nickName: '여름' }))).toEqual([
      409,
      'conflict',
    ])
    expect(dataOf(await visitor.post('/api/member/duplicate', { usrId: 'liam91' }))).toMatchObject({ duplicateYn: 'N' })
  })

  test('no one is staff by naming an employer; a wrong number is refused, the own one taken [MBR-17]', async () => {
    const visitor = visitorOf(server, 'staff-1')
    const person = await visitor.verified('liam')
    const form = { usrId: 'liam91', nickName: '리암', bizCode: 'B00312' }
    expect(errorOf(await visitor.join(person, form))).toEqual([400, 'badRequest'])
    expect(errorOf(await visitor.join(person, { ...form, bizCode: 'B00311', tomsYn: 'N' }))).toEqual([
      400,
      'badRequest',
    ])
    for (const employeeNumber of ['E99999', 'G26031']) {
      const refused = await visitor.join(person, { ...form, employeeNumber })
      expect([...errorOf(refused), refused.json<{ errorMessage: string }>().errorMessage]).toEqual([
        409,
        'notStaff',
        '회사 명부에서 찾지 못했어요. 사번을 확인해 주세요.',
      ])
    }
    // With the own number it comes as far as the names.
    expect(errorOf(await visitor.join(person, { ...form, employeeNumber: 'G23090', usrId: 'li am' }))).toEqual([
      400,
      'usrIdUnusable',
    ])
    expect(errorOf(await visitor.join(person, { ...form, employeeNumber: 'G23090', nickName: '한상운영자' }))).toEqual([
      400,
      'nickNameUnusable',
    ])
    expect(dataOf(await visitor.post('/api/member/duplicate', { usrId: 'liam91' }))).toMatchObject({ duplicateYn: 'N' })
  })

  describe('two who are new', () => {
    const SENT = 12
    type Visitor = ReturnType<typeof visitorOf>
    let loser: { key: string; visitor: Visitor; person: Awaited<ReturnType<Visitor['verified']>> }

    test('want a name at once: one has it, the other is told which name it was and keeps the proof', async () => {
      const people = await Promise.all(
        ['liam', 'gaeul'].map(async (key) => {
          const visitor = visitorOf(server, `race-${key}`)
          return { key, visitor, person: await visitor.verified(key) }
        }),
      )
      const answers = await Promise.all(
        people.map(({ visitor, person }, index) =>
          visitor.join(person, { usrId: 'samename', nickName: `바람${String(index)}` }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const lost = answers.findIndex(({ statusCode }) => statusCode === 409)
      expect(answers[lost]?.json()).toMatchObject({ error: 'usrIdTaken' })
      loser = people[lost] as (typeof people)[number]
    })

    test('the other opens an account with everything in it, once, however often it is sent [MBR-18]', async () => {
      const { visitor, person } = loser
      // A little apart: one comes to look for the name when another has just taken it.
      const answers = await Promise.all(
        Array.from({ length: SENT }, async (_, at) => {
          await sleep(at * 5)
          return visitor.join(person, { nickName: '가을하늘' })
        }),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: SENT }, () => 200))
      const joined = answers[0]?.json<{ data: { hcId: string } }>().data
      expect(answers.map((answer) => dataOf(answer))).toEqual(Array.from({ length: SENT }, () => joined))
      expect(joined).toMatchObject({ usrId: 'gaeul96', nickName: '가을하늘', joinDtm: '202611191124' })
      const member = await signedIn('Gaeul96')
      expect(dataOf(await member.get('/api/mypage/getUsrInfo'))).toMatchObject({
        hcId: joined?.hcId,
        realName: person.realName,
        mobileNo: person.mobileNo,
        restaurantId: 'REST000311',
        bizCode: 'B00000',
        dormantYn: 'N',
        tomsYn: 'N',
      })
      expect(dataOf(await member.get('/api/member/getTermsAgreeYn'))).toMatchObject({
        termsAgreeYn: 'Y',
        marketingTermsAgreeYn: 'N',
        termsAgreeDtm: '202611191124',
      })
      expect(dataOf<object[]>(await member.get('/api/mypage/coupon-list'))).toHaveLength(1)
      expect(JSON.stringify(dataOf(await member.get('/api/member/getPushList')))).toContain('점심 한 끼 쿠폰')
      expect(errorOf(await visitor.join(person, { usrId: 'gaeul97', nickName: '가을둘' }))).toEqual([
        403,
        'identityExpired',
      ])
    })

    test('the same form sent again is told the same, for half an hour and with the same password', async () => {
      const { visitor, person } = loser
      const again = (fields: object = {}) => visitor.join(person, { nickName: '가을하늘', ...fields })
      expect((await again()).statusCode).toBe(200)
      expect(errorOf(await again({ usrPwd: '다른 사람의 비밀번호 하나' }))).toEqual([403, 'identityExpired'])
      expect(errorOf(await later(31, () => again()))).toEqual([403, 'identityExpired'])
    })

    test('verified anew, they are told the same, too; with another form they have an account already', async () => {
      const { key, visitor, person } = loser
      await visitor.verified(key)
      expect(dataOf(await visitor.join(person, { nickName: '가을하늘' }))).toMatchObject({
        usrId: 'gaeul96',
        nickName: '가을하늘',
        joinDtm: '202611191124',
      })
      expect(
        errorOf(await visitor.join(person, { nickName: '가을하늘', usrPwd: '다른 사람의 비밀번호 하나' })),
      ).toEqual([409, 'conflict'])
      expect(errorOf(await visitor.join(person, { usrId: 'gaeul97', nickName: '가을둘' }))).toEqual([409, 'conflict'])
    })
  })

  test('a sleeping account opens again with what is in it, and only by its own person [MBR-16]', async () => {
    const { db } = server.database
    const said = {
      bizCode: members.bizCode,
      employeeNumber: members.employeeNumber,
      tomsYn: members.tomsYn,
      heightCm: members.heightCm,
      weightKg: members.weightKg,
    }
    const rowOf = () => db.select(said).from(members).where(eq(members.hcId, 'HC0000000313'))
    const stood = await rowOf()
    expect(stood).toMatchObject([{ bizCode: 'B00311', heightCm: 162 }])
    const visitor = visitorOf(server, 'again-1')
    const person = await visitor.verified('dasom')
    expect(errorOf(await visitor.join(person, { usrId: 'dasomi', nickName: '다솜이', selectedId: 'ha***l' }))).toEqual([
      409,
      'conflict',
    ])
    const again = await visitor.join(person, { usrId: 'dasomi', nickName: '다솜이', selectedId: 'da**m' })
    expect(dataOf(again)).toMatchObject({ hcId: 'HC0000000313', usrId: 'dasomi' })
    const member = await signedIn('dasomi')
    expect(dataOf(await member.get('/api/mypage/getUsrInfo'))).toMatchObject({
      hcId: 'HC0000000313',
      nickName: '다솜이',
      restaurantId: 'REST000311',
    })
    // What the form says nothing of is as it was.
    expect(await rowOf()).toEqual(stood)
    expect(dataOf<{ weight: string }>(await member.post('/api/mypage/getUserBaseInfo')).weight).not.toBeNull()
    expect((await signIn(server.http, { username: 'dasom', password: 'hansang-demo!1' })).statusCode).toBe(401)
    const haneul = visitorOf(server, 'again-2')
    expect(
      errorOf(
        await haneul.join(await haneul.verified('haneul'), {
          usrId: 'haneul9',
          nickName: '하늘이',
          selectedId: 'ha***l',
        }),
      ),
    ).toEqual([409, 'conflict'])
  })

  test('employers and restaurants are lists for anybody [MBR-17]', async () => {
    const visitor = visitorOf(server, 'lists-1')
    const companies = dataOf<{ bizCode: string; tomsYn: string; knoxYn: string }[]>(
      await visitor.get('/api/common/company'),
    )
    expect(companies.map(({ bizCode, tomsYn, knoxYn }) => [bizCode, tomsYn, knoxYn])).toEqual([
      ['B00312', 'Y', 'N'],
      ['B00311', 'Y', 'Y'],
    ])
    expect(dataOf(await visitor.get('/api/common/company?bizNm=%25'))).toEqual([])
    const all = dataOf<{ restaurantCode: string; mainDiv: string }[]>(
      await visitor.get('/api/common/restaurant?bizCode=B00311'),
    )
    expect(all.map(({ mainDiv }) => mainDiv)).toEqual(['N', 'N', 'N'])
    expect(dataOf(await visitor.get('/api/common/restaurant?bizCode=B00312'))).toHaveLength(3)
    expect(
      dataOf(await visitor.get(`/api/common/restaurant?restaurantName=${encodeURIComponent('그린')}`)),
    ).toHaveLength(1)
    expect(dataOf(await visitor.get('/api/common/getServerUrl'))).toMatchObject({ chatUrl: null })
  })
})

describe('a dormant member', () => {
  test('is greeted at the first sign-in after a year, and not at the next [MBR-16]', async () => {
    const server = await startTestServer('embedded')
    const member = await server.member('dasom')
    expect(dataOf(await member.get('/api/mypage/getUsrInfo'))).toMatchObject({ dormantYn: 'Y' })
    const again = await server.signedIn(member)
    expect(dataOf(await again.get('/api/mypage/getUsrInfo'))).toMatchObject({ dormantYn: 'N' })
    await server.close()
  })
})
